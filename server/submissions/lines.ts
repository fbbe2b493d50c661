import { labelOf } from '../../contract/field.ts'
import type { Answers, Fields, Form } from '../../contract/form.ts'

/**
 * One answer as it was asked and given. Submissions are stored this way, so that a receipt or letter shows the form as
 * it was then, whatever becomes of its definition.
 */
export interface Line {
  key: string
  label: string
  /** As it travelled, such as `devops`. */
  value: string
  /** As a person reads it, such as `DevOps`. */
  shown: string
  long: boolean
}

/** The answers in the form's order, files aside; then what came beside the form's fields. */
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
  return [...asked, ...beside]
}

/** Lines as they were written by `linesOf`. */
export function readLines(stored: string): Line[] {
  return JSON.parse(stored) as Line[]
}

/** `firstName` as "First name". */
function titled(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
