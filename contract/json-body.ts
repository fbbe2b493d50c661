import type { Form, JsonReading } from './form.ts'

/** A form whose JSON has exactly its fields. */
export function readFields(body: object, form: Form): JsonReading {
  return { form, texts: textsOf(body), uploadTokens: [] }
}

/** The strings and numbers of a body as texts. Where several bodies have a key, the first wins. */
export function textsOf(...bodies: readonly object[]): Record<string, string> {
  const texts: Record<string, string> = Object.create(null)
  for (const [key, value] of bodies.flatMap((body) => Object.entries(body))) {
    if (typeof value === 'string' || typeof value === 'number') texts[key] ??= String(value)
  }
  return texts
}
