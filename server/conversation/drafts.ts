import type { Readable } from 'node:stream'
import { ANSWER_FILES, type DraftFile, type DraftRequest } from '../../contract/desk/conversation.ts'
import { discard, stage } from '../attachments/stage.ts'
import type { ServerContext } from '../context.ts'
import type { DraftTable, Tx } from '../database/schema.ts'
import { groupCommit } from '../database/transactions.ts'
import { addressHash } from '../secret.ts'
import type { Actor } from '../submissions/desk/actor.ts'
import { heldByReference } from '../submissions/reference.ts'

/**
 * Keeps what a person is writing to a visitor, so that others see it and no window can lose it. An empty one is deleted.
 *
 * @returns false for an unknown reference.
 */
export function keepDraft(
  { db, now }: ServerContext,
  reference: string,
  { text, cc, files }: DraftRequest,
  actor: Actor,
): Promise<boolean> {
  return groupCommit(db, async (tx) => {
    const row = await heldByReference(tx, reference)
    if (!row) return false
    if (text.trim() === '' && files.length === 0) {
      await tx
        .deleteFrom('draft')
        .where('submissionId', '=', row.id)
        .where('author', '=', actor.name)
        .where('sentAs', 'is', null)
        .execute()
      return true
    }
    const kept = { text, cc: JSON.stringify(cc), files: JSON.stringify(files), at: now() }
    await putDraft(tx, { submissionId: row.id, author: actor.name, ...kept })
    return true
  })
}

/** Stores a draft in place of what its author has begun about the same request. */
export async function putDraft(tx: Tx, { submissionId, author, ...kept }: Omit<DraftTable, 'sentAs'>): Promise<void> {
  const draft = { ...kept, sentAs: null }
  await tx
    .insertInto('draft')
    .values({ submissionId, author, ...draft })
    .onConflict((conflict) => conflict.columns(['submissionId', 'author']).doUpdateSet(draft))
    .execute()
}

/** A file for a draft: checked by name and content like a visitor's, and retained for a day. */
export async function stageDraftFile(
  context: ServerContext,
  fileName: string,
  stream: Readable,
  actor: Actor,
): Promise<{ ok: true; file: DraftFile } | { ok: false; problem: string }> {
  const staging = await stage(context.dataDir, { stream, fieldName: 'answer', fileName }, ANSWER_FILES)
  if (!staging.ok) return { ok: false, problem: staging.text }
  const { file } = staging
  const client = addressHash(context.secret, `desk ${actor.name}`)
  if (await context.store.retained.retain(file, client, context.now()))
    return { ok: true, file: { token: file.token, name: file.name, bytes: file.size } }
  await discard(file)
  return { ok: false, problem: 'Too many files of yours wait for their answers. Send or discard some drafts first.' }
}
