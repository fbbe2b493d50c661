import { z } from 'astro/zod'
import { distance } from '../../contract/edit-distance.ts'
import { quantity } from '../../contract/quantity.ts'

type Issue = z.core.$ZodRawIssue

/**
 * What is wrong with a field and what to write, for whoever edits content. A schema's own message goes first; this is
 * for the rules that have none.
 */
export function explain(issue: Issue): string | undefined {
  const { input } = issue
  if (input === undefined) return 'This field is missing. Add it.'
  switch (issue.code) {
    case 'invalid_type':
      return `Write ${NAMES[issue.expected] ?? issue.expected} here; now it is ${shown(input)}.`
    case 'invalid_value':
      return `${among(issue.values.map(String))}; now it is ${shown(input)}.${nearestOf(input, issue.values)}`
    case 'invalid_union': {
      const union = issue.inst as z.core.$ZodType | undefined // unions are types, never checks
      const kinds = union?._zod.propValues?.[issue.discriminator ?? '']
      return kinds ? `${among([...kinds].map(String))}.` : `This is not allowed here: ${shown(input)}.`
    }
    case 'unrecognized_keys': {
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : []
      return issue.keys.map((key) => unknownField(key, known)).join(' ')
    }
    case 'too_small':
      return sized('at least', Number(issue.minimum), issue.origin, issue.inclusive !== false, input)
    case 'too_big':
      return sized('at most', Number(issue.maximum), issue.origin, issue.inclusive !== false, input)
    case 'invalid_format':
      if (issue.format === 'url')
        return `Write a whole address such as https://name.example/; now it is ${shown(input)}.`
      return `This has the wrong form: ${shown(input)}.`
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'custom':
      return undefined
  }
}

function unknownField(key: string, known: readonly string[]): string {
  return `There is no field "${key}" here.${nearestOf(key, known) || ' Remove it, or correct its name.'}`
}

const NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list (lines that begin with "- ")',
  object: 'a group of fields',
  record: 'a group of fields',
}

/** "Did you mean …?" where one name is close to what was written, else nothing. */
export function nearestOf(written: unknown, known: Iterable<unknown>): string {
  const word = String(written).toLowerCase()
  const most = Math.max(1, Math.floor(word.length / 3))
  let best: { name: string; apart: number } | undefined
  for (const name of known) {
    const apart = distance(word, String(name).toLowerCase())
    if (apart <= most && (best === undefined || apart < best.apart)) best = { name: String(name), apart }
  }
  return best ? ` Did you mean "${best.name}"?` : ''
}

function sized(bound: string, limit: number, origin: string, inclusive: boolean, input: unknown): string {
  const least = inclusive ? bound : bound === 'at least' ? 'more than' : 'less than'
  if (origin === 'string' && typeof input === 'string')
    return `Write ${least} ${quantity(limit, 'character')}; now there are ${input.length}.`
  if (origin === 'array' && Array.isArray(input))
    return `Give ${least} ${limit} ${limit === 1 ? 'entry' : 'entries'}; now there are ${input.length}.`
  return `Write a number of ${least} ${limit}; now it is ${shown(input)}.`
}

function among(values: readonly string[]): string {
  const quoted = values.map((value) => `"${value}"`)
  return quoted.length === 1 ? `Write ${quoted[0]}` : `Write one of ${quoted.join(', ')}`
}

/** What the file holds, short enough for one line. */
function shown(input: unknown): string {
  if (input === null) return 'empty'
  if (Array.isArray(input)) return 'a list'
  if (typeof input === 'object') return 'a group of fields'
  if (typeof input !== 'string') return `the ${typeof input} ${String(input)}`
  return `"${input.length > 60 ? `${input.slice(0, 57)}...` : input}"`
}
