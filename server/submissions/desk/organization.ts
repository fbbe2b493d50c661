import { ALL_FORMS } from '../../../contract/forms.ts'
import type { StoredAnswer } from '../../database/json-columns.ts'

/** Applicants name where they study. Browsers have no name for that to fill in. */
const UNIVERSITY = 'university'

/** The keys of the fields that name where somebody works or studies, in any form. */
export const ORGANIZATION_FIELDS: ReadonlySet<string> = new Set([
  ...ALL_FORMS.flatMap((form) => [form, ...(form.variants ?? [])])
    .flatMap(({ fields }) => Object.entries(fields))
    .flatMap(([key, { html }]) => (html.autoComplete === 'organization' ? [key] : [])),
  UNIVERSITY,
])

/** Where somebody works or studies, as typed. Empty when no answer says it. */
export function organizationOf(answers: readonly StoredAnswer[]): string {
  return answers.find(({ key, value }) => ORGANIZATION_FIELDS.has(key) && value !== '')?.value ?? ''
}
