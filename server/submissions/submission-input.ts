import type { Answers, Fields, Form } from '../../contract/form.ts'
import type { StagedFile } from '../attachments/store.ts'
import type { QuarantineSign } from '../database/json-columns.ts'

/** A submission that was read and checked, before it is stored. */
export interface SubmissionInput<F extends Fields = Fields> {
  form: Form<F>
  answers: Answers<F>
  files: StagedFile[]
  /** The idempotency key that the client sent. */
  key?: string
  verdict?: SpamVerdict
  /** For the desk, such as "Résumé missing". */
  notes?: string[]
  /** Sent by `desk canary`: nobody is emailed, and no figure counts it. */
  canary?: boolean
}

export interface SpamVerdict {
  /** Why the submission goes into quarantine. Empty: it goes to the desk. */
  quarantine: QuarantineSign[]
  /** Finds the same text from the same client later. Absent for a short text. */
  trace?: Trace
}

/** Hashes of the client's address and of the text. Deleted after a week (retention.ts). */
export interface Trace {
  client: string
  digest: string
}
