import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { isOfHouse } from '../../contract/company.ts'
import { ANSWER_FILES } from '../../contract/desk/conversation.ts'
import { mailboxOf } from '../../contract/fields/mailbox.ts'
import { SECOND_MS } from '../../contract/time/units.ts'
import { displayName } from '../attachments/display-name.ts'
import { discard, stage } from '../attachments/stage.ts'
import type { StagedFile } from '../attachments/store.ts'
import type { ServerContext } from '../context.ts'
import { markAnswered, OPENS_NOTHING } from '../conversation/answer-left.ts'
import { recordEvent } from '../database/history.ts'
import { TO_TYPED_ADDRESSES } from '../database/outbox-queue.ts'
import type { IncomingOutcome, SubmissionTable, Tx } from '../database/schema.ts'
import { groupCommit, lock, rowCount } from '../database/transactions.ts'
import { addAttachments } from '../submissions/attachment-rows.ts'
import { bringBack } from '../submissions/back-from-later.ts'
import { indexSubmission } from '../submissions/index-submission.ts'
import { infectedSigns, setAside } from '../submissions/infected.ts'
import { heldById } from '../submissions/reference.ts'
import { reopen } from '../submissions/reopen.ts'
import type { ScannedFile } from '../submissions/scan-at-receipt.ts'
import { storeFiles } from '../submissions/store-files.ts'
import { reportsOf, returnedIds, takeBounce } from './bounce.ts'
import { type Found, findOwn, findRequest, findReturned } from './match.ts'
import { newRequest } from './new-request.ts'
import { readApart } from './read-apart.ts'
import type { IncomingMail } from './read-mail.ts'
import { isAutomatic, isProven } from './sender.ts'

export interface TakenIn {
  outcome: IncomingOutcome | 'copy'
  detail: string
  /** Nothing of it is left behind: the original is no longer needed. */
  isWhole: boolean
}

const COPY: TakenIn = { outcome: 'copy', detail: '', isWhole: false }

/** As in answers, and invitations to a call. */
const MAIL_FILES = { ...ANSWER_FILES, kinds: [...ANSWER_FILES.kinds, 'ics'] }

/** Letters of one request that are taken in: whoever sends more is no visitor. */
const LETTERS_MAX = 300

/**
 * Takes in an email of the desk's mailbox, whatever it is: into its request, as a new request that waits for a person, as
 * the answer that somebody sent from a mail program, or as what a mail server tells of one of ours. Nobody is answered.
 * It is durable when this returns. The same email again is only counted. `id` is that of its row in `incoming`, undefined
 * once its request is erased.
 *
 * @param isCut it is too large, and `raw` is its beginning.
 * @throws what the disk and the database throw: then it was not taken in, and the caller keeps it and comes again.
 */
export async function takeIn(
  context: ServerContext,
  raw: Uint8Array,
  isCut = false,
): Promise<TakenIn & { id: string | undefined }> {
  const mail = await readApart(raw, isCut)
  const taken = await takeMail(context, mail)
  const row = context.db.selectFrom('incoming').select('id').where('digest', '=', mail.digest)
  return { ...taken, id: (await row.executeTakeFirst())?.id }
}

async function takeMail(context: ServerContext, mail: IncomingMail): Promise<TakenIn> {
  // Whether the first one was whole is not known: its server may have ended before it was put aside.
  if (await countCopy(context, mail)) return COPY
  const [own] = await findOwn(context.db, [mail.messageId], context.company)
  // MAIL_FROM may be of another domain. A visitor, who knows the ids of what they got, proves nothing by one.
  if (own && (!TO_TYPED_ADDRESSES.includes(own.kind) || isOfHouse(mail.from.address, context.company)))
    return settle(context, mail, 'own', '', own.submissionId)
  const reports = reportsOf(mail)
  if (reports.length > 0) return takeReport(context, mail, reports)
  const found = await findRequest(context, mail)
  if (!found && isAutomatic(mail, context.company))
    return settle(context, mail, 'automatic', 'It belongs to no request.')
  const { files, refused } = await stageFiles(context, mail)
  const told = { ...mail, remarks: [...mail.remarks, ...refused] }
  try {
    if (!found) {
      const { reference, submissionId } = await newRequest(context, told, files)
      return await settle(context, told, 'unmatched', reference, submissionId)
    }
    return await storeFiles(context, files, async (stored) => {
      const taken = await groupCommit(context.db, (tx) => save(context, tx, told, found, stored))
      return { result: taken, isUsed: taken.outcome !== 'copy' && taken.outcome !== 'refused' }
    })
  } finally {
    await Promise.all(files.map(discard))
  }
}

