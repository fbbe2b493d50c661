import type { Tx } from './schema.ts'

/**
 * Whether this job is still to be done. The caller does it in the same transaction, so it is done once, whatever process
 * comes first and whenever one is killed.
 */
export async function takeJob(tx: Tx, key: string, now: number): Promise<boolean> {
  const inserted = await tx
    .insertInto('done_job')
    .values({ key, at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  return Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0
}
