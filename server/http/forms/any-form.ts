import type { Fields, Form } from '../../../contract/form.ts'

/** Drops the field types of a form. The HTTP routes treat all forms alike. */
export function anyForm<F extends Fields>(form: Form<F>): Form<Fields> {
  // Safe because `title` and `pack` only ever get answers that this form's own `fields` have read.
  return form as unknown as Form<Fields>
}
