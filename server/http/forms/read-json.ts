import { email, long, NAME_MAX, phone, text } from '../../../contract/field.ts'
import { ASIDE, defineForm, type Fields, type Form } from '../../../contract/form.ts'
import { career, careerDialog } from '../../../contract/forms/career.ts'
import { internship, internshipDialog } from '../../../contract/forms/internship.ts'
import { asForm } from './any-form.ts'
import { emptySent, type Sent } from './body.ts'

type FromJson = { form: Form<Fields>; sent: Sent }

/** The five keys of spec 1 §7 and spec 2 §7, alone: whoever calls without our pages may send no more than these. */
const letter = {
  fullName: text('Full name', { max: NAME_MAX }),
  email: email('Email address'),
  phone: phone('Phone number'),
  // The composed text holds a whole form: two long fields and the lines around them.
  message: long('Message', { max: 30_000 }),
}
const { resume } = career.fields
const careerLetter = defineForm({
  ...frameOf(asForm(career)),
  fields: { ...letter, resume: { ...resume, html: { ...resume.html, required: false }, read: readOptional } },
  title: () => 'Job application',
})
const internshipLetter = defineForm({ ...frameOf(asForm(internship)), fields: letter, title: () => 'Internship' })

/**
 * JSON to the contact address is a job application. Our pages send the structured fields as `application` and the
 * résumé's token as `resume` beside the five keys; then the form's own rules hold. The five keys alone are accepted.
 */
export function readApplication(body: object): FromJson {
  const { structured, sent } = readFive(body)
  const token = stringOf(body, 'resume')
  if (token) sent.kept.push(token)
  if (!structured) return { form: asForm(careerLetter), sent }
  return { form: asForm(sent.texts[ASIDE.variant] === careerDialog.variant ? careerDialog : career), sent }
}

export function readInternship(body: object): FromJson {
  const { structured, sent } = readFive(body)
  if (!structured) return { form: asForm(internshipLetter), sent }
  const dialog = sent.texts[ASIDE.variant] === internshipDialog.variant
  return { form: asForm(dialog ? internshipDialog : internship), sent }
}

/** A form whose JSON has exactly its fields. */
export function readPlain(form: Form<Fields>, body: object): FromJson {
  const sent = emptySent()
  addTexts(sent, body)
  return { form, sent }
}

function readFive(body: object): { structured: boolean; sent: Sent } {
  const sent = emptySent()
  const { application } = body as { application?: unknown }
  const structured = typeof application === 'object' && application !== null
  if (structured) addTexts(sent, application)
  addTexts(sent, body)
  sent.texts.fullName ??= `${stringOf(body, 'firstName')} ${stringOf(body, 'lastName')}`.trim()
  return { structured, sent }
}

function addTexts(sent: Sent, from: object): void {
  for (const [key, value] of Object.entries(from)) {
    if (typeof value === 'string') sent.texts[key] ??= value
    else if (typeof value === 'number') sent.texts[key] ??= String(value)
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
