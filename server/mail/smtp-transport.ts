import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Letter, Transport } from './email.ts'

// The only importer of the mail client. It parses addresses out of whatever looks like one and reads files that an
// attachment names, so it is given validated addresses as objects, an envelope of its own, and bytes.

/** Waiting for a connection, its greeting, and any single answer, ms. The worker has a deadline over all of them. */
const CONNECT_MS = 15_000
const GREETING_MS = 15_000
const SILENCE_MS = 30_000

/** Sends through the server of SMTP_URL, one connection for each letter: a pool that hangs would hang all mail. */
export function smtpTransport(smtpUrl: string): Transport {
  const { hostname, port, protocol } = new URL(smtpUrl)
  const transporter = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    name: `SMTP ${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`,
    async send(letter) {
      await transporter.sendMail(message(letter))
    },
    close: () => transporter.close(),
  }
}

/** The letter as it would travel. */
export function compose(letter: Letter): Promise<Buffer> {
  return new MailComposer(message(letter)).compile().build()
}

function message(letter: Letter) {
  return {
    envelope: { from: letter.from.address, to: [letter.to.address] },
    messageId: letter.messageId,
    date: letter.date,
    from: mailbox(letter.from),
    to: mailbox(letter.to),
    replyTo: mailbox(letter.replyTo),
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    headers: letter.headers,
    attachments: letter.attachments.map(({ name, content }) => ({ filename: name, content })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function mailbox({ name, address }: Letter['from']) {
  return { name: name ?? '', address }
}
