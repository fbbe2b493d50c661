import type { Fields, Form } from '../../../contract/form.ts'
import { career, careerDialog } from '../../../contract/forms/career.ts'
import { consultation } from '../../../contract/forms/consultation.ts'
import { contact } from '../../../contract/forms/contact.ts'
import { internship, internshipDialog } from '../../../contract/forms/internship.ts'
import { partnership } from '../../../contract/forms/partnership.ts'
import { quote } from '../../../contract/forms/quote.ts'
import { anyForm } from './any-form.ts'
import type { ParsedBody } from './body.ts'
import { readApplication, readInternship, readPlain } from './read-json.ts'

/** One URL that takes submissions. */
export interface FormRoute {
  path: string
  /** The variants of the form, the page's first. The field `variant` chooses one. */
  forms: [Form<Fields>, ...Form<Fields>[]]
  /** Present when the form may also be sent as JSON. */
  readJson?(json: object): { form: Form<Fields>; body: ParsedBody }
}

export const FORM_ROUTES: readonly FormRoute[] = [
  { path: quote.path, forms: [anyForm(quote)] },
  { path: consultation.path, forms: [anyForm(consultation)] },
  // One URL, two forms: multipart is an enquiry, JSON is a job application.
  { path: contact.path, forms: [anyForm(contact)], readJson: readApplication },
  { path: career.path, forms: [anyForm(career), anyForm(careerDialog)] },
  { path: internship.path, forms: [anyForm(internship), anyForm(internshipDialog)], readJson: readInternship },
  { path: partnership.path, forms: [anyForm(partnership)], readJson: (json) => readPlain(anyForm(partnership), json) },
]
