import type { EmailContent } from './email-content.ts'

export interface Address {
  name?: string
  address: string
}

/** What is peculiar to a kind of letter. */
export interface EmailDraft {
  replyTo: Address
  subject: string
  content: EmailContent
  headers: Record<string, string>
  attachments: { name: string; content: Buffer }[]
}

/** One mail, ready to go: no template, path or reference to a file left in it. */
export interface Email {
  /** Stable for the outbox row, so that a mail sent twice is recognised. With its angle brackets. */
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

/** How a letter leaves: SMTP, or a file. */
export interface Transport {
  /** For the start's message and `doctor`: "SMTP mail.example:587", "files in data/mail". */
  name: string
  /** @throws when it did not leave. The worker decides what then. */
  send(letter: Email, outboxId: string): Promise<void>
  close(): void
}
