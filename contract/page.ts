import type { FormName, Problems } from './form.ts'
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
  /** /newsletter/…: whose address, and what the button does. */
  newsletter?: { action: 'confirm' | 'unsubscribe'; state: 'ask' | 'done'; address: string; path: string }
}

/** A form that came back: everything entered stays, and files already sent are kept by their tokens. */
export interface Refusal {
  form: FormName
  variant?: string
  error: string
  problems: Problems
  values: Record<string, string>
  kept: (FileLike & { token: string; field: string })[]
}
