import { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer'
import { mailboxOf } from '../../../contract/fields/mailbox.ts'
import type { Address, Email } from '../email.ts'

/** The email in the format of RFC 5322, as it is sent. Memory holds a piece of it at a time. */
export function compose(email: Email): Readable {
  return new MailComposer(messageOf(email)).compile().createReadStream()
}

/**
 * An email as the mail client takes it. The client parses any text for addresses, and reads files and URLs that an
 * attachment names. So it only gets checked addresses as objects, an explicit envelope, and open files.
 *
 * @param taken mailboxes of those who read along and have it already.
 */
export function messageOf(email: Email, taken: readonly string[] = []) {
  const others = (email.cc ?? []).filter((one) => !taken.includes(mailboxOf(one)))
  return {
    envelope: { from: email.from.address, to: [email.to.address, ...others] },
    messageId: email.messageId,
    date: email.date,
    from: mailbox(email.from),
    to: mailbox(email.to),
    ...(email.cc && { cc: email.cc.map((address) => mailbox({ address })) }),
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

interface Compiled {
  createReadStream(): Readable
}

/**
 * Lets a compiled email be read once. The mail client reads it again when a connection ends before its first byte, and by then
 * a file may lack its beginning. The second reading fails instead, and the worker renders the email anew.
 */
export function readOnce(message: Compiled): void {
  const read = message.createReadStream.bind(message)
  message.createReadStream = () => {
    message.createReadStream = failing
    return read()
  }
}

function failing(): Readable {
  const stream = new Readable({ read() {} })
  setImmediate(() => stream.destroy(new Error('The connection ended before the email. Its files are opened anew.')))
  return stream
}

function mailbox({ name, address }: Address) {
  return { name: name ?? '', address }
}
