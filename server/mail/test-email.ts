import { randomUUID } from 'node:crypto'
import type { Company } from '../../contract/company.ts'
import type { Address, Email } from './email.ts'
import { renderParts } from './render-email.ts'
import { messageIdOf } from './thread.ts'

/** An email that says only that it came: for an operator who has just set SMTP_URL. It is in no outbox, and is tried once. */
export function testEmail(company: Company, from: Address, to: string, now: number): { id: string; email: Email } {
  const id = randomUUID()
  const subject = `Test email of ${company.name}`
  const content = {
    preview: 'The settings for email are right.',
    label: 'Test',
    head: { line: 'Sent by hand', heading: 'This email came.', isLarge: true },
    blocks: [
      {
        kind: 'text' as const,
        text: 'Look at its headers for spf=pass, dkim=pass and dmarc=pass: without them other mail servers may not take what the site sends.',
      },
    ],
    foot: [{ text: `${company.name}, ${company.address.line}, ${company.phone.display}` }],
  }
  const email = {
    messageId: messageIdOf({ id }, company),
    date: new Date(now),
    from: { name: company.name, ...from },
    to: { address: to },
    replyTo: { name: company.name, address: company.mail.quotes },
    ...renderParts({ company }, { subject, content }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [],
  }
  return { id, email }
}
