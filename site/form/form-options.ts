import { type Fields, type Form, offeredChoice } from '../../contract/form.ts'
import type { Refusal } from '../../contract/page.ts'
import type { Outcome, SendOptions } from './sending/send.ts'
import type { Submission } from './sending/submission.ts'

/** What a form needs to be told beside its definition. */
export interface FormOptions<F extends Fields> {
  form: Form<F>
  defaults?: Partial<Record<keyof F & string, string>>
  /** A choice made outside the form, such as the service of the button that opened its dialog. */
  chosen?: { name: keyof F & string; value: string }
  /** How it is sent; multipart to the form's own path without it. */
  send?: (submission: Submission, options: SendOptions) => Promise<Outcome>
  onSent?: (answers: Record<string, string>) => void
  onFailed?: () => void
  /**
   * Success closes the dialog around the form; the panel then stands as a card at the edge of the page (specification
   * 11.7.3).
   */
  inDialog?: boolean
  /** Without script: the answer to an attempt that came back. */
  refusal?: Refusal
}

/** What the fields hold when nothing is typed. A default that its select does not offer is left out. */
export function emptyValues<F extends Fields>({ form, defaults = {} }: FormOptions<F>): Record<string, string> {
  const shape: Pick<Form, 'fields'> = form
  const byName: Partial<Record<string, string>> = defaults
  return Object.fromEntries(
    Object.entries(shape.fields).map(([name, field]) => {
      const value = byName[name] ?? ''
      return [name, (field.options ? offeredChoice(shape, name, value) : value) || (field.initial ?? '')]
    }),
  )
}
