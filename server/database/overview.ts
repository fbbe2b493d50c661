import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** The counts of the inbox, in one pass over the index of open submissions. */
export async function openCounts(
  db: Db,
  me: string,
  now: number,
): Promise<{ desk: string; open: number; overdue: number; mine: number; nobodys: number }[]> {
  const { rows } = await sql<{ desk: string; open: number; overdue: number; mine: number; nobodys: number }>`
    select desk, count(*) as open, sum("dueAt" < ${now}) as overdue, sum(coalesce(owner = ${me}, 0)) as mine,
    sum(owner is null) as nobodys from submission where status = 'open' group by desk`.execute(db)
  return rows
}

/** How many submissions have each status. */
export async function statusCounts(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*) as count from submission group by status`.execute(db)
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
export async function answersSince(
  db: Db,
  since: number,
  { desk, owner }: { desk?: string; owner?: string } = {},
): Promise<Answer[]> {
  const { rows } = await sql<Answer>`
    select reference, form, "receivedAt", "dueAt", "answeredAt" from submission
    where status = 'answered' and "answeredAt" >= ${since} and canary = 0
    and ${desk === undefined ? sql`true` : sql`desk = ${desk}`}
    and ${owner === undefined ? sql`true` : sql`owner = ${owner}`}
    order by "answeredAt"`.execute(db)
  return rows
}
