import type { OutboxTable } from '../database/schema.ts'
import { letterToDesk } from './desk-email.ts'
import type { Address, Contents, Letter } from './email.ts'
import { stored, subscriberOf } from './load-submission.ts'
import { letterToSubscriber } from './newsletter-email.ts'
import type { PostOffice } from './office.ts'
import { html } from './render-html.ts'
import { plain } from './render-text.ts'
import { letterToVisitor } from './visitor-email.ts'

/** RFC 5322 §2.1.1 suggests lines of 78 characters; a subject beyond this is cut by every mailbox anyway. */
const SUBJECT_MAX = 150

/**
 * Writes the letter of an outbox row, from what is stored now. `from` is the sender's address.
 *
 * @throws when what the letter is about, or a file of it, cannot be read.
 */
export async function write(office: PostOffice, row: OutboxTable, from: string): Promise<Letter> {
  const { company } = office
  const { to, sheet, replyTo, subject, headers, attachments } = await contents(office, row)
  return {
    messageId: `<${row.id}@${company.domain}>`,
    date: new Date(office.now()),
    from: { name: company.name, address: from },
    to,
    replyTo: { name: replyTo.name && oneLine(replyTo.name), address: replyTo.address },
    subject: oneLine(subject).slice(0, SUBJECT_MAX),
    text: plain(sheet),
    html: html(sheet, company),
    headers,
    attachments,
  }
}

async function contents(office: PostOffice, row: OutboxTable): Promise<Contents & { to: Address }> {
  switch (row.kind) {
    case 'desk': {
      const about = await stored(office.db, row)
      return referring(about.submission.reference, row.recipient, await letterToDesk(office, about))
    }
    case 'visitor': {
      const about = await stored(office.db, row)
      return referring(about.submission.reference, about.submission.email, letterToVisitor(office, about))
    }
    case 'newsletter': {
      const subscriber = await subscriberOf(office.db, row)
      return { ...(await letterToSubscriber(office, subscriber)), to: { address: subscriber.email ?? row.recipient } }
    }
  }
}

function referring(reference: string, address: string, contents: Contents): Contents & { to: Address } {
  return { ...contents, to: { address }, headers: { ...contents.headers, 'X-Reference': reference } }
}

/** Nothing a visitor typed may start a header of its own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
