import type { z } from 'astro/zod'
import { explain } from './explain.ts'
import type { Problem } from './problem.ts'
import type { Yaml } from './yaml.ts'

export type FieldsReading<T> = { status: 'good'; data: T } | { status: 'bad'; problems: Problem[] }

/**
 * Checks the fields of one file by its schema. Never throws.
 *
 * @param value what the file holds with the company's facts filled in: lengths are those that a page prints.
 */
export function checkFields<S extends z.ZodType>(
  schema: S,
  value: unknown,
  { file, yaml }: { file: string; yaml: Yaml },
): FieldsReading<z.infer<S>> {
  if (value === null || value === undefined) {
    return { status: 'bad', problems: [{ file, message: 'This file is empty. Copy the fields of a file beside it.' }] }
  }
  const result = schema.safeParse(value, { error: explain })
  if (result.success) return { status: 'good', data: result.data }
  const problems = result.error.issues.map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
    return { file, line: yaml.lineOf(path), field: fieldName(path), message: asSentence(issue.message) }
  })
  return { status: 'bad', problems }
}

/** Schemas write their messages without a full stop, for those who read them one at a time. */
function asSentence(message: string): string {
  return /[.?!]$/.test(message) ? message : `${message}.`
}

/** `hero.points[2].label` */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    return name === '' ? String(key) : `${name}.${String(key)}`
  }, '')
}
