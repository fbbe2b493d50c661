import { labelOf } from '../../contract/fields/field.ts'
import type { Answers, Fields, Form } from '../../contract/form.ts'
import type { StoredAnswer } from '../database/json-columns.ts'

/**
 * The answers with their labels: first the form's fields in their order (without files), then answers that belong to
 * no field, then the values that only exports show.
 */
export function answersToStore<F extends Fields>(form: Form<F>, answers: Answers<F>): StoredAnswer[] {
  const values: Record<string, unknown> = answers
  const ofFields = Object.entries(form.fields).flatMap(([key, field]): StoredAnswer[] => {
    const value = values[key]
    if (field.control === 'files' || typeof value !== 'string') return []
    const shown = field.options ? labelOf(field.options, value) : value
    return [{ key, label: field.short, value, shown, long: field.control === 'long' }]
  })
  const ofNoField = Object.entries(values).flatMap(([key, value]): StoredAnswer[] =>
    key in form.fields || typeof value !== 'string'
      ? []
      : [{ key, label: labelFromKey(key), value, shown: value, long: true }],
  )
  const unshown = Object.entries(form.unshown?.(answers) ?? {}).map(
    ([key, value]): StoredAnswer => ({ key, label: labelFromKey(key), value, shown: '', long: true }),
  )
  return [...ofFields, ...ofNoField, ...unshown]
}

/** `firstName` becomes "First name". */
function labelFromKey(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
