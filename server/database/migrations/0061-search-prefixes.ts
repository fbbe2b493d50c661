import type { Kysely } from 'kysely'
import { engineOf } from '../engine.ts'

/** The search answers any beginning of a word from an index of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await engineOf(db).schemaSteps.indexPrefixes(db)
}
