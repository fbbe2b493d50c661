import type { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Address, Email } from './email.ts'

/** The email in the format of RFC 5322, as it is sent. Memory holds a piece of it at a time. */
export function compose(email: Email): Readable {
  return new MailComposer(messageOf(email)).compile().createReadStream()
}

/**
 * An email as the mail client takes it. The client parses any text for addresses, and reads files and URLs that an
 * attachment names. So it only gets checked addresses as objects, an explicit envelope, and open files. A file that it
 * began to read is not read again: the client fails then, and the worker tries the email again.
 */
export function messageOf(email: Email) {
  return {
    envelope: { from: email.from.address, to: [email.to.address] },
    messageId: email.messageId,
    date: email.date,
    from: mailbox(email.from),
    to: mailbox(email.to),
    replyTo: mailbox(email.replyTo),
    subject: email.subject,
    text: email.text,
    html: email.html,
    headers: email.headers,
    attachments: email.attachments.map(({ name, content }) => ({ filename: name, content })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function mailbox({ name, address }: Address) {
  return { name: name ?? '', address }
}
