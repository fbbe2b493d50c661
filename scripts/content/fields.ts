import type { z } from 'astro/zod'
import type { Company } from '../../contract/company.ts'
import { withPlaceholders } from '../../site/schemas/placeholders.ts'
import { explain } from './explain.ts'
import type { Problem } from './problem.ts'
import { filled } from './reading.ts'
import type { Yaml } from './yaml.ts'

export type FieldsReading<T> = { status: 'good'; data: T } | { status: 'bad'; problems: Problem[] }

/**
 * Checks the fields of one file by its schema. Never throws.
 *
 * @param company fills the placeholders, after lengths were checked: no change of the brand breaks a build.
 */
export function checkFields<S extends z.ZodType>(
  schema: S,
  value: unknown,
  { file, yaml, company }: { file: string; yaml: Yaml; company: Company | undefined },
): FieldsReading<z.infer<S>> {
  if (value === null || value === undefined) {
    return { status: 'bad', problems: [{ file, message: 'This file is empty. Copy the fields of a file beside it.' }] }
  }
  const result = withPlaceholders(schema).safeParse(value, { error: explain })
  if (result.success) return { status: 'good', data: filled(result.data, company) }
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
