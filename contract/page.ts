import type { Problems } from './form.ts'
import type { Receipt } from './receipt.ts'
import type { FileLike } from './upload.ts'

/** What the server hands to a page that is rendered on demand. Pages import no server code. */
export interface PageData {
  /** /r/{token} */
  receipt?: Receipt
  /** The instant of the request, ms since the epoch. */
  now: number
  /** /forms/{name}: a fresh idempotency key for the form. */
  submissionId: string
  /** /forms/{name}, after a refused submission without script. */
  refusal?: Refusal
  /** /newsletter/{action}/{token} */
  newsletter?: NewsletterLink
}

/** What a link in a newsletter letter leads to. */
export interface NewsletterLink {
  action: 'confirm' | 'unsubscribe'
  state: 'ask' | 'done' | 'expired' | 'used'
  /** Whose it is, with all but its first letter veiled; empty where it is no longer known. */
  address: string
  /** Where the button posts to. */
  path: string
}

/** A form that came back: everything entered stays, and files already sent are kept by their tokens. */
export interface Refusal {
  /** The form's name. */
  form: string
  variant?: string
  error: string
  problems: Problems
  values: Record<string, string>
  kept: (FileLike & { token: string; field: string })[]
}
