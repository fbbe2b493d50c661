import { join } from 'node:path'
import type { ServerContext } from '../context.ts'
import { batchesOf } from '../database/batches.ts'
import { forgetErased } from '../database/database-file.ts'
import { recordEvent } from '../database/history.ts'
import type { SubmissionCondition } from '../database/submission-query.ts'
import { groupCommit, hold } from '../database/transactions.ts'
import { faultFields } from '../log.ts'
import { countErased } from '../mail/queue/outbox.ts'
import { removeDigestFiles } from '../mail/queue/retention.ts'
import { removeEmlFiles, removeEmlFilesIn } from '../mail/transport/eml-transport.ts'
import { queueErased } from '../webhooks/queue.ts'

/** Where emails lie that were not taken in whole. A file's name ends in the id of its row in `incoming`. */
export function keptFolder(dataDir: string): string {
  return join(dataDir, 'incoming', 'kept')
}

/** Submissions in one transaction. Removing words from the search index takes time, while the event loop stands still. */
const BATCH = 5

/**
 * Removes submissions with their emails, keys and files, so that no file of the database shows them any more. The records
 * go first. A crash in between, or a store that cannot be used, leaves files without a record, which the next purge removes;
 * it never leaves a record without its file. Of each remains an event without reference and name, such as "DevOps quote", and where webhooks are
 * on, one with the reference until it is delivered.
 *
 * @param actor - who did it; null for the visitor and the purge.
 * @param isStill - what must still be true of each when its turn comes: many take minutes, and people act meanwhile.
 * @returns how many went.
 */
export async function eraseAll(
  context: ServerContext,
  ids: readonly string[],
  actor: string | null = null,
  isStill?: SubmissionCondition,
): Promise<number> {
  let erased = 0
  for (const some of batchesOf(ids, BATCH)) {
    const { files, emails, cameIn, many } = await groupCommit(context.db, async (tx) => {
      // No file or email is added any more.
      await hold(tx, 'submission', some)
      const rows = tx.selectFrom('submission').select('id').where('id', 'in', some)
      const batch = (await (isStill ? rows.where(isStill) : rows).execute()).map(({ id }) => id)
      if (batch.length === 0) return { files: [], emails: [], cameIn: [], many: 0 }
      const emails = await tx
        .selectFrom('outbox')
        .select(['id', 'kind', 'submissionId', 'recipient', 'attempts', 'createdAt'])
        .where('submissionId', 'in', batch)
        .execute()
      await countErased(tx, context, emails)
      const cameIn = await tx.selectFrom('incoming').select('id').where('submissionId', 'in', batch).execute()
      const attached = await tx
        .selectFrom('attachment')
        .select(['key', 'sha256'])
        .where('submissionId', 'in', batch)
        .execute()
      // Every other table deletes its rows with the submission's, and so does the search index.
      const gone = await tx
        .deleteFrom('submission')
        .where('id', 'in', batch)
        .returning(['id', 'title', 'canary', 'reference', 'form'])
        .execute()
      // One that never left quarantine was told to nobody.
      const told = new Set(emails.filter(({ kind }) => kind === 'desk').map(({ submissionId }) => submissionId))
      for (const submission of gone) {
        if (told.has(submission.id)) await queueErased(tx, context, submission)
        if (submission.canary === 1) continue
        const detail = submission.title
        await recordEvent(tx, { submissionId: null, kind: 'erased', actor, at: context.now(), detail })
      }
      return { files: attached, emails, cameIn, many: gone.length }
    })
    erased += many
    await removeFiles(context, files)
    await removeEmlFiles(context.dataDir, emails)
    await removeEmlFilesIn(keptFolder(context.dataDir), cameIn)
  }
  if (ids.length === 0) return 0
  await removeDigestFiles(context)
  await forgetErased(context.db)
  return erased
}

/** Never throws: the records are gone, and whoever erased them must not read that nothing happened. */
async function removeFiles(
  { store, log }: ServerContext,
  files: readonly { key: string; sha256: string }[],
): Promise<void> {
  if (files.length === 0) return
  try {
    for (const { key } of files) await store.remove(key)
    await store.retained.forget(new Set(files.map(({ sha256 }) => sha256)))
  } catch (error) {
    log.warn(faultFields(error), 'files of an erased submission are left to the purge')
  }
}
