import type { z } from 'astro/zod'
import { placeholderProblem } from '../../contract/placeholders.ts'

/** The same schema, which also refuses a placeholder that nothing fills, in any text at any depth. */
export function withPlaceholders<T extends z.ZodType>(schema: T): T {
  return schema.superRefine((value, context) => {
    for (const { path, message } of problemsIn(value, [])) context.addIssue({ code: 'custom', path, message })
  })
}

interface Problem {
  path: (string | number)[]
  message: string
}

function problemsIn(value: unknown, path: Problem['path']): Problem[] {
  if (typeof value === 'string') {
    const message = placeholderProblem(value)
    return message ? [{ path, message }] : []
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => problemsIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => problemsIn(item, [...path, key]))
}
