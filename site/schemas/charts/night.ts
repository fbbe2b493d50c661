import { z } from 'astro/zod'
import { caption, label } from './words.ts'

/** A time of the night, "04:10". */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time reads like "04:10".')
const cell = z.string().min(1).max(24)
const rows = z.number().int().positive()

/** Loads run one after another; one that is `beside` starts together with the load before it. */
const load = z.strictObject({ label, minutes: z.number().int().positive(), beside: z.boolean().default(false) })

/** A source of the night: its rows, the range that is usual, when it is due. `load` says which load brings it in, else `in` when. */
const delivery = z
  .strictObject({
    name: cell,
    rows,
    usual: z.tuple([rows, rows]),
    due: time,
    load: label.optional(),
    in: time.optional(),
  })
  .refine((of) => (of.load === undefined) !== (of.in === undefined), 'Give either the load that brings it, or `in`.')

/** A field of a row, and what a reader without a right to it sees; a run of "x" is blacked out. */
const field = z.strictObject({ name: cell, value: cell })

/** The loads of one night, from midnight to the hour at which they are due, and what six offerings have to do with them. */
export const night = z
  .strictObject({
    kind: z.literal('night'),
    caption,
    /** Under the time to spare: which run it was. */
    run: z.string().min(4).max(40),
    due: time,
    loads: z.array(load).length(7),
    /** What has been reached after a load. The last is the end of the night's work. */
    stations: z.array(z.strictObject({ label, after: label })).length(4),
    spare: z.strictObject({ after: label, due: label }),
    /** What does not wait for the night. */
    stream: label,
    /** The delivery that came after it was due: its name at the river, and the word after the minutes. */
    late: z.strictObject({ delivery: cell, label, word: label }),
    /**
     * For each offering, in order of time: the minute it stands at, its side of the river, whether it belongs to what does not
     * wait (`canal`), and the table it shows if any; without one it shows its `art`, if it has one.
     */
    places: z
      .array(
        z.strictObject({
          at: time,
          side: z.enum(['left', 'right']),
          canal: z.boolean().default(false),
          table: z.enum(['deliveries', 'fields', 'costs']).optional(),
        }),
      )
      .length(6)
      .refine((places) => places.every(({ at }, index) => at >= (places[index - 1]?.at ?? at)), 'In order of time.'),
    deliveries: z.strictObject({
      columns: z.array(cell).length(5),
      rows: z.array(delivery).min(2).max(4),
      /** The last row: all rows together, in when the night's work ends. */
      total: z.strictObject({ name: cell, usual: z.tuple([rows, rows]) }),
    }),
    fields: z.strictObject({ columns: z.tuple([cell, cell]), rows: z.array(field).min(3).max(5) }),
    costs: z.strictObject({
      columns: z.tuple([cell, cell]),
      /** Dollars a night, dearest first. */
      rows: z
        .array(z.strictObject({ name: cell, dollars: z.number().positive() }))
        .min(2)
        .max(5),
    }),
  })
  .superRefine(({ loads, stations, deliveries, late }, context) => {
    const missing = (path: string[], name: string) =>
      context.addIssue({ code: 'custom', path, message: `There is no "${name}" to refer to.` })
    for (const { after } of stations) if (!loads.some(({ label }) => label === after)) missing(['stations'], after)
    for (const { load } of deliveries.rows)
      if (load && !loads.some(({ label }) => label === load)) missing(['deliveries'], load)
    if (!deliveries.rows.some(({ name }) => name === late.delivery)) missing(['late'], late.delivery)
  })

export type Night = z.infer<typeof night>
