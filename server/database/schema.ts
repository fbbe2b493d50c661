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

export type LetterState = 'waiting' | 'sent' | 'dead'
export type LetterKind = 'desk' | 'visitor'

export interface OutboxTable {
  id: string
  submissionId: string
  kind: LetterKind
  recipient: string
  state: LetterState
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