/** @returns whether it came before. */
async function countCopy({ db }: ServerContext, { digest }: IncomingMail): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('incoming')
    .set((row) => ({ copies: row('copies', '+', 1) }))
    .where('digest', '=', digest)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores what became of an email that adds nothing to a request. */
function settle(
  context: ServerContext,
  mail: IncomingMail,
  outcome: IncomingOutcome,
  detail: string,
  submissionId: string | null = null,
): Promise<TakenIn> {
  return groupCommit(context.db, async (tx) => {
    await insertIncoming(tx, context, mail, outcome, detail, submissionId)
    // Of an automatic one nothing is stored but that it came.
    return { outcome, detail, isWhole: mail.remarks.length === 0 && outcome !== 'automatic' }
  })
}

/** @returns false when another server took it in at the same moment. */
async function insertIncoming(
  tx: Tx,
  { now }: ServerContext,
  { digest, messageId, from, subject }: IncomingMail,
  outcome: IncomingOutcome,
  detail: string,
  submissionId: string | null,
): Promise<boolean> {
  await lock(tx, `incoming:${digest}`)
  const known = await tx.selectFrom('incoming').select('id').where('digest', '=', digest).executeTakeFirst()
  if (known) return false
  await tx
    .insertInto('incoming')
    .values({
      ...{ id: randomUUID(), digest, submissionId, sender: from.address, subject, outcome },
      ...{ detail, copies: 1, messageId, at: now() },
    })
    .execute()
  return true
}

async function takeReport(
  context: ServerContext,
  mail: IncomingMail,
  reports: ReturnType<typeof reportsOf>,
): Promise<TakenIn> {
  const returned = await findReturned(context.db, returnedIds(mail), context.company)
  return groupCommit(context.db, async (tx) => {
    if (!(await insertIncoming(tx, context, mail, 'bounce', '', null))) return COPY
    const bounce = returned === undefined ? undefined : await takeBounce(context, tx, returned, reports)
    // The address of who unsubscribed does not stay here.
    const foreign = `of an email that is not ours: ${reports[0]?.recipient ?? ''}`
    const detail = bounce?.detail ?? (returned === undefined ? foreign : 'of an email about no request')
    await tx
      .updateTable('incoming')
      .set({ detail, submissionId: bounce?.submissionId ?? null })
      .where('digest', '=', mail.digest)
      .execute()
    return { outcome: 'bounce', detail, isWhole: bounce !== undefined }
  })
}

async function save(
  context: ServerContext,
  tx: Tx,
  mail: IncomingMail,
  found: Found,
  files: readonly ScannedFile[],
): Promise<TakenIn> {
  const at = context.now()
  const row = await heldById(tx, found.submissionId)
  if (!row) throw new Error('The request was erased while its email was read.')
  const role = roleOf(context, mail, row, found)
  if (!(await insertIncoming(tx, context, mail, role.outcome, role.detail, row.id))) return COPY
  if ((await rowCount(tx.selectFrom('message').where('submissionId', '=', row.id))) >= LETTERS_MAX) {
    const detail = 'The request holds as many letters as it may.'
    await tx.updateTable('incoming').set({ outcome: 'refused', detail }).where('digest', '=', mail.digest).execute()
    return { outcome: 'refused', detail, isWhole: false }
  }
  const message = {
    ...{ id: randomUUID(), submissionId: row.id, direction: role.direction, via: 'mail' as const },
    author: mail.from.name || mail.from.address,
    address: role.direction === 'out' ? row.email : mail.from.address,
    ...{ cc: JSON.stringify(mail.cc), subject: mail.subject, text: mail.text, quoted: mail.quoted, at },
    messageId: mail.messageId,
    replyTo: mail.references[0] ?? '',
    marksAnswered: role.outcome === 'answer' ? 1 : 0,
    remarks: JSON.stringify([...role.remarks, ...mail.remarks]),
  }
  await tx.insertInto('message').values(message).execute()
  await addAttachments(tx, files, { submissionId: row.id, messageId: message.id })
  await indexSubmission(tx, row)
  await recordEvent(tx, { submissionId: row.id, kind: 'replied', actor: null, at, detail: role.detail })
  if (role.outcome === 'answer') {
    const writtenAt = writtenAtOf(mail, row, at)
    const readAt = Math.max(writtenAt + SECOND_MS - 1, await answersLast(tx, mail, row))
    await markAnswered(context, tx, { ...message, at: readAt }, writtenAt)
  }
  if (role.outcome === 'reply' && role.reopens && row.status === 'answered' && row.canary === 0)
    await reopen(context, tx, row, at, 'The visitor wrote again.')
  if (role.outcome === 'reply' && role.reopens) await bringBack(tx, row, at, 'The visitor wrote again.')
  for (const sign of infectedSigns(files)) await setAside(context, tx, row.id, sign)
  return { outcome: role.outcome, detail: role.detail, isWhole: mail.remarks.length === 0 }
}

