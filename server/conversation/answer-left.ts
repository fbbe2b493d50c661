import { randomUUID } from 'node:crypto'
import type { ServerContext } from '../context.ts'
import { changeSubmission, recordEvent } from '../database/history.ts'
import { parseTexts } from '../database/json-columns.ts'
import type { MessageTable, OutboxTable, SubmissionTable, Tx } from '../database/schema.ts'
import { groupCommit, hasRows, hold } from '../database/transactions.ts'
import { answeredFirst } from '../submissions/desk/transitions.ts'
import { heldById } from '../submissions/reference.ts'
import { reopen } from '../submissions/reopen.ts'
import { followAnswer } from '../webhooks/queue.ts'

/**
 * Stores that an answer has left, and what follows: its request is answered from this moment on, unless the visitor wrote
 * again meanwhile. The draft of it is gone.
 *
 * @param refused people who should have read along, and whose mail server took nothing.
 */
export async function answerLeft(
  context: ServerContext,
  { id, recipient }: OutboxTable,
  refused: readonly string[],
): Promise<void> {
  await groupCommit(context.db, async (tx) => {
    const at = context.now()
    const message = await tx.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirst()
    if (message) await hold(tx, 'submission', [message.submissionId])
    const { numUpdatedRows } = await tx
      .updateTable('outbox')
      // One that is sent again left when it left first.
      .set(({ fn, val }) => ({
        ...{ state: 'sent', leasedUntil: null, lastError: null },
        sentAt: fn.coalesce('sentAt', val(at)),
      }))
      .where('id', '=', id)
      .where('recipient', '=', recipient)
      .executeTakeFirst()
    // Its address was corrected meanwhile: it leaves once more, to the right one.
    if (numUpdatedRows === 0n) return
    await tx.deleteFrom('draft').where('sentAs', '=', id).execute()
    if (!message) return
    const { submissionId } = message
    for (const address of refused)
      await recordEvent(tx, { submissionId, kind: 'emailFailed', actor: null, at, detail: address })
    if (message.marksAnswered === 1) await markAnswered(context, tx, message, at)
  })
}

/**
 * Marks a request as answered by a letter, in the caller's transaction, which holds it. One that somebody only marked before
 * is answered by the letter, too.
 */
export async function markAnswered(
  context: ServerContext,
  tx: Tx,
  { submissionId, author, at: writtenAt }: Pick<MessageTable, 'submissionId' | 'author' | 'at'>,
  at: number,
): Promise<void> {
  const before = await tx.selectFrom('submission').selectAll().where('id', '=', submissionId).executeTakeFirst()
  const isMarked = before?.status === 'answered' && before.answeredBy === null
  if (!before || !(before.status === 'open' || isMarked) || (await wroteAgain(tx, submissionId, writtenAt))) return
  const set = { status: 'answered', answeredAt: at, ...answeredFirst(before, 'letter', at), laterAt: null } as const
  const { after, change } = await changeSubmission(tx, before, set)
  await followAnswer(tx, context, before, after)
  await recordEvent(tx, { submissionId, kind: 'answered', actor: author, at, batch: randomUUID(), change })
}

/**
 * Opens a request again, with its old due time, where it counts as answered by a letter that did not arrive, in the caller's
 * transaction. Nobody outside is told of that answer any more.
 *
 * @param detail why, for the history.
 */
export async function answerFailed(
  context: ServerContext,
  tx: Tx,
  { id, submissionId }: Pick<OutboxTable, 'id' | 'submissionId'>,
  detail = 'The answer was not delivered.',
): Promise<void> {
  const before = await heldById(tx, submissionId ?? '')
  const isByLetter = before?.status === 'answered' && before.answeredBy === 'letter'
  if (!isByLetter || !(await isLastAnswer(tx, id, before))) return
  const { answeredAt, firstAnsweredAt } = before
  const first = { firstAnsweredAt: firstAnsweredAt === answeredAt ? null : firstAnsweredAt }
  await followAnswer(tx, context, before, await reopen(context, tx, before, context.now(), detail, first))
}

/** Whether the request counts as answered by this letter, and not by a later one that arrived. */
async function isLastAnswer(tx: Tx, id: string, request: Pick<SubmissionTable, 'id' | 'answeredAt'>): Promise<boolean> {
  const last = await tx
    .selectFrom('message')
    .leftJoin('outbox', 'outbox.id', 'message.id')
    .select('message.id')
    .where('message.submissionId', '=', request.id)
    .where('direction', '=', 'out')
    // Where somebody marked the request after a letter was only sent, it counts from when that left.
    .where(({ or, eb, fn }) =>
      or([eb('marksAnswered', '=', 1), eb(fn.coalesce('outbox.sentAt', 'message.at'), '=', request.answeredAt)]),
    )
    .where((row) =>
      row.or([row('message.id', '=', id), row('outbox.state', '=', 'sent'), row('outbox.id', 'is', null)]),
    )
    .orderBy('message.at', 'desc')
    .executeTakeFirst()
  return last?.id === id
}

/** What the desk is told of an email that nobody answers: it opens no request, and keeps none open. */
export const OPENS_NOTHING = {
  automatic: 'An automatic reply. It opened nothing again.',
  colleague: 'From a colleague, and not to the visitor.',
  unproven: 'It names us as its sender, which is not proven. It does not count as an answer.',
}

/** Whether the visitor wrote after this instant: then that waits for an answer. */
async function wroteAgain(tx: Tx, submissionId: string, since: number): Promise<boolean> {
  const ofRequest = tx.selectFrom('message').select('remarks').where('submissionId', '=', submissionId)
  const letters = await ofRequest.where('direction', '=', 'in').where('at', '>', since).execute()
  const told: string[] = Object.values(OPENS_NOTHING)
  if (letters.some(({ remarks }) => !parseTexts(remarks).some((one) => told.includes(one)))) return true
  const additions = tx.selectFrom('addition').select('id').where('submissionId', '=', submissionId)
  return hasRows(additions.where('at', '>', since))
}
