import { sql } from 'kysely'
import { engineOf } from './engine.ts'
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
  const where = conditions(['received'], { byTime: true })
  // A count for each month reads its own range of an index. Grouping all of them by month takes twice as long.
  const counts = edges.slice(0, -1).map(
    (start, index) => sql`(select count(*) from submission
      where "receivedAt" >= ${start} and "receivedAt" < ${edges[index + 1] ?? 0} and ${where}) as ${sql.id(`m${index}`)}`,
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  return counts.map((_, index) => Number(rows[0]?.[`m${index}`] ?? 0))
}

export interface ChoiceCount {
  field: string
  value: string
  count: number
}

/** Counts the values of choice fields. With a field: of that field, without its own part of the filter. */
export async function countChoices(db: Db, conditions: Conditions, field?: string): Promise<ChoiceCount[]> {
  const where = conditions(field === undefined ? [] : [`choice.${field}`])
  const one = field === undefined ? sql`true` : sql`field = ${field}`
  const isFound = await engineOf(db).numbersOf(db, sql`select number from submission where ${where}`)
  const { rows } = await sql<ChoiceCount>`select field, value, count(*) as count from choice
    where ${one} and ${isFound(sql`number`)} group by field, value`.execute(db)
  return rows
}
