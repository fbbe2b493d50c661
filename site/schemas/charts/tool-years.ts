import { z } from 'astro/zod'
import { label } from './words.ts'

const year = z.number().int().min(1950).max(2100)

/** How long each tool of the stack has been out. */
export const toolYears = z
  .strictObject({
    kind: z.literal('tool-years'),
    /** [read] is the year of reading. */
    caption: z.string().includes('[read]').max(90),
    /** Behind the zero of the scale. */
    unit: label,
    read: year,
    /** The year of the first release, by slug of the logo. */
    released: z.record(z.string(), year),
  })
  .refine(
    ({ released, read }) => Object.values(released).every((at) => at < read),
    'A tool is released before it is read.',
  )

export type ToolYears = z.infer<typeof toolYears>
