import type { Readable } from 'node:stream'
import { additionRule } from '../../contract/fields/addition.ts'
import { mailboxOf } from '../../contract/fields/mailbox.ts'
import type { UploadRule } from '../../contract/fields/upload.ts'
import { formOf } from '../../contract/forms.ts'
import { ADDITIONS_MAX } from '../../contract/limits.ts'
import type { Receipt, ReceiptFile, SubmissionStatus } from '../../contract/receipt.ts'
import { routes } from '../../contract/routes.ts'
import { isLocked, type LockedState } from '../../contract/scan.ts'
import { readScanned } from '../attachments/scanned-file.ts'
import type { ServerContext } from '../context.ts'
import { parseAnswers } from '../database/json-columns.ts'
import type { SubmissionTable } from '../database/schema.ts'
import { leftLetters } from '../mail/left-letters.ts'
import { isToken, sha256 } from '../secret.ts'
import { instant } from './desk/instant.ts'

export interface FoundReceipt {
  receipt: Receipt
  submissionId: string
  /** What its form takes as files; undefined for a form without files. */
  formRule: UploadRule | undefined
}

/**
 * The receipt of a token. Undefined for a forged token, and after the submission was erased.
 *
 * @param isOpen with what our letters say: only for a visitor who asks for it, because mail scanners open links.
 */
export async function findReceipt(
  context: ServerContext,
  token: string,
  isOpen = false,
): Promise<FoundReceipt | undefined> {
  if (!isToken(token)) return undefined
  const byToken = context.db.selectFrom('submission').selectAll().where('tokenHash', '=', sha256(token))
  const submission = await byToken.executeTakeFirst()
  if (!submission) return undefined
  const files = await context.db
    .selectFrom('attachment')
    .select(['position', 'name', 'bytes', 'kind', 'additionId', 'messageId', 'scan', 'signature'])
    .where('submissionId', '=', submission.id)
    .orderBy('position')
    .execute()
  const additions = await context.db
    .selectFrom('addition')
    .select(['id', 'note', 'at'])
    .where('submissionId', '=', submission.id)
    .orderBy('at')
    .execute()
  const letters = await leftLetters(context.db, submission, isOpen)
  const fileOf = ({ position, name, bytes, kind, scan, signature }: (typeof files)[number]): ReceiptFile => ({
    ...{ position, name, bytes, kind: kind.toUpperCase() },
    ...(isLocked(scan) ? { locked: scan } : { path: routes.receiptFile(token, position) }),
    ...(signature !== null && { signature }),
  })
  const formRule = formRuleOf(submission)
  const addedFiles = files.filter(({ additionId }) => additionId !== null).length
  const answers = parseAnswers(submission.lines).filter((answer) => answer.shown !== '')
  const receipt: Receipt = {
    reference: submission.reference,
    form: submission.form,
    title: submission.title,
    status: statusOf(submission),
    receivedAt: instant(submission.receivedAt),
    dueAt: instant(submission.dueAt),
    ...(submission.openedAt === null ? {} : { openedAt: instant(submission.openedAt) }),
    ...(submission.answeredAt === null ? {} : { answeredAt: instant(submission.answeredAt) }),
    ...(submission.answeredBy !== null && { answeredBy: submission.answeredBy }),
    letters: letters.map(({ id, direction, author, leftAt, text }) => ({
      ...{ id, direction, author, at: instant(leftAt) },
      files: isOpen ? files.filter(({ messageId }) => messageId === id).map(fileOf) : [],
      ...(isOpen && { text }),
    })),
    deskMail: context.company.mail[submission.desk],
    ...(letters.length > 0 && { again: await lastAskedAgain(context, submission) }),
    email: submission.email,
    answers: answers.map(({ label, shown, long }) => ({ label, value: shown, long })),
    files: files
      .filter(({ messageId }) => messageId === null)
      .map((file) => {
        const addition = additions.find(({ id }) => id === file.additionId)
        return { ...fileOf(file), ...(addition && { addedAt: instant(addition.at) }) }
      }),
    notes: additions.filter(({ note }) => note !== '').map(({ note, at }) => ({ text: note, at: instant(at) })),
    ...(additions.length < ADDITIONS_MAX && { addition: { files: additionRule(formRule, addedFiles) } }),
    keptMonths: formOf(submission).keptMonths,
  }
  return { receipt, submissionId: submission.id, formRule }
}

async function lastAskedAgain(
  { db }: ServerContext,
  { id, askedAddress, mailbox }: SubmissionTable,
): Promise<Receipt['again']> {
  const last = await db
    .selectFrom('history')
    .select(['at', 'detail'])
    .where('submissionId', '=', id)
    .where('kind', '=', 'askedAgain')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!last) return undefined
  if (askedAddress !== null) return { at: instant(last.at), address: askedAddress }
  // An address that was agreed to is the request's own. To one that was declined nothing goes.
  return last.detail === '' || mailboxOf(last.detail) === mailbox ? { at: instant(last.at) } : undefined
}

function formRuleOf(submission: SubmissionTable): UploadRule | undefined {
  return Object.values(formOf(submission).fields).find(({ upload }) => upload !== undefined)?.upload
}

export interface AttachmentFile {
  name: string
  /** The extension, lower case. */
  kind: string
  /** Bytes. */
  size: number
  stream: Readable
}

/** A file that nobody gets yet, or ever. */
export interface LockedFile {
  locked: LockedState
}

/** The files that a receipt shows: of an open one, those of its letters, too. */
export function filesOf({ files, letters }: Receipt): ReceiptFile[] {
  return [...files, ...letters.flatMap((letter) => letter.files)]
}

/** A file that a receipt shows, by its position, from 0. Undefined for a forged token and for any other file. */
export async function receiptFile(
  context: ServerContext,
  token: string,
  position: number,
): Promise<AttachmentFile | LockedFile | undefined> {
  const found = await findReceipt(context, token, true)
  // Files of letters that the visitor does not have are in the same row of positions.
  if (!found || !filesOf(found.receipt).some((file) => file.position === position)) return undefined
  return openAttachment(context, found.submissionId, position)
}

/** An attachment of a submission by its position, from 0. Undefined where there is none. */
export async function openAttachment(
  context: ServerContext,
  submissionId: string,
  position: number,
): Promise<AttachmentFile | LockedFile | undefined> {
  const file = await context.db
    .selectFrom('attachment')
    .select(['name', 'kind', 'bytes', 'key', 'sha256', 'scan'])
    .where('submissionId', '=', submissionId)
    .where('position', '=', position)
    .executeTakeFirst()
  if (!file) return undefined
  if (isLocked(file.scan)) return { locked: file.scan }
  return { name: file.name, kind: file.kind, size: file.bytes, stream: await readScanned(context.store, file) }
}

/** The status for the visitor, who is not told of quarantine and spam. */
function statusOf({ openedAt, answeredAt }: SubmissionTable): SubmissionStatus {
  if (answeredAt !== null) return 'answered'
  return openedAt === null ? 'received' : 'opened'
}
