import type { Fields, Form } from '../../../contract/form.ts'

/** Forgets which fields a form has: this half of the server treats all forms alike. */
export function anyForm<F extends Fields>(form: Form<F>): Form<Fields> {
  // `title` and `pack` are only ever given what this form's own `fields` have read.
  return form as unknown as Form<Fields>
}
