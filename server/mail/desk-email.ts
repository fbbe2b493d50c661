import { momentInWords } from '../../contract/due.ts'
import { EMAIL_ATTACHMENTS_BYTES } from '../../contract/limits.ts'
import { routes } from '../../contract/routes.ts'
import { megabytes } from '../../contract/upload.ts'
import type { AttachmentTable } from '../database/schema.ts'
import { receiptToken } from '../secret.ts'
import { dueLong, dueShort } from './due-words.ts'
import type { Contents } from './email.ts'
import type { Block, Sheet } from './email-content.ts'
import type { Stored } from './load-submission.ts'
import type { PostOffice } from './office.ts'

/** The letter that brings a submission to its desk, and that the desk answers by replying (product.md 3.3). */
export async function letterToDesk(office: PostOffice, stored: Stored): Promise<Contents> {
  const { submission, attachments } = stored
  const carried = fitting(attachments)
  return {
    replyTo: { name: submission.name || undefined, address: submission.email },
    subject: `[${submission.reference}] ${submission.title} – due ${dueShort(submission, office.company.timeZone)}`,
    sheet: sheet(office, stored, carried),
    headers: {},
    attachments: await Promise.all(
      carried.map(async ({ name, key }) => ({ name, content: await office.store.bytes(key) })),
    ),
  }
}

function sheet(
  office: PostOffice,
  { submission, lines, notes, attachments }: Stored,
  carried: AttachmentTable[],
): Sheet {
  const { timeZone } = office.company
  const due = dueLong(submission, timeZone)
  const short = lines.filter((line) => !line.long)
  const long = lines.filter((line) => line.long && line.shown !== '')
  const blocks: Block[] = [
    { kind: 'mark', label: 'Answer by', text: due },
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
    const token = receiptToken(office.secret, submission.id)
    const files = attachments.map((file) =>
      listed(file, carried.includes(file), `${office.publicUrl}${routes.receiptFile(token, file.position)}`),
    )
    blocks.push({ kind: 'files', files })
  }
  return {
    preview: `Answer by ${due}.`,
    reference: submission.reference,
    heading: submission.title,
    blocks,
    foot: [
      `Reply to this mail and your answer goes to ${submission.email}.`,
      "Then mark it as answered, which the visitor's receipt shows:",
      `npm run desk -- answer ${submission.reference}`,
    ],
  }
}

function listed(file: AttachmentTable, isCarried: boolean, url: string) {
  const size = `${file.kind.toUpperCase()}, ${megabytes(file.bytes)}`
  return isCarried
    ? { name: file.name, note: `${size}, attached` }
    : { name: file.name, note: `${size}, too large for this mail: open it here`, url }
}

/** Attachments in their order, as long as the mail can carry them; a smaller one may follow one that is too large. */
function fitting(attachments: AttachmentTable[]): AttachmentTable[] {
  let left = EMAIL_ATTACHMENTS_BYTES
  return attachments.filter(({ bytes }) => {
    if (bytes > left) return false
    left -= bytes
    return true
  })
}
