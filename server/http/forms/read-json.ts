import { email, long, NAME_MAX, phone, text } from '../../../contract/field.ts'
import { ASIDE, defineForm, type Fields, type Form } from '../../../contract/form.ts'
import { career, careerDialog } from '../../../contract/forms/career.ts'
import { internship, internshipDialog } from '../../../contract/forms/internship.ts'
import { anyForm } from './any-form.ts'
import { emptyBody, type ParsedBody } from './body.ts'

type FromJson = { form: Form<Fields>; body: ParsedBody }

/** The five keys of spec 1 §7 and spec 2 §7, alone: whoever calls without our pages may send no more than these. */
const fiveFields = {
  fullName: text('Full name', { max: NAME_MAX }),
  email: email('Email address'),
  phone: phone('Phone number'),
  // The composed text holds a whole form: two long fields and the lines around them.
  message: long('Message', { max: 30_000 }),
}
const { resume } = career.fields
const careerFromFive = defineForm({
  ...frameOf(anyForm(career)),
  fields: { ...fiveFields, resume: { ...resume, html: { ...resume.html, required: false }, read: readOptional } },
  title: () => 'Job application',
})
const internshipFromFive = defineForm({
  ...frameOf(anyForm(internship)),
  fields: fiveFields,
  title: () => 'Internship',
})

/**
 * JSON to the contact address is a job application. Our pages send the structured fields as `application` and the
 * résumé's token as `resume` beside the five keys; then the form's own rules hold. The five keys alone are accepted.
 */
export function readApplication(json: object): FromJson {
  const { structured, body } = readFive(json)
  const token = stringOf(json, 'resume')
  if (token) body.uploadTokens.push(token)
  if (!structured) return { form: anyForm(careerFromFive), body }
  return { form: anyForm(body.texts[ASIDE.variant] === careerDialog.variant ? careerDialog : career), body }
}

export function readInternship(json: object): FromJson {
  const { structured, body } = readFive(json)
  if (!structured) return { form: anyForm(internshipFromFive), body }
  const dialog = body.texts[ASIDE.variant] === internshipDialog.variant
  return { form: anyForm(dialog ? internshipDialog : internship), body }
}

/** A form whose JSON has exactly its fields. */
export function readPlain(form: Form<Fields>, json: object): FromJson {
  const body = emptyBody()
  addTexts(body, json)
  return { form, body }
}

function readFive(json: object): { structured: boolean; body: ParsedBody } {
  const body = emptyBody()
  const { application } = json as { application?: unknown }
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
  const value = (from as Record<string, unknown>)[key]
  return typeof value === 'string' ? value : ''
}

function frameOf({ name, path, desk, letter, words }: Form<Fields>) {
  return { name, path, desk, letter, words, variant: 'letter' }
}

function readOptional(raw: unknown): ReturnType<typeof resume.read> {
  return Array.isArray(raw) && raw.length === 0 ? { ok: true, value: [] } : resume.read(raw)
}
