import type { Kysely } from 'kysely'
import { engineOf } from '../engine.ts'

/**
 * Emails of issues wait in a queue of their own, which may be long. With these indexes the search for the next email of
 * either queue reads only what it takes. Indexes alone: a server of the version before runs on beside them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await engineOf(db).schemaSteps.indexQueues(db)
}
