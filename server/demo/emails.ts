import type { Company } from '../../contract/company.ts'

/** Who sent a request of the demo; its reference is known once it is stored. */
export interface DemoRequest {
  reference: string
  name: string
  email: string
}

/** A visitor's email to an answer, as it comes in. */
export function replyOf(
  { reference, name, email }: DemoRequest,
  answerId: string,
  text: string,
  company: Company,
): Buffer {
  return lines(
    `From: ${name} <${email}>`,
    `To: ${company.mail.quotes}`,
    `Subject: Re: [${reference}] your answer`,
    `Message-ID: <reply-to-${answerId}@demo.example>`,
    `In-Reply-To: <${answerId}@${company.domain}>`,
    `References: <${answerId}@${company.domain}>`,
    `Authentication-Results: mx.${company.domain}; dkim=pass header.d=${email.split('@')[1]}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  )
}

/** What a mail server writes that has no such mailbox (RFC 3464). */
export function bounceOf({ email }: DemoRequest, answerId: string, company: Company): Buffer {
  return lines(
    'From: Mail Delivery System <mailer-daemon@mx.example>',
    `To: ${company.mail.quotes}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <bounce-of-${answerId}@mx.example>`,
    'Auto-Submitted: auto-replied',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=part',
    '',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    `Final-Recipient: rfc822; ${email}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such user',
    '',
    '--part',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: <${answerId}@${company.domain}>`,
    '',
    '--part--',
  )
}

function lines(...text: string[]): Buffer {
  return Buffer.from(`${text.join('\r\n')}\r\n`)
}
