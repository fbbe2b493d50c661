import { z } from 'astro/zod'
import { nominalLength } from '../../contract/placeholders.ts'

/** Text that a visitor reads: present, and short enough for its place. `max` is in characters. */
export function words(max: number) {
  return z
    .string()
    .trim()
    .min(1, 'Must not be empty')
    .refine(
      (text) => nominalLength(text) <= max,
      `Keep it within ${max} characters: longer text breaks its place on the page`,
    )
}

/** The name of a file, an anchor or an entry elsewhere in content/. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write lower-case words joined by single hyphens')

/** The name of a Lucide icon. */
export const icon = slug

/** What search results and shared links show of a page. Lengths are what search results print before they cut. */
export const seo = z.strictObject({
  title: words(60),
  description: words(160).refine(
    (text) => nominalLength(text) >= 120,
    'Use the room: a description has 120 to 160 characters',
  ),
})

/** A heading with the text under it. */
export const passage = z.strictObject({ title: words(60), text: words(320) })

/** Whether each value is greater than the one before. */
export function rises(values: readonly (number | string)[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value))
}

/** How many entries a list has: so many, or from the first number to the second. */
type Count = number | readonly [least: number, most: number]

/** A list of such entries: of a schema, or of objects that have these fields and no others. */
export function list<T extends z.ZodType>(count: Count, of: T): z.ZodArray<T>
export function list<S extends z.ZodRawShape>(count: Count, of: S): z.ZodArray<z.ZodObject<S, z.core.$strict>>
export function list(count: Count, of: z.ZodType | z.ZodRawShape) {
  const entries = z.array(of instanceof z.ZodType ? of : z.strictObject(of))
  return typeof count === 'number' ? entries.length(count) : entries.min(count[0]).max(count[1])
}
