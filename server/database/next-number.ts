import { sql } from 'kysely'

/** The number of a new submission. The insert reads it itself, which saves a statement. */
export const nextNumber = sql<number>`(select coalesce(max(number), 0) + 1 from submission)`
