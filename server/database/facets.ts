import { sql } from 'kysely'
import type { Db } from './schema.ts'
import type { Conditions } from './submission-query.ts'

/** One cell: how many matching submissions have these four values. */
export interface FacetCell {
  status: string
  desk: string
  form: string
  owner: string | null
  count: number
}

/** Counts by status, desk, form and owner, without these four parts of the filter. One pass; the caller adds up. */
export async function facetCells(db: Db, conditions: Conditions): Promise<FacetCell[]> {
  const { rows } = await sql<FacetCell>`select status, desk, form, owner, count(*) as count from submission
    where ${conditions(['status', 'desk', 'form', 'owner'])} group by status, desk, form, owner`.execute(db)
  return rows
}

/** Counts receipts between neighboring instants, ms, in ascending order: one count less than instants. */
export async function countReceipts(db: Db, conditions: Conditions, edges: readonly number[]): Promise<number[]> {
  const starts = edges.slice(0, -1)
  const cases = starts.map((start, index) => sql`when "receivedAt" >= ${start} then ${index}`).reverse()
  const { rows } = await sql<{ bucket: number; count: number }>`
    select case ${sql.join(cases, sql` `)} end as bucket, count(*) as count from submission
    where "receivedAt" >= ${edges[0] ?? 0} and "receivedAt" < ${edges.at(-1) ?? 0} and ${conditions(['received'])}
    group by bucket`.execute(db)
  const counts = new Map(rows.map(({ bucket, count }) => [bucket, count]))
  return starts.map((_, index) => counts.get(index) ?? 0)
}

export interface ChoiceCount {
  field: string
  value: string
  count: number
}

/** Counts the values of choice fields. With a field: of that field, without its own part of the filter. */
export async function countChoices(db: Db, conditions: Conditions, field?: string): Promise<ChoiceCount[]> {
  const where = conditions(field === undefined ? [] : [`choice.${field}`])
  const one = field === undefined ? sql`true` : sql`choice.field = ${field}`
  const { rows } = await sql<ChoiceCount>`select field, value, count(*) as count from choice
    where ${one} and choice.number in (select number from submission where ${where}) group by field, value`.execute(db)
  return rows
}
