import { sql } from 'kysely'
import { MINUTE_MS } from '../../contract/time/units.ts'
import { isNoCanary } from './canaries.ts'
import type { Db, SubmissionTable } from './schema.ts'

/** The counts of the inbox, in one pass over the index of open submissions, without canaries. */
export async function openCounts(db: Db, me: string, now: number) {
  const others = await isNoCanary(db)
  const { rows } = await sql<{ desk: string; open: number; overdue: number; mine: number; nobodys: number }>`
    select desk, count(*) as open, count(*) filter (where "dueAt" < ${now}) as overdue,
    count(*) filter (where owner = ${me}) as mine, count(*) filter (where owner is null) as nobodys from submission
    where status = 'open' and ${others} group by desk`.execute(db)
  return rows
}

/** How many submissions have each status, without canaries. */
export async function statusCounts(db: Db): Promise<Map<string, number>> {
  const others = await isNoCanary(db)
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*) as count from submission where ${others} group by status`.execute(db)
  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** Names that own something or did something since then, in alphabetical order. */
export async function peopleSince(db: Db, since: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct owner as name from submission where status = 'open' and owner is not null
    union select distinct actor from history
    where id > (select coalesce(max(id), 0) - 5000 from history) and at >= ${since} and actor is not null
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

export interface Answer {
  reference: string
  form: string
  /** Since when it was waited for: received, or written again. */
  askedAt: number
  dueAt: number
  answeredAt: number
}

/**
 * The last answers since then, at most `most`, oldest first, without canaries and what was only marked. `desk` and `owner`
 * narrow them.
 */
export async function answersSince(db: Db, since: number, most: number, scope: FigureScope = {}): Promise<Answer[]> {
  const { rows } = await sql<Answer>`
    select reference, form, ${ASKED_AT} as "askedAt", "dueAt", "answeredAt" from submission
    where status = 'answered' and "answeredAt" >= ${since} and canary = 0 and "answeredBy" is not null and ${inScope(scope)}
    order by "answeredAt" desc limit ${most}`.execute(db)
  return rows.reverse()
}

/** How promises of one form were kept. */
export interface KeptOfForm {
  form: string
  /** Answers until the due time, by letter or by phone. */
  onTime: number
  byPhone: number
  onlyMarked: number
  /** How long it was waited for, ms, of each answer by letter or by phone. */
  took: number[]
}

const ASKED_AT = sql`coalesce("askedAt", "receivedAt")`

/** How long the answer was waited for, ms: since it was received, or written again. Null while there is none. */
export function tookOf(row: Pick<SubmissionTable, 'receivedAt' | 'askedAt' | 'answeredAt'>): number | null {
  return row.answeredAt === null ? null : row.answeredAt - (row.askedAt ?? row.receivedAt)
}

/**
 * Answers since then by form, without canaries. The times come as one text for each form, because a row for each of 50,000
 * answers takes four times as long.
 */
export async function keptSince(db: Db, since: number, scope: FigureScope = {}): Promise<KeptOfForm[]> {
  const { rows } = await sql<
    Record<'onTime' | 'byPhone' | 'onlyMarked', number> & { form: string; took: string | null }
  >`
    select form, count(*) filter (where "answeredBy" is not null and "answeredAt" <= "dueAt") as "onTime",
    count(*) filter (where "answeredBy" = 'phone') as "byPhone",
    count(*) filter (where "answeredBy" is null) as "onlyMarked",
    string_agg(case when "answeredBy" is not null then cast("answeredAt" - ${ASKED_AT} as text) end, ',') as took
    from submission where status = 'answered' and "answeredAt" >= ${since} and canary = 0 and ${inScope(scope)}
    group by form`.execute(db)
  return rows.map(({ form, onTime, byPhone, onlyMarked, took }) => ({
    ...{ form, onTime: Number(onTime), byPhone: Number(byPhone), onlyMarked: Number(onlyMarked) },
    took: took?.split(',').map(Number) ?? [],
  }))
}

/** First answers since then, without canaries, quarantine and spam: by desk, when each request came and how long it took, ms. */
export async function firstAnswersSince(db: Db, since: number, scope: FigureScope) {
  const { rows } = await sql<{ desk: string; pairs: string }>`
    select desk, string_agg(cast("receivedAt" as text) || ' ' || cast("firstAnsweredAt" - "receivedAt" as text), ',') as pairs
    from submission where "firstAnsweredAt" >= ${since} and canary = 0 and status not in ('quarantined', 'spam')
    and ${inScope(scope)} group by desk order by desk`.execute(db)
  return rows.map(({ desk, pairs }) => ({
    desk,
    answers: pairs.split(',').map((pair) => {
      const [receivedAt = 0, tookMs = 0] = pair.split(' ').map(Number)
      return { receivedAt, tookMs }
    }),
  }))
}

/** Narrows figures to a desk and an owner. */
export interface FigureScope {
  desk?: string
  owner?: string
}

export interface OpenOfForm {
  form: string
  open: number
  overdue: number
  dueToday: number
  nobodys: number
  oldestDueAt: number
}

/** Open submissions by form, without canaries. `midnight` is the end of today, ms. */
export async function openByForm(db: Db, scope: FigureScope, now: number, midnight: number): Promise<OpenOfForm[]> {
  const { rows } =
    await sql<OpenOfForm>`select form, count(*) as open, count(*) filter (where "dueAt" < ${now}) as overdue,
    count(*) filter (where "dueAt" >= ${now} and "dueAt" < ${midnight}) as "dueToday",
    count(*) filter (where owner is null) as nobodys,
    min("dueAt") as "oldestDueAt" from submission
    where status = 'open' and canary = 0 and ${inScope(scope)} group by form`.execute(db)
  return rows
}

/** Ms. Time zones are apart by multiples of it. */
export const QUARTER_HOUR_MS = 15 * MINUTE_MS

/**
 * Receipts since then by quarter of an hour, without canaries, quarantine and spam. They are counted here: grouping 50,000 rows
 * takes the database twice as long as handing them over as one text.
 */
export async function receiptsSince(db: Db, scope: FigureScope, since: number) {
  const { rows } = await sql<{ quarters: string | null }>`
    select string_agg(cast("receivedAt" / ${sql.lit(QUARTER_HOUR_MS)} as text), ',') as quarters from submission
    where "receivedAt" >= ${since} and status not in ('quarantined', 'spam') and canary = 0 and ${inScope(scope)}`.execute(
    db,
  )
  const counts = new Map<string, number>()
  for (const quarter of rows[0]?.quarters?.split(',') ?? []) counts.set(quarter, (counts.get(quarter) ?? 0) + 1)
  return [...counts].map(([quarter, count]) => ({ quarter: Number(quarter), count }))
}

function inScope({ desk, owner }: FigureScope) {
  const ofDesk = desk === undefined ? sql`true` : sql`desk = ${desk}`
  return owner === undefined ? ofDesk : sql`${ofDesk} and owner = ${owner}`
}
