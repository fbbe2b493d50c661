import type { FileLike } from './fields/upload.ts'
import type { Problems } from './form.ts'
import type { Receipt } from './receipt.ts'

/** What the server hands to a page that is rendered on demand. Pages import no server code. */
export interface PageData {
  /** /r/{token} */
  receipt?: Receipt
  /** The ETag of the receipt's status, as the page shows it. */
  receiptTag?: string
  /** /r/{token}, after an addition that was refused. */
  refusedAddition?: RefusedAddition
  /** /r/{token}, after the answer could not be asked for again. */
  refusedAgain?: { error: string; typed: string }
  /** The instant of the request, ms since the epoch. */
  now: number
  /** /forms/{name}: the form's idempotency key; '' after a submission that came back without one. */
  submissionId: string
  /** /forms/{name}, after a refused submission without script. */
  refusal?: Refusal
  /** /newsletter/{action}/{token} */
  newsletter?: NewsletterLink
  /** /s/{token} */
  staffLink?: StaffLinkPage
}

/** What a link in a newsletter letter leads to. */
export interface NewsletterLink {
  action: 'confirm' | 'unsubscribe'
  state: 'ask' | 'done' | 'expired' | 'used'
  /** Whose it is, with all but its first letter veiled; empty where it is no longer known. */
  address: string
  /** Until when an open confirmation link is good, ms since the epoch. */
  expiresAt?: number
  /** Where the button posts to. */
  path: string
}

/** What a signed link in a staff email leads to. Nothing of the answers: a link may be forwarded. */
export interface StaffLinkPage {
  action: 'answer' | 'spam' | 'take' | 'move'
  /**
   * `ask`: the button does it. `done`: it is done. `answered`, `spam`, `quarantined`: the submission is in a state that
   * the action does not fit. `expired`: the link does nothing any more.
   */
  state: 'ask' | 'done' | 'expired' | 'answered' | 'spam' | 'quarantined'
  reference: string
  /** "quote request". */
  called: string
  desk: string
  /** Where `move` sends it. */
  toDesk: string
  /** Who takes care of it. */
  owner: string | null
  /** Ms since the epoch. */
  receivedAt: number
  dueAt: number
  openedAt: number | null
  answeredAt: number | null
  /** Where the button posts to. */
  path: string
}

/** A file that the server has already, from an attempt that came back. */
export interface StagedUpload extends FileLike {
  token: string
}

/** An addition that came back: the note stays, and files already sent are kept by their tokens. */
export interface RefusedAddition {
  error: string
  problems: Problems
  note: string
  kept: StagedUpload[]
}

/** A form that came back: everything entered stays, and files already sent are kept by their tokens. */
export interface Refusal {
  /** The form's name. */
  form: string
  variant?: string
  error: string
  problems: Problems
  values: Record<string, string>
  kept: (StagedUpload & { field: string })[]
}
