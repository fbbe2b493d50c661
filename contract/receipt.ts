import type { FormName } from './forms.ts'

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
  email: string
  answers: { label: string; value: string; long: boolean }[]
  files: { name: string; bytes: number; kind: string; path: string }[]
  /** How many months until it is erased by itself. */
  keptMonths: number
}

/** `GET /api/receipts/{token}`: what may change. */
export type ReceiptStatus = Pick<Receipt, 'reference' | 'status' | 'receivedAt' | 'dueAt' | 'openedAt' | 'answeredAt'>
