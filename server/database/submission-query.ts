import { setImmediate } from 'node:timers/promises'
import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { DeskFilter } from '../../contract/desk/filter.ts'
import { isNoCanary, noneOf } from './canaries.ts'
import { engineOf } from './engine.ts'
import { laterRows } from './later.ts'
import type { Db, Schema, SubmissionTable, Tx } from './schema.ts'
import { matchesText } from './search.ts'
import { rowCount } from './transactions.ts'

// The desk's filter as queries. They read indexes alone; only the rows of one page are loaded whole.

/** What must be true of a submission. */
export type SubmissionCondition = (row: ExpressionBuilder<Schema, 'submission'>) => Expression<SqlBool>

/** A filter, and what `me` and "overdue" mean at this moment. */
export interface SubmissionQuery {
  filter: DeskFilter
  /** The name of the person who asks. */
  me: string
  /** Ms. */
  now: number
  /** Also canaries: for the command that sent them. */
  withCanaries?: boolean
}

/** Parts of a filter that a facet leaves out, because it counts what they would choose. */
export type FilterPart = 'status' | 'desk' | 'form' | 'owner' | 'received' | `choice.${string}`

/**
 * The conditions of a filter, ready to be used by several queries.
 *
 * @param byTime for a query over a range of times: status, desk and form choose no index, which would read far more rows.
 */
export type Conditions = (without?: FilterPart[], options?: { byTime?: boolean }) => RawBuilder<boolean>

/** Reads the search index and the canaries once, for all queries about this filter. */
export async function conditionsOf(
  db: Db | Tx,
  { filter, me, now, withCanaries = false }: SubmissionQuery,
): Promise<Conditions> {
  const { status, desk, form, overdue, due, received, choices } = filter
  const text = filter.text === '' ? undefined : ((await matchesText(db, filter.text)) ?? sql<boolean>`false`)
  const others = withCanaries ? sql<boolean>`true` : await isNoCanary(db)
  const aside = filter.later === '' ? [] : (await laterRows(db)).map(({ number }) => number)
  const names = filter.owner.flatMap((one) => (one === 'me' ? [me] : one === 'nobody' ? [] : [one.slice(1)]))
  return (without = [], { byTime = false } = {}) => {
    const all: RawBuilder<unknown>[] = [others]
    const anyOf = (part: FilterPart, column: string, values: readonly string[]) => {
      if (values.length === 0 || without.includes(part)) return
      // An expression is in no index.
      const value = byTime ? sql`coalesce(${sql.ref(column)}, '')` : sql.ref(column)
      all.push(sql`${value} in (${sql.join(values)})`)
    }
    if (text) all.push(text)
    if (filter.later === 'no') all.push(noneOf(db, aside))
    if (filter.later === 'only') all.push(sql`not ${noneOf(db, aside)}`)
    anyOf('status', 'submission.status', status)
    anyOf('desk', 'submission.desk', desk)
    anyOf('form', 'submission.form', form)
    if (filter.owner.length > 0 && !without.includes('owner')) {
      const named = names.length > 0 ? sql`submission.owner in (${sql.join(names)})` : sql`false`
      all.push(filter.owner.includes('nobody') ? sql`(submission.owner is null or ${named})` : named)
    }
    if (overdue) all.push(sql`submission.status = 'open' and submission."dueAt" < ${now}`)
    all.push(...between('dueAt', due))
    if (!without.includes('received')) all.push(...between('receivedAt', received))
    for (const [field, values] of Object.entries(choices)) {
      if (values.length === 0 || without.includes(`choice.${field}`)) continue
      // The plus keeps SQLite from beginning with this list, which may name most requests.
      all.push(sql`+submission.number in (select number from choice
        where field = ${field} and value in (${sql.join(values)}))`)
    }
    return sql<boolean>`${sql.join(all, sql` and `)}`
  }
}

function between(column: 'dueAt' | 'receivedAt', { from, to }: { from?: string; to?: string }): RawBuilder<unknown>[] {
  const name = sql.ref(`submission.${column}`)
  return [...(from ? [sql`${name} >= ${Date.parse(from)}`] : []), ...(to ? [sql`${name} < ${Date.parse(to)}`] : [])]
}

/** How many submissions meet the conditions. */
export function countMatching(db: Db | Tx, conditions: Conditions): Promise<number> {
  return rowCount(db.selectFrom('submission').where(conditions()))
}

/** Where a page of a list ends: the row's key in the list's order, and its number where keys are equal. */
export interface PageEnd {
  key: number
  number: number
}

/** One order of a list. A list may consist of two, one after the other. */
export interface Section {
  /** Which submissions: all, the open ones, or all others. */
  of: 'all' | 'open' | 'others'
  by: 'dueAt' | 'receivedAt'
  descending: boolean
}

/** The next rows of a section, at most `limit`. */
export async function pageOf(
  db: Db | Tx,
  conditions: Conditions,
  section: Section,
  after: PageEnd | undefined,
  limit: number,
): Promise<SubmissionTable[]> {
  const { by, descending, of } = section
  let query = db.selectFrom('submission').select('number').where(conditions())
  if (of !== 'all') query = query.where('status', of === 'open' ? '=' : '!=', 'open')
  if (after)
    query = query.where((row) =>
      row(row.refTuple(by, 'number'), descending ? '<' : '>', row.tuple(after.key, after.number)),
    )
  const direction = descending ? 'desc' : 'asc'
  const page = await query.orderBy(by, direction).orderBy('number', direction).limit(limit).execute()
  return rowsOf(
    db,
    page.map(({ number }) => number),
  )
}

/** The rows with these numbers, in this order, without those that are gone. At most a few hundred. */
export async function rowsOf(db: Db | Tx, numbers: readonly number[]): Promise<SubmissionTable[]> {
  if (numbers.length === 0) return []
  const rows = await db.selectFrom('submission').selectAll().where('number', 'in', numbers).execute()
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}

/** A condition: the submission came from this email address, whatever its capitals. */
export function fromSender(db: Db | Tx, email: string): RawBuilder<boolean> {
  return engineOf(db).isSameText(sql`submission.email`, email)
}

/** How many rows one query of `eachMatching` gives. Bounds how long the event loop stands still. */
const STEP = 5_000

/**
 * All matching submissions by number, some at a time: for exports and bulk actions. A number never changes, whatever is done
 * meanwhile.
 *
 * @param select adds the columns that the caller needs.
 */
export async function* eachMatching<Row extends { number: number }>(
  db: Db | Tx,
  conditions: Conditions,
  select: (
    query: SelectQueryBuilder<Schema, 'submission', { number: number }>,
  ) => SelectQueryBuilder<Schema, 'submission', Row>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ; await setImmediate()) {
    const next = db.selectFrom('submission').select('number').where(conditions()).where('number', '>', after)
    const rows = await select(next).orderBy('number').limit(STEP).execute()
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < STEP) return
    after = last.number
  }
}
