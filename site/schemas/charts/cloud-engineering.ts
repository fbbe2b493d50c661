import { z } from 'astro/zod'
import { list, rises } from '../words.ts'
import { caption, label } from './words.ts'

/** Minutes and seconds since the region was lost, "8:20". */
const minutes = z.string().regex(/^\d{1,2}:[0-5]\d$/, 'A time reads like "8:20".')
const percent = z.number().min(0).max(100)

/** One rehearsal of a failover: when each event came, and the share of requests that were answered meanwhile. */
const run = z
  .strictObject({
    name: z.string().min(3).max(24),
    note: z.string().min(3).max(34),
    /** In the order of `events`; the first is the loss itself. */
    times: list(5, minutes),
    /** Per cent answered right after the loss, at the lowest, and once the replica leads. */
    levels: z.tuple([percent, percent, percent]),
  })
  .refine(({ times }) => times[0] === '0:00', 'The clock starts when the region is lost.')
  .refine(({ times }) => {
    return rises(times.map((time) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)))
  }, 'The times of a run rise.')
  .refine(({ levels: [drop, low, reading] }) => low <= drop && low < reading, 'The second level is the lowest.')

/** Failover drills, each a tide: the water is the share of requests answered. The last run stands in the hero. */
export const tide = z.strictObject({
  kind: z.literal('tide'),
  caption,
  /** What the dots above the water mean. */
  stipple: z.string().min(4).max(40),
  events: list(5, label),
  /** Who answers before and after, with a shorter name for a narrow chart. */
  before: z.strictObject({ label, short: label }),
  after: z.strictObject({ label, short: label }),
  /** After the per cent of the second and third level. */
  low: label,
  reading: label,
  tenths: label,
  requestsPerSecond: z.number().int().positive(),
  /** [waited] is the figure before it, rounded to hundreds; [all] are all requests until everyone is served. */
  waited: z.string().includes('[all]').max(40),
  heading: z.string().min(4).max(60),
  lead: z.string().min(20).max(140),
  /** Over the first and the sixth column; the events stand between them. */
  columns: z.tuple([label, label]),
  runs: list([2, 4], run),
})

const day = z.iso.date('A day reads like "2026-05-06".')
/** Dollars a month. */
const dollars = z.number().int().positive()
const text = z.string().min(3).max(60)
const title = z.string().includes('[count]').max(30)

/** A system as it is known today, what it costs a month, and the cell of the landing zone that it moves to. */
const moving = z.strictObject({ name: label, dollars, cell: label, rebuilt: z.boolean().default(false) })
const system = z.strictObject({ name: label, dollars })

const wave = z.strictObject({ name: label, day, zone: label, systems: list(3, moving) })

/** Systems that cross from the server room to landing zones in waves, those that retire, and those that stay. */
export const crossing = z
  .strictObject({
    kind: z.literal('crossing'),
    caption,
    columns: z.tuple([label, label, label]),
    waves: list(3, wave),
    /** [minutes] and [date] are filled; the last wave's way back is still open. */
    wayBack: z.strictObject({
      minutes: z.number().int().positive(),
      days: z.number().int().positive(),
      closed: text.includes('[minutes]').includes('[date]'),
      open: text.includes('[minutes]').includes('[date]'),
    }),
    watched: z.strictObject({ system: label, label }),
    /** [count] is spelled out; [sum] is what those that retire cost. */
    retire: z.strictObject({ title, text: text.includes('[sum]'), systems: list(4, system) }),
    stay: z.strictObject({ title, text, systems: list(3, system) }),
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

/** One month's bill as depths: each line hangs as deep as it costs. */
export const bill = z.strictObject({
  kind: z.literal('bill'),
  caption,
  /** Dollars. What nobody claims is drawn as a pit, and gone afterwards. */
  lines: list([5, 10], { label, dollars: z.number().int().positive(), unclaimed: z.boolean().default(false) }).refine(
    (lines) => lines.some(({ unclaimed }) => unclaimed),
    'One line at least is claimed by nobody.',
  ),
  /** The words before the three sums: of the named lines, of the others, and of what was switched off. */
  sums: z.tuple([label, label, label]),
})

/** Three stations on the way out of the server room, and what one goes back with from each. */
export const wayHome = z.strictObject({
  kind: z.literal('way-home'),
  origin: z.string().min(4).max(44),
  stations: list(3, label),
})
