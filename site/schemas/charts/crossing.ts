import { z } from 'astro/zod'
import { caption, label } from './words.ts'

const day = z.iso.date('A day reads like "2026-05-06".')
/** Dollars a month. */
const dollars = z.number().int().positive()
const text = z.string().min(3).max(60)
const title = z.string().includes('[count]').max(30)

/** A system as it is known today, what it costs a month, and the cell of the landing zone that it moves to. */
const moving = z.strictObject({ name: label, dollars, cell: label, rebuilt: z.boolean().default(false) })
const system = z.strictObject({ name: label, dollars })

const wave = z.strictObject({ name: label, day, zone: label, systems: z.array(moving).length(3) })

/** Systems that cross from the server room to landing zones in waves, those that retire, and those that stay. */
export const crossing = z
  .strictObject({
    kind: z.literal('crossing'),
    caption,
    columns: z.tuple([label, label, label]),
    waves: z.array(wave).length(3),
    /** [minutes] and [date] are filled; the last wave's way back is still open. */
    wayBack: z.strictObject({
      minutes: z.number().int().positive(),
      days: z.number().int().positive(),
      closed: text.includes('[minutes]').includes('[date]'),
      open: text.includes('[minutes]').includes('[date]'),
    }),
    watched: z.strictObject({ system: label, label }),
    /** [count] is spelled out; [sum] is what those that retire cost. */
    retire: z.strictObject({ title, text: text.includes('[sum]'), systems: z.array(system).length(4) }),
    stay: z.strictObject({ title, text, systems: z.array(system).length(3) }),
    sandbox: z
      .strictObject({ label, cells: z.number().int().min(1).max(12), awake: z.number().int().min(0) })
      .refine(({ cells, awake }) => awake <= cells, 'More cells are awake than there are.'),
    /** The key to the lines. */
    key: z.strictObject({ dollars, label: z.string().includes('[dollars]').max(40), rebuilt: label }),
  })
  .refine(
    ({ waves, watched }) => waves.some(({ systems }) => systems.some(({ name }) => name === watched.system)),
    'The watched system is one of those that move.',
  )

export type Crossing = z.infer<typeof crossing>
