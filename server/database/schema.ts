import type { Generated, Kysely, Selectable, Transaction } from 'kysely'
import type { AnsweredBy, DeskEventKind } from '../../contract/desk/replies.ts'
import type { Desk, FormName } from '../../contract/forms.ts'
import type { ScanState } from '../../contract/scan.ts'

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

// Every instant is in ms since the epoch, UTC. A JSON column holds text; the folder that writes it also reads it.

export interface Schema {
  submission: SubmissionTable
  attachment: AttachmentTable
  outbox: OutboxTable
  webhook: WebhookTable
  idempotency: IdempotencyTable
  attempt: AttemptTable
  trace: TraceTable
  subscriber: SubscriberTable
  ask: ConfirmationTable
  done_job: DoneJobTable
  job_run: JobRunTable
  issue: IssueTable
  issue_pace: IssuePaceTable
  note: NoteTable
  addition: AdditionTable
  message: MessageTable
  draft: DraftTable
  saved_reply: SavedReplyTable
  saved_reply_use: SavedReplyUseTable
  incoming: IncomingTable
  history: HistoryTable
  choice: ChoiceTable
  installation: InstallationTable
}

export type SubmissionState = 'open' | 'answered' | 'spam' | 'quarantined'

export interface SubmissionTable {
  id: string
  /** Counts up. The key in the search index and in `choice`. */
  number: number
  reference: string
  form: FormName
  variant: string | null
  desk: Desk
  title: string
  status: SubmissionState
  /** JSON: `StoredAnswer[]`. */
  lines: string
  email: string
  /** The mailbox of `email`, the same for all of its spellings; '' without an email address. */
  mailbox: string
  name: string
  receivedAt: number
  dueAt: number
  openedAt: number | null
  answeredAt: number | null
  /** Null while it is open, and where it was only marked as answered. */
  answeredBy: AnsweredBy | null
  /** Since when its answer is waited for, where the visitor wrote again; null: since it was received. */
  askedAt: number | null
  /** When it was answered for the first time, by a letter or by phone. It stays when the request is open again. */
  firstAnsweredAt: number | null
  /** Where the visitor wants the answer that did not arrive, until a person at the desk has decided; else null. */
  askedAddress: string | null
  /** SHA-256 of the receipt's token, hex. A copy of the database alone opens no receipt. */
  tokenHash: string
  /** JSON: `QuarantineSign[]`, why it is in quarantine. */
  quarantine: string
  /** JSON: `string[]`, notes for the desk, such as a missing résumé. */
  notes: string
  /** The name of the person who takes care of it. */
  owner: string | null
  /** It is put aside until this instant; null for one that is not. */
  laterAt: number | null
  /** 1: sent by `desk canary`, and not counted in figures. */
  canary: number
  /** 0 until its words and choices are in the indexes. Rows of older versions begin with 0. */
  indexed: number
}

/** What the staff wrote about a submission. Visitors never see it. */
export interface NoteTable {
  id: string
  submissionId: string
  author: string
  text: string
  at: number
  editedAt: number | null
  /** A removed note stays until the submission is erased, so that removing can be undone. */
  removedAt: number | null
}

/** What the visitor added on the receipt. Its files are in `attachment`. */
export interface AdditionTable {
  id: string
  submissionId: string
  /** '' where only files were added. */
  note: string
  /** SHA-256 of note and files, hex: the same contents within ten minutes are one addition. */
  digest: string
  at: number
  /** 1: the submission was answered, and is open again since. */
  reopened: number
}

/** An answer of the desk (`out`), or what the visitor wrote by email (`in`). Its files are in `attachment`. */
export interface MessageTable {
  /** Of an answer from the desk: also the id of its row in the outbox, which has its state of delivery. */
  id: string
  submissionId: string
  direction: 'in' | 'out'
  /** `mail`: it came as an email, also an answer that a person sent from a mail program. */
  via: 'desk' | 'command' | 'mail'
  /** Who wrote it: a person of the desk, or the name that the email gives. */
  author: string
  /** Where it went, or whence it came. */
  address: string
  /** JSON: `string[]`, checked addresses. */
  cc: string
  subject: string
  /** As it left, with the signature; of an email without what it quotes. */
  text: string
  /** What an email quotes of earlier ones. */
  quoted: string
  at: number
  /** With its angle brackets; '' for an email without one. */
  messageId: string
  /** The Message-ID that it answers; '' for none. */
  replyTo: string
  /** 1: the request is answered once it has left. */
  marksAnswered: number
  /** JSON: `string[]`, what the desk should know, such as that its sender is not proven. */
  remarks: string
}

/** An answer that somebody is writing: one for each person and request. */
export interface DraftTable {
  submissionId: string
  author: string
  /** JSON: `string[]`. */
  cc: string
  text: string
  /** JSON: `DraftFile[]`, retained uploads. */
  files: string
  /** The message that was sent of it and can still be called back; null while it is being written. */
  sentAs: string | null
  at: number
}

/** A saved reply that was made at the desk; those of content/replies/ are in their files alone. */
export interface SavedReplyTable {
  id: string
  name: string
  /** Null: for both. */
  desk: Desk | null
  text: string
  /** Who wrote or changed it last, and when. */
  author: string
  at: number
}

/** An answer in which a saved reply was put. It goes with its message, so one that was called back is not counted. */
export interface SavedReplyUseTable {
  messageId: string
  /** An id in `saved_reply`, or `file:` and the name of a file. */
  reply: string
  at: number
}

