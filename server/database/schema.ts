import type { Kysely, Transaction } from 'kysely'
import type { Desk, FormName } from '../../contract/forms.ts'

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

// Every instant is in ms since the epoch, UTC. A JSON column holds text; the folder that writes it also reads it.

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
  form: FormName
  variant: string | null
  desk: Desk
  title: string
  status: SubmissionState
  /** JSON: `StoredAnswer[]`. */
  lines: string
  email: string
  name: string
  receivedAt: number
  dueAt: number
  openedAt: number | null
  answeredAt: number | null
  /** SHA-256 of the receipt's token, hex. A copy of the database alone opens no receipt. */
  tokenHash: string
  /** JSON: `string[]`, why it is in quarantine. */
  quarantine: string
  /** JSON: `string[]`, notes for the desk, such as a missing résumé. */
  notes: string
}

export interface AttachmentTable {
  submissionId: string
  position: number
  field: string
  /** The visitor's file name, cleaned for display. */
  name: string
  /** The extension, lower case. */
  kind: string
  bytes: number
  sha256: string
  /** The key in the attachment store. */
  key: string
}

export type EmailState = 'waiting' | 'sent' | 'dead'
export type EmailKind = 'desk' | 'visitor' | 'newsletter'

export interface OutboxTable {
  id: string
  /** Set for emails to the desk and to the visitor, null for newsletter emails. */
  submissionId: string | null
  /** Set for newsletter emails, null for all others. */
  subscriberId: string | null
  kind: EmailKind
  recipient: string
  state: EmailState
  attempts: number
  createdAt: number
  /** The next try is not before this instant. */
  nextAt: number
  /** A worker holds the row until this instant. After it any worker may take the row. */
  leasedUntil: number | null
  sentAt: number | null
  lastError: string | null
}

interface IdempotencyTable {
  /** SHA-256 of the key, hex. */
  key: string
  digest: string
  submissionId: string
  createdAt: number
  /** After this instant the key is free again. Null for a key that the client sent: it never expires. */
  expiresAt: number | null
}

/** One try to submit. The rate limit counts these. */
interface AttemptTable {
  /** Keyed hash of the client's address. */
  address: string
  at: number
}

/** Sender and text of a submission, both as hashes. Finds the same text sent again and again. */
interface TraceTable {
  submissionId: string
  /** Keyed hash of the client's address. */
  client: string
  /** SHA-256 of the long answers. */
  digest: string
  at: number
}

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed'

export interface SubscriberTable {
  id: string
  /** Keyed hash of the email address. The only trace of somebody who unsubscribed. */
  mailbox: string
  /** As it was typed. Null after unsubscribing. */
  email: string | null
  state: SubscriberState
  /** When the last confirmation email was asked for. */
  askedAt: number
  confirmedAt: number | null
  /** The version of the consent text. */
  wording: string | null
  /** Keyed hash of the client address that confirmed. Deleted after a week. */
  client: string | null
  /** When the subscriber left. Stays set until they confirm again. */
  suppressedAt: number | null
  /** SHA-256 of the token in its unsubscribe links, hex. */
  tokenHash: string
}

/** One confirmation email, found by the token in its link. */
export interface ConfirmationTable {
  id: string
  /** Null after the subscriber was deleted. */
  subscriberId: string | null
  tokenHash: string
  askedAt: number
  expiresAt: number
  /** Set when the subscriber confirmed (by this or another link) or left. The link does nothing more. */
  closedAt: number | null
}
