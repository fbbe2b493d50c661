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

/** One address that takes submissions. */
export interface FormRoute {
  path: string
  /** The shapes of the form, the page's first; the field `variant` chooses. */
  forms: [Form<Fields>, ...Form<Fields>[]]
  /** Where the form also travels as JSON. */
  readJson?(json: object): { form: Form<Fields>; body: ParsedBody }
}

export const FORM_ROUTES: readonly FormRoute[] = [
  { path: quote.path, forms: [anyForm(quote)] },
  { path: consultation.path, forms: [anyForm(consultation)] },
  // Spec 1 §7: one address, two matters. Multipart is an enquiry, JSON a job application (product.md 2.20).
  { path: contact.path, forms: [anyForm(contact)], readJson: readApplication },
  { path: career.path, forms: [anyForm(career), anyForm(careerDialog)] },
  { path: internship.path, forms: [anyForm(internship), anyForm(internshipDialog)], readJson: readInternship },
  { path: partnership.path, forms: [anyForm(partnership)], readJson: (json) => readPlain(anyForm(partnership), json) },
]
