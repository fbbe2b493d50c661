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
  attachments: { name: string; content: Buffer }[]
}

/** One email, ready to send. It holds all of its bytes and refers to no file, template or address outside. */
export interface Email {
  /** Always the same for one outbox row, so that mail programs recognize a second copy. With its angle brackets. */
  messageId: string
  date: Date
  from: Address
  to: Address
  replyTo: Address
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attachments: { name: string; content: Buffer }[]
}

/** How an email is sent: by SMTP, or into a file. */
export interface Transport {
  /** For the message at the start: "SMTP mail.example:587", "files in data/mail". */
  name: string
  /**
   * @param signal gives the delivery up. A transport that cannot stop may ignore it.
   * @throws when the email was not sent. The worker decides what happens then.
   */
  send(email: Email, outboxId: string, signal?: AbortSignal): Promise<void>
  /** @throws when the mail server does not answer. Absent where there is none. */
  verify?(): Promise<void>
  close(): void
}
