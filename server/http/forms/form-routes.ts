import type { Form, JsonReading } from '../../../contract/form.ts'
import { ALL_FORMS } from '../../../contract/forms.ts'

/** One address that takes submissions. */
export interface Entry {
  path: string
  /** What a multipart or urlencoded body is. */
  form: Form
  /** What a JSON body is; another form, where that one's definition names this address. */
  readJson?(body: object): JsonReading
}

/** Every form that promises a reply. The newsletter promises none: it is a subscription (newsletter.ts). */
export const ENTRIES: readonly Entry[] = ALL_FORMS.filter(({ promise }) => promise !== undefined).map((form) => ({
  path: form.path,
  form,
  readJson: jsonReaderAt(form.path),
}))

function jsonReaderAt(path: string): Entry['readJson'] {
  for (const form of ALL_FORMS) {
    const { json } = form
    if (json && (json.path ?? form.path) === path) return (body) => json.read(body, form)
  }
  return undefined
}
