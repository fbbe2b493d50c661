import type { Readable } from 'node:stream'
import type { FormName } from '../../contract/forms.ts'
import type { Receipt, SubmissionStatus } from '../../contract/receipt.ts'
import { routes } from '../../contract/routes.ts'
import type { Office } from '../context.ts'
import type { SubmissionTable } from '../database/schema.ts'
import { readLines } from '../database/stored-answer.ts'
import { sha256 } from '../secret.ts'
import { keptMonths } from './retention.ts'

/** What a token looks like; anything else is not looked up. */
const TOKEN = /^[\w-]{32}$/

/** The receipt of a token; undefined for a forged one, and after the submission was erased. */
export async function findReceipt(
  office: Office,
  token: string,
): Promise<{ receipt: Receipt; submissionId: string } | undefined> {
  const submission = await findByToken(office, token)
  if (!submission) return undefined
  const files = await office.db
    .selectFrom('attachment')
    .select(['position', 'name', 'bytes', 'kind'])
    .where('submissionId', '=', submission.id)
    .orderBy('position')
    .execute()
  const lines = readLines(submission.lines).filter((line) => line.shown !== '')
  // The column is written from the form's own name.
  const form = submission.form as FormName
  const receipt: Receipt = {
    reference: submission.reference,
    form,
    title: submission.title,
    status: statusOf(submission),
    receivedAt: instant(submission.receivedAt),
    dueAt: instant(submission.dueAt),
    ...(submission.openedAt === null ? {} : { openedAt: instant(submission.openedAt) }),
    ...(submission.answeredAt === null ? {} : { answeredAt: instant(submission.answeredAt) }),
    email: submission.email,
    answers: lines.map(({ label, shown, long }) => ({ label, value: shown, long })),
    files: files.map(({ position, name, bytes, kind }) => ({
      name,
      bytes,
      kind: kind.toUpperCase(),
      path: routes.receiptFile(token, position),
    })),
    keptMonths: keptMonths(form),
  }
  return { receipt, submissionId: submission.id }
}

export interface ReceiptFile {
  name: string
  /** The extension, lower case. */
  kind: string
  /** Bytes. */
  size: number
  stream: Readable
}

/** A file of a receipt, by its position from 0; undefined for a forged token or no such file. */
export async function receiptFile(office: Office, token: string, position: number): Promise<ReceiptFile | undefined> {
  const submission = await findByToken(office, token)
  if (!submission) return undefined
  const file = await office.db
    .selectFrom('attachment')
    .select(['name', 'kind', 'bytes', 'key'])
    .where('submissionId', '=', submission.id)
    .where('position', '=', position)
    .executeTakeFirst()
  if (!file) return undefined
  return { name: file.name, kind: file.kind, size: file.bytes, stream: await office.store.read(file.key) }
}

function findByToken(office: Office, token: string): Promise<SubmissionTable | undefined> {
  if (!TOKEN.test(token)) return Promise.resolve(undefined)
  return office.db.selectFrom('submission').selectAll().where('tokenHash', '=', sha256(token)).executeTakeFirst()
}

/** What the visitor is told. Quarantine and spam are the desk's affair: to the visitor it was received. */
function statusOf({ openedAt, answeredAt }: SubmissionTable): SubmissionStatus {
  if (answeredAt !== null) return 'answered'
  return openedAt === null ? 'received' : 'opened'
}

function instant(ms: number): string {
  return new Date(ms).toISOString()
}
