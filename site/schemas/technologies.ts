import { z } from 'astro/zod'

/** content/technologies.yaml: names of technologies without a logo, as they are spelled. */
export const technologies = z.strictObject({ names: z.array(z.string().min(1).max(24)) })
