import { z } from 'astro/zod'
import { passage } from './passage.ts'

/** The data of a chart that a service's page draws; each kind has a file of its own beside this one. */
export const chart = z.discriminatedUnion('kind', [passage])

export type Chart = z.infer<typeof chart>
