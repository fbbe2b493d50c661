import { email, long, NAME_MAX, phone, text } from '../../../contract/field.ts'
import { ASIDE, defineForm, type Fields, type Form } from '../../../contract/form.ts'
import { career, careerDialog } from '../../../contract/forms/career.ts'
import { internship, internshipDialog } from '../../../contract/forms/internship.ts'
import { anyForm } from './any-form.ts'
import { emptyBody, type ParsedBody } from './body.ts'

type FromJson = { form: Form<Fields>; body: ParsedBody }

/** The five keys of an application without structured fields. Callers other than our pages may send only these. */
const fiveFields = {
  fullName: text('Full name', { max: NAME_MAX }),
  email: email('Email address'),
  phone: phone('Phone number'),
  // The message holds a whole form: two long fields and the lines around them. In characters.
  message: long('Message', { max: 30_000 }),
}
const { resume } = career.fields
const careerFromFive = defineForm({
  ...withoutFields(anyForm(career)),
  fields: { ...fiveFields, resume: { ...resume, html: { ...resume.html, required: false }, read: readOptional } },
  title: () => 'Job application',
})
const internshipFromFive = defineForm({
  ...withoutFields(anyForm(internship)),
  fields: fiveFields,
  title: () => 'Internship',
})

/**
 * Reads JSON sent to the contact URL, which is a job application. Our pages send the structured fields as `application`
 * and the résumé's token as `resume` beside the five keys; then the form's own rules apply. The five keys alone are also
 * accepted, even without a résumé.
 */
export function readApplication(json: object): FromJson {
  const { structured, body } = readFive(json)
  const token = stringOf(json, 'resume')
  if (token) body.uploadTokens.push(token)
  if (!structured) return { form: anyForm(careerFromFive), body }
  return { form: anyForm(body.texts[ASIDE.variant] === careerDialog.variant ? careerDialog : career), body }
}

/**
 * Reads an internship application. With the structured fields in `application` the form's own rules apply; the five keys
 * alone are also accepted.
 */
export function readInternship(json: object): FromJson {
  const { structured, body } = readFive(json)
  if (!structured) return { form: anyForm(internshipFromFive), body }
  const dialog = body.texts[ASIDE.variant] === internshipDialog.variant
  return { form: anyForm(dialog ? internshipDialog : internship), body }
}

/** Reads JSON whose keys are exactly the form's fields. */
export function readPlain(form: Form<Fields>, json: object): FromJson {
  const body = emptyBody()
  addTexts(body, json)
  return { form, body }
}

function readFive(json: object): { structured: boolean; body: ParsedBody } {
  const body = emptyBody()
  const application = 'application' in json ? json.application : undefined
  const structured = typeof application === 'object' && application !== null
  if (structured) addTexts(body, application)
  addTexts(body, json)
  body.texts.fullName ??= `${stringOf(json, 'firstName')} ${stringOf(json, 'lastName')}`.trim()
  return { structured, body }
}

function addTexts(body: ParsedBody, from: object): void {
  for (const [key, value] of Object.entries(from)) {
    if (typeof value === 'string') body.texts[key] ??= value
    else if (typeof value === 'number') body.texts[key] ??= String(value)
  }
}

function stringOf(from: object, key: string): string {
  const value: unknown = Reflect.get(from, key)
  return typeof value === 'string' ? value : ''
}

function withoutFields({ name, path, desk, letter, words }: Form<Fields>) {
  return { name, path, desk, letter, words, variant: 'letter' }
}

function readOptional(raw: unknown): ReturnType<typeof resume.read> {
  return Array.isArray(raw) && raw.length === 0 ? { ok: true, value: [] } : resume.read(raw)
}
