import type { TestContext } from '../context.fixture.ts'
import { takeIn } from './take-in.ts'

interface Written {
  from?: string
  to?: string
  cc?: string
  subject?: string
  text?: string
  id?: string
  references?: string
  date?: string
  /** More header lines. */
  more?: string[]
  /** In place of a text: everything below the head, with its content type. */
  body?: { type: string; content: string }
}

const PROVEN = 'Authentication-Results: mx.site.test; dkim=pass header.d='

/** An email as it comes, and the header by which our own mail server proves its sender. */
export function emailSource({ from = 'Wilhelmina Quist <Mina@quist.example>', ...mail }: Written): string {
  const type = mail.body?.type ?? 'text/plain; charset=utf-8'
  return [
    `From: ${from}`,
    `To: ${mail.to ?? 'quotes@fathom.test'}`,
    ...(mail.cc ? [`Cc: ${mail.cc}`] : []),
    `Subject: ${mail.subject ?? 'Re: your answer'}`,
    `Message-ID: ${mail.id ?? '<one@quist.example>'}`,
    ...(mail.references ? [`References: ${mail.references}`, `In-Reply-To: ${mail.references.split(' ').at(-1)}`] : []),
    `Date: ${mail.date ?? 'Sat, 21 Nov 2026 15:00:00 -0500'}`,
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
    ...(mail.more ?? []),
    '',
    mail.body?.content ?? mail.text ?? 'Thursday suits me.',
    '',
  ].join('\r\n')
}

/** The header of our own mail server for a sender of this domain. */
export function provenBy(domain: string): string {
  return `${PROVEN}${domain}`
}

export function take(context: TestContext, mail: Written) {
  return takeIn(context, Buffer.from(emailSource(mail)))
}

/** A report of a mail server (RFC 3464). */
export function returned(original: string, to: string, { action = 'failed', status = '5.1.1', type = '' } = {}) {
  const part = (type: string, text: string) => `--b1\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`
  return {
    from: 'Mail Delivery System <mailer-daemon@mx.test>',
    subject: 'Undelivered Mail Returned to Sender',
    id: `<bounce-${status}-${action}@mx.test>`,
    more: ['Return-Path: <>', 'Auto-Submitted: auto-replied'],
    body: {
      type: 'multipart/report; report-type=delivery-status; boundary=b1',
      content: [
        part('text/plain', 'I am sorry.'),
        part(
          `message/${type}delivery-status`,
          `Reporting-MTA: dns; mx.test\r\n\r\nFinal-Recipient: rfc822; ${to}\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; 550 ${status}\r\n  No such user`,
        ),
        part('message/rfc822', `Message-ID: ${original}\r\nSubject: Re: yours\r\n\r\nDear Ms. Quist`),
        '--b1--',
      ].join(''),
    },
  }
}
