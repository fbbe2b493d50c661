import { sql } from 'kysely'
import { canaryNumbers, noneOf } from './canaries.ts'
import type { Db } from './schema.ts'

/** The counts of the inbox, in one pass over the index of open submissions, without canaries. */
export async function openCounts(
  db: Db,
  me: string,
  now: number,
): Promise<{ desk: string; open: number; overdue: number; mine: number; nobodys: number }[]> {
  const others = noneOf(await canaryNumbers(db))
  const { rows } = await sql<{ desk: string; open: number; overdue: number; mine: number; nobodys: number }>`
    select desk, count(*) as open, sum("dueAt" < ${now}) as overdue, sum(coalesce(owner = ${me}, 0)) as mine,
    sum(owner is null) as nobodys from submission
    where status = 'open' and ${others} group by desk`.execute(db)
  return rows
}

/** How many submissions have each status, without canaries. */
export async function statusCounts(db: Db): Promise<Map<string, number>> {
  const others = noneOf(await canaryNumbers(db))
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
  receivedAt: number
  dueAt: number
  answeredAt: number
}

/** Answers since then, oldest first, without canaries. `desk` and `owner` narrow them. */
export async function answersSince(db: Db, since: number, scope: FigureScope = {}): Promise<Answer[]> {
  const { rows } = await sql<Answer>`
    select reference, form, "receivedAt", "dueAt", "answeredAt" from submission
    where status = 'answered' and "answeredAt" >= ${since} and canary = 0 and ${inScope(scope)}
    order by "answeredAt"`.execute(db)
  return rows
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
  const { rows } = await sql<OpenOfForm>`select form, count(*) as open, sum("dueAt" < ${now}) as overdue,
    sum("dueAt" >= ${now} and "dueAt" < ${midnight}) as "dueToday", sum(owner is null) as nobodys,
    min("dueAt") as "oldestDueAt" from submission
    where status = 'open' and canary = 0 and ${inScope(scope)} group by form`.execute(db)
  return rows
}

/** Ms. Time zones are apart by multiples of it. */
export const QUARTER_HOUR_MS = 15 * 60_000

/** Receipts since then by quarter of an hour, without canaries, quarantine and spam. */
export async function receiptsSince(
  db: Db,
  scope: FigureScope,
  since: number,
): Promise<{ quarter: number; count: number }[]> {
  const { rows } = await sql<{ quarter: number; count: number }>`
    select "receivedAt" / ${QUARTER_HOUR_MS} as quarter, count(*) as count from submission
    where "receivedAt" >= ${since} and status in ('open', 'answered') and canary = 0 and ${inScope(scope)}
    group by quarter`.execute(db)
  return rows.map(({ quarter, count }) => ({ quarter: Math.floor(quarter), count }))
}

function inScope({ desk, owner }: FigureScope) {
  const ofDesk = desk === undefined ? sql`true` : sql`desk = ${desk}`
  return owner === undefined ? ofDesk : sql`${ofDesk} and owner = ${owner}`
}
