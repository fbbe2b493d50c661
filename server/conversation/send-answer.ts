import {
  ANSWER_PAUSE_MS,
  type AnswerRequest,
  answerSubject,
  signatureOf,
  tooLargeTogether,
} from '../../contract/desk/conversation.ts'
import { mailboxOf } from '../../contract/fields/mailbox.ts'
import { momentInWords, momentOf, timeOf } from '../../contract/time/moment.ts'
import { discard } from '../attachments/stage.ts'
import type { StagedFile } from '../attachments/store.ts'
import type { ServerContext } from '../context.ts'
import { recordEvent } from '../database/history.ts'
import type { MessageTable, SubmissionTable, Tx } from '../database/schema.ts'
import { groupCommit } from '../database/transactions.ts'
import { leftLetters } from '../mail/left-letters.ts'
import { enqueue } from '../mail/queue/outbox.ts'
import { messageIdOf } from '../mail/thread.ts'
import { addAttachments } from '../submissions/attachment-rows.ts'
import type { Actor } from '../submissions/desk/actor.ts'
import { indexSubmission } from '../submissions/index-submission.ts'
import { heldByReference } from '../submissions/reference.ts'
import type { ScannedFile } from '../submissions/scan-at-receipt.ts'
import { storeFiles } from '../submissions/store-files.ts'
import { countUses } from './saved-replies.ts'

/** What a person sends. `files` are tokens of uploads. */
export type Answer = Omit<AnswerRequest, 'seen'> & {
  /** The letters and additions that the person has seen; undefined: whatever was written. */
  seen?: string[]
  via: 'desk' | 'command'
  /** False: words that this person has sent before are refused. The desk's own letters have ids that last. */
  again?: boolean
}

export type Sent =
  | { status: 'sent'; reference: string }
  | { status: 'unknown' }
  /** Somebody wrote since; these are the ids. Nothing was sent, and the draft is kept. */
  | { status: 'newer'; problem: string; newer: string[] }
  /** Nothing was sent, and the draft is kept. */
  | { status: 'refused'; problem: string }

/**
 * Sends an answer to the visitor: files first, then one transaction with the letter and its email, which leaves after ten
 * seconds. The request counts as answered when the mail server has taken it (answer-left.ts), and not before.
 *
 * The id of the answer makes its Message-ID, so sending it again changes nothing. Of two people who answer at once, the
 * second one is told who was first.
 *
 * @throws what the disk or the database throws. Nothing was sent then.
 */
export async function sendAnswer(
  context: ServerContext,
  reference: string,
  answer: Answer,
  actor: Actor,
): Promise<Sent> {
  const files: StagedFile[] = []
  try {
    for (const token of answer.files) {
      const file = await context.store.retained.find(token, context.now())
      if (!file) return { status: 'refused', problem: FILE_GONE }
      files.push(file)
    }
    const tooLarge = tooLargeTogether(files.map(({ size }) => size))
    if (tooLarge) return { status: 'refused', problem: `${tooLarge} Nothing was sent.` }
    return await storeFiles(context, files, async (stored) => {
      const problem = scanProblem(stored)
      if (problem) return { result: { status: 'refused', problem }, isUsed: false }
      const result = await groupCommit(context.db, (tx) => save(context, tx, reference, answer, actor, stored))
      return { result: result.sent, isUsed: result.isNew }
    })
  } finally {
    await Promise.all(files.map(discard))
  }
}

const FILE_GONE = 'A file that you added is no longer here. Please take it out and add it again. Nothing was sent.'

function scanProblem(files: readonly ScannedFile[]): string | undefined {
  for (const { name, scan, signature } of files) {
    if (scan === 'infected') return `${name} is infected (${signature ?? 'unknown'}). Nothing was sent.`
    if (scan === 'waiting') return `The virus scanner does not answer, so ${name} cannot leave yet. Nothing was sent.`
  }
  return undefined
}

