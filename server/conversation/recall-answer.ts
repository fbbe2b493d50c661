import type { DraftFile } from '../../contract/desk/conversation.ts'
import { readScanned } from '../attachments/scanned-file.ts'
import type { ServerContext } from '../context.ts'
import { recordEvent } from '../database/history.ts'
import { parseTexts } from '../database/json-columns.ts'
import type { MessageTable, Tx } from '../database/schema.ts'
import { groupCommit, hasRows, hold } from '../database/transactions.ts'
import { faultFields } from '../log.ts'
import type { Actor } from '../submissions/desk/actor.ts'
import { indexSubmission } from '../submissions/index-submission.ts'
import { putDraft, stageDraftFile } from './drafts.ts'

export type Recalled =
  /** It is a draft again, without the files of `lost`: they could not be read again. */
  | { status: 'recalled'; reference: string; lost: string[] }
  /** A mail server has it, or has it at this moment. */
  | { status: 'left' }
  | { status: 'unknown' }

/** Calls back an answer that was not tried yet: it was never sent, and is its author's draft again. */
export async function recallAnswer(context: ServerContext, id: string, actor: Actor): Promise<Recalled> {
  const again = await filesAgain(context, id, actor)
  const { recalled, keys } = await groupCommit(context.db, (tx) => recall(context, tx, id, actor, again))
  // The uploads that the draft names are others. What cannot be removed now is left to the purge.
  for (const key of keys)
    await context.store.remove(key).catch((error) => context.log.warn(faultFields(error), 'a recalled file is left'))
  return recalled
}

/** Its files as those of a draft, where no draft names its uploads any more: another one was begun, or a command sent it. */
async function filesAgain(context: ServerContext, id: string, actor: Actor): Promise<Again> {
  const { db, store, log } = context
  const again: Again = { files: [], lost: [] }
  const message = await db.selectFrom('message').select('submissionId').where('id', '=', id).executeTakeFirst()
  if (!message || (await hasRows(db.selectFrom('draft').select('author').where('sentAs', '=', id)))) return again
  const ofRequest = db.selectFrom('attachment').selectAll().where('submissionId', '=', message.submissionId)
  for (const row of await ofRequest.where('messageId', '=', id).orderBy('position').execute()) {
    const stage = async () => stageDraftFile(context, row.name, await readScanned(store, row), actor)
    // Without it the letter would leave.
    const staged = await stage().catch((error) => log.warn(faultFields(error), 'a recalled file is lost'))
    if (staged?.ok) again.files.push(staged.file)
    else again.lost.push(row.name)
  }
  return again
}

type Again = { files: DraftFile[]; lost: string[] }

async function recall(
  context: ServerContext,
  tx: Tx,
  id: string,
  actor: Actor,
  { files: again, lost }: Again,
): Promise<{ recalled: Recalled; keys: string[] }> {
  const message = await tx.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirst()
  if (message?.direction !== 'out') return { recalled: { status: 'unknown' }, keys: [] }
  await hold(tx, 'submission', [message.submissionId])
  const { numDeletedRows } = await tx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    // One that is sent again has left before.
    .where('sentAt', 'is', null)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return { recalled: { status: 'left' }, keys: [] }
  await tx.deleteFrom('message').where('id', '=', id).execute()
  const { submissionId } = message
  // With the submission the database uses its index.
  const ofLetter = tx.deleteFrom('attachment').where('submissionId', '=', submissionId).where('messageId', '=', id)
  const files = await ofLetter.returning('key').execute()
  await restoreDraft(tx, message, again, context.now())
  const row = await tx.selectFrom('submission').selectAll().where('id', '=', submissionId).executeTakeFirstOrThrow()
  await indexSubmission(tx, row)
  await recordEvent(tx, { submissionId, kind: 'recalled', actor: actor.name, at: context.now() })
  return { recalled: { status: 'recalled', reference: row.reference, lost }, keys: files.map(({ key }) => key) }
}

/** What was begun since stays: then the letter comes before it. */
async function restoreDraft(tx: Tx, message: MessageTable, again: readonly DraftFile[], at: number): Promise<void> {
  const { id, submissionId, author, cc, text } = message
  const { numUpdatedRows } = await tx
    .updateTable('draft')
    .set({ sentAs: null })
    .where('sentAs', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  const begun = await tx
    .selectFrom('draft')
    .select(['text', 'cc', 'files'])
    .where('submissionId', '=', submissionId)
    .where('author', '=', author)
    // Not the text of another letter that is on its way.
    .where('sentAs', 'is', null)
    .executeTakeFirst()
  const unsigned = text.split('\n\n').slice(0, -1).join('\n\n')
  await putDraft(tx, {
    ...{ submissionId, author, at },
    text: `${unsigned}\n\n${begun?.text ?? ''}`.trimEnd(),
    cc: JSON.stringify([...new Set([...parseTexts(cc), ...parseTexts(begun?.cc ?? '[]')])]),
    files: JSON.stringify([...again, ...JSON.parse(begun?.files ?? '[]')]),
  })
}
