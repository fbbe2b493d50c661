import type { Form, JsonReading } from '../../../contract/form.ts'
import { ALL_FORMS } from '../../../contract/forms.ts'

/** The URL of a form. */
export interface FormRoute {
  /** The form of a multipart or urlencoded body. */
  form: Form
  /** Reads a JSON body. Its form is another one when that form's definition names this URL for its JSON. */
  readJson?(json: object, aside: Record<string, string>): JsonReading
}

/** Every form that promises a reply. The newsletter is a subscription and has a route of its own (subscribe.ts). */
export const FORM_ROUTES: readonly FormRoute[] = ALL_FORMS.filter(({ promise }) => promise !== undefined).map(
  (form) => ({ form, readJson: jsonReaderAt(form.path) }),
)

function jsonReaderAt(path: string): FormRoute['readJson'] {
  for (const form of ALL_FORMS) {
    const { json } = form
    if (json && (json.path ?? form.path) === path) return (body, aside) => json.read(body, form, aside)
  }
  return undefined
}
