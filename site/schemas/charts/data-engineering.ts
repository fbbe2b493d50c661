import { z } from 'astro/zod'
import { list } from '../words.ts'
import { caption, label } from './words.ts'

const rows = z.number().int().positive()
const title = z.string().min(3).max(34)
const note = z.string().min(3).max(60)

/** Where one department reads the river: its words on the chart, and its row in the ledger. */
const gauge = z.strictObject({ label: title, title })

/**
 * Two departments count the same week: the sources flow together, `first` reads, rows that do not count leave the
 * river, rows of another week join it, `second` reads, and those rows go back. Every other figure is a sum of these.
 */
export const basin = z
  .strictObject({
    kind: z.literal('basin'),
    caption,
    /** What a figure counts, such as "rows". */
    unit: label,
    /** Largest first. */
    sources: list(4, { name: label, rows }),
    first: gauge,
    second: gauge,
    leaving: list(3, { label, title, note, rows }),
    /** Rows of another week; `back` is what stands where they leave again. */
    joining: z.strictObject({ label, title, note, rows, back: label }),
    /** What the figure is that both agree on. */
    agreed: label,
    /** The same figures as a table: its heading, the names of its two columns, and the word before the agreed figure. */
    ledger: z.strictObject({
      heading: z.string().includes('[apart]').max(90),
      columns: z.tuple([label, label]),
      agreed: label,
    }),
    /** The key to the dashed streams. */
    small: label,
  })
  .refine(
    ({ sources }) => sources.every(({ rows }, index) => rows <= (sources[index - 1]?.rows ?? rows)),
    'The sources stand largest first: the chart gives each the stream of its place.',
  )

/** A time of the night, "04:10". */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time reads like "04:10".')
const cell = z.string().min(1).max(24)

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
    loads: list(7, load),
    /** What has been reached after a load. The last is the end of the night's work. */
    stations: list(4, { label, after: label }),
    spare: z.strictObject({ after: label, due: label }),
    /** What does not wait for the night. */
    stream: label,
    /** The delivery that came after it was due: its name at the river, and the word after the minutes. */
    late: z.strictObject({ delivery: cell, label, word: label }),
    /**
     * For each offering, in order of time: the minute it stands at, its side of the river, whether it belongs to what does not
     * wait (`canal`), and the table it shows if any; without one it shows its `art`, if it has one.
     */
    places: list(6, {
      at: time,
      side: z.enum(['left', 'right']),
      canal: z.boolean().default(false),
      table: z.enum(['deliveries', 'fields', 'costs']).optional(),
    }).refine((places) => places.every(({ at }, index) => at >= (places[index - 1]?.at ?? at)), 'In order of time.'),
    deliveries: z.strictObject({
      columns: list(5, cell),
      rows: list([2, 4], delivery),
      /** The last row: all rows together, in when the night's work ends. */
      total: z.strictObject({ name: cell, usual: z.tuple([rows, rows]) }),
    }),
    fields: z.strictObject({ columns: z.tuple([cell, cell]), rows: list([3, 5], field) }),
    costs: z.strictObject({
      columns: z.tuple([cell, cell]),
      /** Dollars a night, dearest first. */
      rows: list([2, 5], { name: cell, dollars: z.number().positive() }),
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

/** Two readings that meet in the third of six steps, part into models, take in more sources and go to other hands. */
export const convergence = z.strictObject({
  kind: z.literal('convergence'),
  caption,
  /** The names of the two readings, and the word after the distance between them. The figures are the basin's. */
  first: label,
  second: label,
  apart: label,
  /** What stands under the figure in which they meet. */
  trusted: label,
  /** Top to bottom; `sources` counts those that feed the model once all have joined. */
  models: list(4, { label, sources: z.number().int().min(1).max(4) }),
  people: label,
})

/** What each of the three reasons leaves on the table. */
export const evidence = z.strictObject({
  kind: z.literal('evidence'),
  caption,
  /** The words after the rows that both count, that the first counts alone, and that the second does. */
  overlap: z.strictObject({ caption: z.string().min(4).max(40), both: label, first: label, second: label }),
  /** Amounts in cents, run twice; the total is their sum. */
  rerun: z.strictObject({
    columns: z.tuple([cell, cell, cell, cell]),
    rows: list([2, 5], { name: cell, cents: z.number().int() }),
    total: cell,
  }),
  files: z.strictObject({
    columns: z.tuple([cell, cell, cell]),
    rows: list([2, 6], { path: cell, lines: z.number().int().positive(), readBy: cell }),
  }),
})
