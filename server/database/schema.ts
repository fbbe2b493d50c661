import type { Kysely, Transaction } from 'kysely'

export type Db = Kysely<Schema>
/** A transaction, or the database itself where a single statement needs none. */
export type Tx = Transaction<Schema>

// Every instant is in ms since the epoch, UTC. JSON columns hold text; the unit that writes one reads it.

export interface Schema {
  submission: SubmissionTable
  attachment: AttachmentTable
  outbox: OutboxTable
  idempotency: IdempotencyTable
  attempt: AttemptTable
  trace: TraceTable
  subscriber: SubscriberTable
  ask: ConfirmationTable
}

export type SubmissionState = 'open' | 'answered' | 'spam' | 'quarantined'

export interface SubmissionTable {
  id: string
  reference: string
  form: string
  variant: string | null
  desk: string
  title: string
  status: SubmissionState
  /** JSON: `Line[]` of lines.ts. */
  lines: string
  email: string
  name: string
  receivedAt: number
  dueAt: number
  openedAt: number | null
  answeredAt: number | null
  /** SHA-256 of the receipt's token, hex: a stolen database opens no receipt. */
  tokenHash: string
  /** JSON: `string[]`, why it was put into quarantine. */
  quarantine: string
  /** JSON: `string[]`, what the desk should know. */
  notes: string
}

export interface AttachmentTable {
  submissionId: string
  position: number
  field: string
  /** As the visitor called it, made safe to show. */
  name: string
  /** The extension, lower case. */
  kind: string
  bytes: number
  sha256: string
  /** Where the attachment store keeps it. */
  key: string
}

export type EmailState = 'waiting' | 'sent' | 'dead'
export type EmailKind = 'desk' | 'visitor' | 'newsletter'

export interface OutboxTable {
  id: string
  /** What a letter to the desk or to a visitor is about; null in a newsletter letter. */
  submissionId: string | null
  /** Whom a newsletter letter is for; null in all others. */
  subscriberId: string | null
  kind: EmailKind
  recipient: string
  state: EmailState
  attempts: number
  createdAt: number
  /** Not before this instant. */
  nextAt: number
  /** A worker holds it until this instant; then any worker may take it again. */
  leasedUntil: number | null
  sentAt: number | null
  lastError: string | null
}

export interface IdempotencyTable {
  /** SHA-256 of the key, hex. */
  key: string
  digest: string
  submissionId: string
  createdAt: number
  /** After this instant the key is free again; null for keys made with the form. */
  expiresAt: number | null
}

/** Submissions tried, by a keyed hash of the address: what the rate limit counts. */
export interface AttemptTable {
  address: string
  at: number
}

/** Where a stored submission came from and what it said, both as hashes: how the same text sent often is known. */
export interface TraceTable {
  submissionId: string
  /** Keyed hash of the client's address. */
  client: string
  /** SHA-256 of its words. */
  digest: string
  at: number
}

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed'

export interface SubscriberTable {
  id: string
  /** Keyed hash of the address: what is left of somebody who unsubscribed. */
  mailbox: string
  /** As it was typed. Null once unsubscribed. */
  email: string | null
  state: SubscriberState
  /** When it was last asked to confirm. */
  askedAt: number
  confirmedAt: number | null
  /** The version of the words that were agreed to. */
  wording: string | null
  /** Keyed hash of the address that confirmed; forgotten after a week. */
  client: string | null
  /** Unsubscribed since then. Stays while it is asked again, until it confirms. */
  suppressedAt: number | null
  /** SHA-256 of the token in its unsubscribe links, hex. */
  tokenHash: string
}

/** One letter that asks to confirm, by its token. */
export interface ConfirmationTable {
  id: string
  /** Null once the address it was for is forgotten. */
  subscriberId: string | null
  tokenHash: string
  askedAt: number
  expiresAt: number
  /** Confirmed, by this link or another, or unsubscribed since: the link does nothing more. */
  closedAt: number | null
}