async function save(
  context: ServerContext,
  tx: Tx,
  reference: string,
  answer: Answer,
  actor: Actor,
  files: readonly ScannedFile[],
): Promise<{ sent: Sent; isNew: boolean }> {
  const refuse = (sent: Sent) => ({ sent, isNew: false })
  // Of two who answer at once, the second one sees the letter of the first.
  const row = await heldByReference(tx, reference)
  if (!row) return refuse({ status: 'unknown' })
  const earlier = await tx.selectFrom('message').selectAll().where('submissionId', '=', row.id).orderBy('at').execute()
  if (earlier.some(({ id }) => id === answer.id)) return refuse({ status: 'sent', reference: row.reference })
  if (row.status === 'quarantined' || row.status === 'spam')
    return refuse({ status: 'refused', problem: `${row.reference} is set aside: release it first. Nothing was sent.` })
  if (row.email === '') return refuse({ status: 'refused', problem: `${row.reference} has no email address.` })
  const newer = answer.seen && (await newerThan(context, tx, row, earlier, answer.seen))
  if (newer) return refuse(newer)

  const at = context.now()
  const { name, phone, timeZone } = context.company
  const text = `${answer.text}\n\n${signatureOf(actor.name, { name, phone: phone.display })}`
  const before = answer.again === false && earlier.find((one) => one.direction === 'out' && one.text === text)
  if (before) {
    const words = `${actor.name} sent these words ${momentInWords(momentOf(before.at, timeZone))}.`
    return refuse({ status: 'refused', problem: `${words} Nothing was sent. To send them all the same: --again` })
  }
  await tx
    .insertInto('message')
    .values({
      ...{ id: answer.id, submissionId: row.id, direction: 'out', via: answer.via, author: actor.name },
      ...{ address: row.email, cc: JSON.stringify(answer.cc), subject: answerSubject(row.reference, row.title) },
      ...{ text, quoted: '', at, messageId: messageIdOf(answer, context.company) },
      replyTo: await lastMessageId(context, tx, row),
      ...{ marksAnswered: answer.marksAnswered ? 1 : 0, remarks: '[]' },
    })
    .execute()
  await countUses(tx, answer.id, answer.replies ?? [], at)
  await addAttachments(tx, files, { submissionId: row.id, messageId: answer.id })
  const left = { recipient: mailboxOf(row.email), nextAt: at + ANSWER_PAUSE_MS }
  await enqueue(tx, [{ kind: 'answer', id: answer.id, submissionId: row.id, ...left }], at)
  // What a command sends was written elsewhere, and the draft of the same person is another letter.
  const draft = tx.updateTable('draft').where('submissionId', '=', row.id).where('author', '=', actor.name)
  if (answer.via === 'desk') await draft.set({ sentAs: answer.id }).execute()
  await indexSubmission(tx, row)
  await recordEvent(tx, { submissionId: row.id, kind: 'wrote', actor: actor.name, at })
  return { sent: { status: 'sent', reference: row.reference }, isNew: true }
}

/**
 * What an answer answers, so that the visitor's mail program shows one thread: the visitor's newest email, else the newest
 * one of ours that has left, else the email that the request began by, else the acknowledgement. '' where there is none.
 */
async function lastMessageId({ company }: ServerContext, tx: Tx, submission: SubmissionTable): Promise<string> {
  const letters = (await leftLetters(tx, submission, false)).filter(({ messageId }) => messageId !== '')
  const last = letters.findLast(({ direction }) => direction === 'in') ?? letters.at(-1)
  if (last) return last.messageId
  const first = await tx
    .selectFrom('incoming')
    .select('messageId')
    .where('submissionId', '=', submission.id)
    .where('outcome', '=', 'unmatched')
    .executeTakeFirst()
  if (first?.messageId) return first.messageId
  const receipt = await tx
    .selectFrom('outbox')
    .select('id')
    .where('submissionId', '=', submission.id)
    .where('kind', '=', 'visitor')
    .executeTakeFirst()
  return receipt ? messageIdOf(receipt, company) : ''
}

/** Who wrote what the person has not seen, in words; undefined where nobody did. */
async function newerThan(
  { company }: ServerContext,
  tx: Tx,
  row: SubmissionTable,
  messages: readonly MessageTable[],
  seen: readonly string[],
): Promise<Sent | undefined> {
  const additions = await tx.selectFrom('addition').select(['id', 'at']).where('submissionId', '=', row.id).execute()
  const unseen = [
    ...messages.map(({ id, at, author, direction }) => ({ id, at, by: direction === 'out' ? author : undefined })),
    ...additions.map(({ id, at }) => ({ id, at, by: undefined })),
  ].filter(({ id }) => !seen.includes(id))
  const last = unseen.sort((one, other) => one.at - other.at).at(-1)
  if (!last) return undefined
  const time = timeOf(momentOf(last.at, company.timeZone))
  const who = last.by === undefined ? `${row.name || 'The visitor'} wrote again` : `${last.by} answered this`
  const problem = `${who} at ${time}. Yours was not sent, and is kept as a draft.`
  return { status: 'newer', problem, newer: unseen.map(({ id }) => id) }
}
