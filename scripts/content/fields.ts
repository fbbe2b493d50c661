import type { z } from 'astro/zod'
import { withPlaceholders } from '../../site/schemas/placeholders.ts'
import { explain } from './explain.ts'
import { filled, type Reading } from './reading.ts'
import type { Yaml } from './yaml.ts'

/**
 * The fields of one file as its schema gives them, or nothing and the problems in `reading`. Placeholders are filled after
 * lengths were checked: no change of the brand breaks a build.
 */
export function checkFields<S extends z.ZodType>(
  { problems, company }: Reading,
  file: string,
  { value, lineOf }: Yaml,
  schema: S,
): z.infer<S> | undefined {
  if (value === null || value === undefined) {
    problems.push({ file, message: 'This file is empty. Copy the fields of a file beside it.' })
    return undefined
  }
  const result = withPlaceholders(schema).safeParse(value, { error: explain })
  if (result.success) return filled(result.data, company)
  for (const issue of result.error.issues) {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
    problems.push({ file, line: lineOf(path), field: fieldName(path), message: asSentence(issue.message) })
  }
  return undefined
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
