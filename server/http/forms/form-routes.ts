import type { Fields, Form } from '../../../contract/form.ts'
import { career, careerDialog } from '../../../contract/forms/career.ts'
import { consultation } from '../../../contract/forms/consultation.ts'
import { contact } from '../../../contract/forms/contact.ts'
import { internship, internshipDialog } from '../../../contract/forms/internship.ts'
import { partnership } from '../../../contract/forms/partnership.ts'
import { quote } from '../../../contract/forms/quote.ts'
import { asForm } from './any-form.ts'
import type { Sent } from './body.ts'
import { readApplication, readInternship, readPlain } from './read-json.ts'

/** One address that takes submissions. */
export interface Entry {
  path: string
  /** The shapes of the form, the page's first; the field `variant` chooses. */
  forms: [Form<Fields>, ...Form<Fields>[]]
  /** Where the form also travels as JSON. */
  readJson?(body: object): { form: Form<Fields>; sent: Sent }
}

export const ENTRIES: readonly Entry[] = [
  { path: quote.path, forms: [asForm(quote)] },
  { path: consultation.path, forms: [asForm(consultation)] },
  // Spec 1 §7: one address, two matters. Multipart is an enquiry, JSON a job application (product.md 2.20).
  { path: contact.path, forms: [asForm(contact)], readJson: readApplication },
  { path: career.path, forms: [asForm(career), asForm(careerDialog)] },
  { path: internship.path, forms: [asForm(internship), asForm(internshipDialog)], readJson: readInternship },
  { path: partnership.path, forms: [asForm(partnership)], readJson: (body) => readPlain(asForm(partnership), body) },
]
