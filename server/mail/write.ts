import type { OutboxTable } from '../database/schema.ts'
import { letterToDesk } from './deskLetter.ts'
import { html } from './html.ts'
import type { Contents, Letter } from './letter.ts'
import type { PostOffice } from './office.ts'
import { plain } from './plain.ts'
import { type Stored, stored } from './stored.ts'
import { letterToVisitor } from './visitorLetter.ts'

/** RFC 5322 §2.1.1 suggests lines of 78 characters; a subject beyond this is cut by every mailbox anyway. */
const SUBJECT_MAX = 150

/**
 * Writes the letter of an outbox row, from what is stored now. `from` is the sender's address.
 *
 * @throws when the submission or a file of it cannot be read.
 */
export async function write(office: PostOffice, row: OutboxTable, from: string): Promise<Letter> {
  const { company } = office
  const submission = await stored(office.db, row)
  const { sheet, replyTo, subject, headers, attachments } = await contents(office, row, submission)
  return {
    messageId: `<${row.id}@${company.domain}>`,
    date: new Date(office.now()),
    from: { name: company.name, address: from },
    to: { address: row.kind === 'visitor' ? submission.submission.email : row.recipient },
    replyTo: { name: replyTo.name && oneLine(replyTo.name), address: replyTo.address },
    subject: oneLine(subject).slice(0, SUBJECT_MAX),
    text: plain(sheet),
    html: html(sheet, company),
    headers: { ...headers, 'X-Reference': submission.submission.reference },
    attachments,
  }
}

async function contents(office: PostOffice, row: OutboxTable, submission: Stored): Promise<Contents> {
  switch (row.kind) {
    case 'desk':
      return letterToDesk(office, submission)
    case 'visitor':
      return letterToVisitor(office, submission)
  }
}

/** Nothing a visitor typed may start a header of its own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
