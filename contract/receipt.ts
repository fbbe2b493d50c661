import type { AnsweredBy } from './desk/replies.ts'
import type { UploadRule } from './fields/upload.ts'
import type { FormName } from './forms.ts'
import type { LockedState } from './scan.ts'

export type SubmissionStatus = 'received' | 'opened' | 'answered'

/** What the private page /r/{token} shows of one submission. Instants are ISO 8601, UTC. */
export interface Receipt {
  reference: string
  form: FormName
  title: string
  status: SubmissionStatus
  receivedAt: string
  dueAt: string
  openedAt?: string
  answeredAt?: string
  /** Absent where it was only marked as answered. */
  answeredBy?: AnsweredBy
  /** What we and the visitor wrote to each other by email, oldest first. */
  letters: ReceiptLetter[]
  /** The desk's address, for a reply by email. */
  deskMail: string
  /** When the visitor last asked for the answer again, and at which address, where a person has to agree to it. */
  again?: { at: string; address?: string }
  email: string
  answers: { label: string; value: string; long: boolean }[]
  files: ReceiptFile[]
  /** The notes that the visitor added, in order (specification 15.5). */
  notes: { text: string; at: string }[]
  /** What may still be added; absent where nothing may. Without `files` only a note is taken. */
  addition?: { files?: UploadRule }
  /** How many months until it is erased by itself. */
  keptMonths: number
}

/** A letter of the conversation. Its text and files are there where the visitor has opened it. */
export interface ReceiptLetter {
  id: string
  direction: 'in' | 'out'
  author: string
  at: string
  text?: string
  files: ReceiptFile[]
}

export interface ReceiptFile {
  /** From 0, in the order in which they came. */
  position: number
  name: string
  bytes: number
  kind: string
  /** Absent for a file that is locked. */
  path?: string
  /** Why it is locked. */
  locked?: LockedState
  /** The name of the virus, where it is infected. */
  signature?: string
  /** Set where it was added later. */
  addedAt?: string
}

/** `GET /api/receipts/{token}`: what may change. Its ETag changes with it. */
export type ReceiptStatus = Pick<
  Receipt,
  'reference' | 'status' | 'receivedAt' | 'dueAt' | 'openedAt' | 'answeredAt' | 'files' | 'notes' | 'again'
> & {
  /** How many letters there are. */
  letters: number
}

/** Why a file cannot be opened, for its sender. */
export function lockedInWords({ locked, signature }: Pick<ReceiptFile, 'locked' | 'signature'>): string {
  switch (locked) {
    case 'waiting':
      return 'Not scanned for viruses yet. The desk gets it, and you can download it here, once it is found clean.'
    case 'infected':
      return `Our virus scanner found ${signature ?? 'malware'} in this file. It stays locked, and nobody here opens it. Please send a clean copy.`
    case undefined:
      return ''
  }
}
