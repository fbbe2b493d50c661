import type { Role } from './fields/field.ts'
import { type Form, shapeOf } from './form.ts'
import { career } from './forms/career.ts'
import { consultation } from './forms/consultation.ts'
import { contact } from './forms/contact.ts'
import { internship } from './forms/internship.ts'
import { newsletter } from './forms/newsletter.ts'
import { partnership } from './forms/partnership.ts'
import { quote } from './forms/quote.ts'

/**
 * The registry of forms. Names, addresses, desks, promises, retention and pages without script follow from it. It
 * brings every definition along, so scripts of the browser import their own form and never this. A form with a new desk comes
 * last: links in staff emails name a desk by its place in `DESKS` (server/signed-link.ts).
 */
export const FORMS = register({ quote, consultation, contact, career, internship, partnership, newsletter })

export type FormName = keyof typeof FORMS
export type Desk = (typeof FORMS)[FormName]['desk']

/** Every form in its main shape. */
export const ALL_FORMS: readonly Form[] = Object.values(FORMS)

export const DESKS: readonly Desk[] = [...new Set(Object.values(FORMS).map(({ desk }) => desk))]

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(FORMS, name)
}

/** For what came by a form that no longer exists. */
export const LONGEST_MONTHS = Math.max(...ALL_FORMS.map(({ keptMonths }) => keptMonths))

/** Of any form. */
export const LARGEST_FILE_BYTES = Math.max(
  ...ALL_FORMS.flatMap(({ fields }) => Object.values(fields).map(({ upload }) => upload?.maxBytes ?? 0)),
)

/** The form of a stored submission, in its shape. Of one that only an earlier or a newer version has nothing is asked. */
export function formOf({ form, variant }: StoredShape): Form {
  if (isFormName(form)) return shapeOf(FORMS[form], variant ?? undefined)
  return { ...FORMS.contact, called: 'request', keptMonths: LONGEST_MONTHS, fields: {} }
}

/** What an answer of a stored submission says of its sender. */
export function roleOf(submission: StoredShape, key: string): Role | undefined {
  return formOf(submission).fields[key]?.role
}

/** The answer that says this of the sender; undefined where none was given. */
export function answerOf<A extends { key: string; value: string }>(
  submission: StoredShape,
  answers: readonly A[],
  role: Role,
): A | undefined {
  return answers.find(({ key, value }) => value !== '' && roleOf(submission, key) === role)
}

/** `form`: as it is stored, which the database's type takes for one of ours. */
interface StoredShape {
  form: string
  variant?: string | null
}

/**
 * Checks that every form stands under its own name.
 *
 * @throws an Error when two forms would give references of the same prefix or be read from JSON at the same address,
 *   or when one's words name a promise that it does not have.
 */
function register<T extends { [N in keyof T]: Form & { name: N } }>(forms: T): T {
  const all: Form[] = Object.values(forms)
  const jsonPaths = all.flatMap(({ json, path }) => (json ? [json.path ?? path] : []))
  for (const list of [all.map(({ referencePrefix }) => referencePrefix), jsonPaths]) {
    const twice = list.find((one, index) => list.indexOf(one) !== index)
    if (twice) throw new Error(`contract/forms.ts: two forms have ${twice}.`)
  }
  const unpromised = all.find(({ promise, words }) => !promise && typeof words.success.text !== 'string')
  if (unpromised)
    throw new Error(`contract/forms/${unpromised.name}.ts: its words name a promise that it does not have.`)
  return forms
}
