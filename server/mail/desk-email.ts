import { momentInWords } from '../../contract/due.ts'
import { EMAIL_ATTACHMENTS_BYTES } from '../../contract/limits.ts'
import { routes } from '../../contract/routes.ts'
import { megabytes } from '../../contract/upload.ts'
import type { ServerContext } from '../context.ts'
import type { AttachmentTable } from '../database/schema.ts'
import { receiptToken } from '../secret.ts'
import { dueLong, dueShort } from './due-words.ts'
import type { EmailDraft } from './email.ts'
import type { Block, EmailContent } from './email-content.ts'
import type { StoredSubmission } from './load-submission.ts'

/** The email that brings a submission to its desk. The desk answers the visitor with a reply to it. */
export async function deskEmail(context: ServerContext, stored: StoredSubmission): Promise<EmailDraft> {
  const { submission, attachments } = stored
  const carried = fitting(attachments)
  return {
    replyTo: { name: submission.name || undefined, address: submission.email },
    subject: `[${submission.reference}] ${submission.title} – due ${dueShort(submission, context.company.timeZone)}`,
    content: contentOf(context, stored, carried),
    headers: {},
    attachments: await Promise.all(
      carried.map(async ({ name, key }) => ({ name, content: await context.store.bytes(key) })),
    ),
  }
}

function contentOf(
  context: ServerContext,
  { submission, answers, notes, attachments }: StoredSubmission,
  carried: AttachmentTable[],
): EmailContent {
  const { timeZone } = context.company
  const due = dueLong(submission, timeZone)
  const short = answers.filter((answer) => !answer.long)
  const long = answers.filter((answer) => answer.long && answer.shown !== '')
  const blocks: Block[] = [
    { kind: 'highlight', label: 'Answer by', text: due },
    ...notes.map((note): Block => ({ kind: 'text', text: `Note: ${note}` })),
    {
      kind: 'rows',
      rows: [
        ...short.map(({ label, shown }) => ({ label, value: shown || 'Not provided' })),
        { label: 'Received', value: momentInWords(new Date(submission.receivedAt), timeZone) },
      ],
    },
    ...long.map(({ label, shown }): Block => ({ kind: 'long', label, text: shown })),
  ]
  if (attachments.length > 0) {
    const token = receiptToken(context.secret, submission.id)
    const files = attachments.map((file) =>
      listed(file, carried.includes(file), `${context.publicUrl}${routes.receiptFile(token, file.position)}`),
    )
    blocks.push({ kind: 'files', files })
  }
  return {
    preview: `Answer by ${due}.`,
    reference: submission.reference,
    heading: submission.title,
    blocks,
    foot: [
      `Reply to this email and your answer goes to ${submission.email}.`,
      "Then mark it as answered, which the visitor's receipt shows:",
      `npm run desk -- answer ${submission.reference}`,
    ],
  }
}

function listed(file: AttachmentTable, isCarried: boolean, url: string) {
  const size = `${file.kind.toUpperCase()}, ${megabytes(file.bytes)}`
  return isCarried
    ? { name: file.name, note: `${size}, attached` }
    : { name: file.name, note: `${size}, too large for this email: open it here`, url }
}

/** The attachments that fit, in their order. A smaller one may follow one that is too large. */
function fitting(attachments: AttachmentTable[]): AttachmentTable[] {
  let left = EMAIL_ATTACHMENTS_BYTES
  return attachments.filter(({ bytes }) => {
    if (bytes > left) return false
    left -= bytes
    return true
  })
}
