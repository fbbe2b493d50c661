import type { Sheet } from './email-content.ts'

export interface Address {
  name?: string
  address: string
}

/** What is peculiar to a kind of letter. */
export interface Contents {
  replyTo: Address
  subject: string
  sheet: Sheet
  headers: Record<string, string>
  attachments: { name: string; content: Buffer }[]
}

/** One mail, ready to go: no template, path or reference to a file left in it. */
export interface Letter {
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
  send(letter: Letter, outboxId: string): Promise<void>
  close(): void
}
