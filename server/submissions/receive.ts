import type { Answers, Fields, Form } from '../../contract/form.ts'
import type { StagedFile } from '../attachments/store.ts'
import type { Office } from './office.ts'

export type { Office } from './office.ts'

export type Received =
  | {
      status: 'accepted'
      reference: string
      receiptToken: string
      /** Ms since the epoch. */
      dueAt: number
      /** It had been sent before: the first answer again. */
      replay: boolean
    }
  | { status: 'inFlight' }
  | { status: 'keyReused' }

export interface Submitted<F extends Fields> {
  form: Form<F>
  answers: Answers<F>
  files: StagedFile[]
  /** Made with the form (product.md 2.24). */
  key?: string
  marks?: Marks
}

export interface Marks {
  /** Why it goes into quarantine instead of to the desk. Empty: it does not. */
  quarantine: string[]
  /** What the desk should know, such as "Résumé missing". */
  notes: string[]
}

export async function receive<F extends Fields>(_office: Office, _input: Submitted<F>): Promise<Received> {
  throw new Error('not written yet')
}