/** What became of an email that came in. */
export type IncomingOutcome =
  /** A visitor's message in its request. */
  | 'reply'
  /** An answer that a person sent from a mail program. */
  | 'answer'
  /** It belongs to no request: it is a new one, set aside until a person looked. */
  | 'unmatched'
  /** An out-of-office note or another program's answer: nobody has to answer it. */
  | 'automatic'
  /** A mail server tells that an email did not arrive, or not yet. */
  | 'bounce'
  /** Our own email, back in our own mailbox. */
  | 'own'
  /** It could not be taken in; the original stays where it is. */
  | 'refused'

/** Every email that came in, once. */
export interface IncomingTable {
  id: string
  /** SHA-256 of what makes it this email, hex: a second copy is counted, and does nothing else. */
  digest: string
  /** The request that it belongs to. */
  submissionId: string | null
  sender: string
  subject: string
  outcome: IncomingOutcome
  detail: string
  /** How often it came. */
  copies: number
  /** With its angle brackets; '' for an email without one, and for those that an older version took in. */
  messageId: Generated<string>
  at: number
}

/** What happened, in order. Rows are only added, except for `undoneAt`. */
export interface HistoryTable {
  id: Generated<number>
  /** Null for what happened to an erased submission. */
  submissionId: string | null
  /** All rows of one action. Whoever knows it may undo the action. */
  batch: string | null
  kind: DeskEventKind
  /** Null for what the server or a visitor did. */
  actor: string | null
  at: number
  /** In words, such as the new desk. */
  detail: string
  /** JSON: `Change`, what undo needs. Null when there is nothing to undo. */
  change: string | null
  undoneAt: number | null
}

export type HistoryRow = Selectable<HistoryTable>

/** The answers of choice fields, for filters. */
interface ChoiceTable {
  submissionId: string
  number: number
  field: string
  value: string
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
  /** The addition that it came with; null for the submission itself. */
  additionId: string | null
  /** The message that it came or left with; null for the submission and its additions. */
  messageId: string | null
  scan: ScanState
  /** The name of the virus; null unless `infected`. */
  signature: string | null
  /** When the scanner answered. */
  scannedAt: number | null
  /** JSON: `string[]`, what the desk should know of the file's structure, such as macros. */
  flags: string
  scanTries: number
  /** The scanner is not asked again before this instant. Null unless `waiting`. */
  scanNextAt: number | null
  /** A worker scans it until this instant. After it any worker may take it. */
  scanLeasedUntil: number | null
}

/** `dead`: given up after its tries. `dismissed`: it shall not be sent, and is no failure any more. */
export type EmailState = 'waiting' | 'sent' | 'dead' | 'dismissed'
export type EmailKind =
  | 'desk'
  | 'visitor'
  | 'newsletter'
  | 'digest'
  | 'warning'
  | 'alarm'
  | 'infected'
  | 'colleague'
  | 'issue'
  | 'canary'
  | 'answer'

/** A row that a worker sends, and tries again. */
interface Queued {
  attempts: number
  createdAt: number
  /** The next try is not before this instant. */
  nextAt: number
  /** A worker holds the row until this instant. After it any worker may take the row. */
  leasedUntil: number | null
  lastError: string | null
}

export interface OutboxTable extends Queued {
  id: string
  /** Set for emails about one submission, null for digests and newsletter emails. */
  submissionId: string | null
  /** Set for newsletter emails, null for all others. */
  subscriberId: string | null
  /**
   * What else the email is about: the desk of a digest, the failed email of an alarm, the issue of a newsletter, an addition
   * or a note to a submission, the infected file's key.
   */
  about: string | null
  kind: EmailKind
  recipient: string
  state: EmailState
  sentAt: number | null
}

export type WebhookType = 'submission.accepted' | 'submission.answered' | 'submission.erased'

/** A webhook that waits or was given up. A delivered one is deleted. */
export interface WebhookTable extends Queued {
  /** The header `webhook-id` of every try. */
  id: string
  /** Null when it tells that a submission was erased. */
  submissionId: string | null
  type: WebhookType
  /** JSON, letter for letter as it is sent. */
  body: string
  state: 'waiting' | 'dead' | 'dismissed'
}

/** A job of the watch that is done. It is inserted with what the job queues, so several processes do a job once. */
interface DoneJobTable {
  /** Such as `digest:quotes:2026-11-23`. */
  key: string
  at: number
}

/** How the last run of a regular job ended. */
interface JobRunTable {
  /** `Job` in job-runs.ts. */
  job: string
  at: number
  problem: string | null
}

/** A fact about the whole installation. */
interface InstallationTable {
  key: string
  value: string
}

export interface IdempotencyTable {
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

/** A newsletter issue as it was queued. Its emails are rendered from this, whatever its file says later. */
export interface IssueTable {
  id: string
  /** The name of its file or article. An issue is sent once. */
  key: string
  /** JSON: `IssueContent`. */
  content: string
  createdAt: number
  /** How many confirmed subscribers there were. */
  recipients: number
  /** Who sent it. */
  actor: string | null
  /** Since when no more of its emails leave. Null while it goes out. */
  heldAt: number | null
  /** How many mailboxes did not exist: their rows in the outbox are deleted. */
  refused: Generated<number>
  /** How many rows of sent emails, and of dead ones, the purge has deleted from the outbox. */
  purgedSent: Generated<number>
  purgedDead: Generated<number>
}

/** Emails of issues that workers began in the last minute. `NEWSLETTER_PER_MINUTE` counts these. */
interface IssuePaceTable {
  at: number
  begun: number
}

export type IssueRow = Selectable<IssueTable>

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
  /** When the button of the confirmation link was pressed. Null before. */
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
