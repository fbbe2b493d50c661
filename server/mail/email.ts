import type { Readable } from 'node:stream'
import type { EmailContent } from './email-content.ts'

export interface Address {
  name?: string
  address: string
}

/** What one kind of email says, before it is rendered for its recipient. */
export interface EmailDraft {
  replyTo: Address
  subject: string
  content: EmailContent
  headers: Record<string, string>
  attachments?: EmailFile[]
}

/** An attachment that is open, compared with its hash, and not read yet. Its bytes are read while they are sent. */
export interface EmailFile {
  name: string
  content: Readable
}

/**
 * One email, ready to send once. It refers to no path, template or address outside. Its attachments are open until they are
 * sent: whoever renders an email ends with `closeFiles`.
 */
export interface Email {
  /** Always the same for one outbox row, so that mail programs recognize a second copy. With its angle brackets. */
  messageId: string
  date: Date
  from: Address
  to: Address
  /** Who reads along. */
  cc?: string[]
  replyTo: Address
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attachments: EmailFile[]
}

/** Closes the attachments, also those that nobody read. Never throws. */
export function closeFiles({ attachments }: Pick<Email, 'attachments'>): void {
  for (const { content } of attachments) {
    // A file that fails after this is nobody's fault any more.
    content.on('error', () => undefined)
    content.destroy()
  }
}

/** What a transport tells while it sends. */
export interface Told {
  /** Who should read along and was refused. */
  refused: readonly string[]
  /** The mail server has all of it. It may not have answered yet. */
  isWhole: boolean
}

/** How an email is sent: by SMTP, or into a file. */
export interface Transport {
  /** For the message at the start: "SMTP mail.example:587", "files in data/mail". */
  name: string
  /**
   * @param signal gives the delivery up. A transport that cannot stop may ignore it.
   * @param told is kept up to date.
   * @throws when the email was not sent, or not to its recipient. The worker decides what happens then.
   */
  send(email: Email, outboxId: string, signal?: AbortSignal, told?: Told): Promise<void>
  /** @throws when the mail server does not answer. Absent where there is none. */
  verify?(): Promise<void>
  close(): void
}
