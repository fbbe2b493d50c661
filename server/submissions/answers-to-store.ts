import { labelOf } from '../../contract/field.ts'
import type { Answers, Fields, Form } from '../../contract/form.ts'
import type { Line } from '../database/stored-answer.ts'

/** The answers in the form's order, files aside; then what came beside the form's fields, and what only exports show. */
export function linesOf<F extends Fields>(form: Form<F>, answers: Answers<F>): Line[] {
  const given: Record<string, unknown> = answers
  const asked = Object.entries(form.fields).flatMap(([key, field]): Line[] => {
    const value = given[key]
    if (field.control === 'files' || typeof value !== 'string') return []
    const shown = field.options ? labelOf(field.options, value) : value
    return [{ key, label: field.short, value, shown, long: field.control === 'long' }]
  })
  const beside = Object.entries(given).flatMap(([key, value]): Line[] =>
    key in form.fields || typeof value !== 'string'
      ? []
      : [{ key, label: titled(key), value, shown: value, long: true }],
  )
  const unshown = Object.entries(form.unshown?.(answers) ?? {}).map(
    ([key, value]): Line => ({ key, label: titled(key), value, shown: '', long: true }),
  )
  return [...asked, ...beside, ...unshown]
}

/** `firstName` as "First name". */
function titled(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