interface Role {
  outcome: 'reply' | 'answer' | 'automatic'
  direction: 'in' | 'out'
  reopens: boolean
  /** For the history. */
  detail: string
  remarks: string[]
}

/** What an email is to its request: it answers it, comes from the visitor, or from a program. */
function roleOf({ company, authservId }: ServerContext, mail: IncomingMail, row: SubmissionTable, found: Found): Role {
  const who = mail.from.name || mail.from.address
  const proven = isProven(mail, authservId)
  if (isAutomatic(mail, company))
    return {
      ...{ outcome: 'automatic', direction: 'in', reopens: false, detail: `An automatic reply came from ${who}` },
      remarks: [OPENS_NOTHING.automatic],
    }
  const isVisitor = mailboxOf(mail.from.address) === row.mailbox
  // A visitor may have an address of the house: a colleague who asks, or a desk at the visitor's provider.
  if (!isVisitor && isOfHouse(mail.from.address, company)) {
    const toVisitor = mail.recipients.includes(row.mailbox)
    // Only the desk's own emails to the staff have a Message-ID that no visitor has seen.
    if (toVisitor && (proven || found.byStaffEmail))
      return {
        ...{ outcome: 'answer', direction: 'out', reopens: false, remarks: [] },
        detail: `${who} answered from a mail program`,
      }
    const remarks = [toVisitor ? OPENS_NOTHING.unproven : OPENS_NOTHING.colleague]
    return { outcome: 'reply', direction: 'in', reopens: false, detail: `${who} wrote to the desk`, remarks }
  }
  return {
    ...{ outcome: 'reply', direction: 'in', reopens: true, detail: `${who} wrote an email` },
    remarks: [
      ...(isVisitor ? [] : [`Not from the address of this request, but from ${mail.from.address}.`]),
      ...(proven ? [] : ['Sender not proven']),
    ],
  }
}

/** When an answer was sent, as it says itself, within what can be true: the mailbox may be read hours later. */
function writtenAtOf({ date }: IncomingMail, { receivedAt }: SubmissionTable, now: number): number {
  return Math.min(now, Math.max(receivedAt, date ?? now))
}

/** When the last letter came that an email answers by name: who wrote it has read that one, whatever the clocks say. */
async function answersLast(tx: Tx, { references }: IncomingMail, { id }: SubmissionTable): Promise<number> {
  if (references.length === 0) return 0
  const last = await tx
    .selectFrom('message')
    .select('at')
    .where('submissionId', '=', id)
    .where('messageId', 'in', references)
    .orderBy('at', 'desc')
    .executeTakeFirst()
  return last?.at ?? 0
}

/** Checks files like those of visitors. What is refused stays in the mailbox, and is named. */
async function stageFiles({ dataDir }: ServerContext, { files }: IncomingMail) {
  const staged: StagedFile[] = []
  const refused: string[] = []
  for (const { name, content } of files) {
    const part = { stream: Readable.from([Buffer.from(content)]), fieldName: 'mail', fileName: displayName(name) }
    const staging = await stage(dataDir, part, MAIL_FILES)
    if (staging.ok) staged.push(staging.file)
    else if (staging.problem === 'noRoom') {
      await Promise.all(staged.map(discard))
      throw new Error('The disk is nearly full.')
    } else refused.push(`${part.fileName} was not taken in: ${REFUSED[staging.problem]}. It lies in the mailbox.`)
  }
  return { files: staged, refused }
}

const REFUSED = { tooLarge: 'it is too large', wrongKind: 'such files are not allowed', empty: 'it is empty' } as const
