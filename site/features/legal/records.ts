import { logarithmic } from '../../chart/scale.ts'
import type { Legal } from '../../schemas/legal.ts'

type Kind = NonNullable<Legal['records']>[number]

export interface StoredRecord extends Kind {
  what: string
  /** How long, in words. */
  kept: string
  /** The same in hours; undefined while it has no fixed end. */
  hours: number | undefined
}

const HOURS = { hour: 1, day: 24, month: 730 } as const
const ROW = /<tr>\s*<td>(.*?)<\/td>\s*<td>(.*?)<\/td>\s*<\/tr>/gs
const TIME = /^(\d+) (hour|day|month)s?$/

const MARKS = [
  [24, 'hour', 'h'],
  [7, 'day', 'd'],
  [30, 'day', 'd'],
  [12, 'month', 'mo'],
  [24, 'month', 'mo'],
] as const

/** The times on the axis, in brief and in hours. */
export const AXIS_MARKS = MARKS.map(([count, unit, brief]) => ({
  brief: `${count} ${brief}`,
  hours: count * HOURS[unit],
}))

/** Where a time stands: a logarithmic axis from 9 hours to 24 months over 88.6 % of the width; the rest is for "no end". */
export const axisShare = logarithmic([9, 24 * HOURS.month], [0, 0.886])

/**
 * The rows of the policy's own table, with who sees them. A row whose time differs by form becomes one row a time.
 *
 * @param html the policy's text, with exactly one table of two columns: what, and how long.
 * @throws an Error if the rows and `records` of the front matter do not match in number.
 */
export function recordsOf(html: string, records: readonly Kind[], file: string): StoredRecord[] {
  const rows = [...html.matchAll(ROW)].flatMap(([, what = '', kept = '']) =>
    kept.includes(': ')
      ? kept.split('; ').map((group) => {
          const [names = '', time = ''] = group.split(': ')
          return { what: `${names.charAt(0).toUpperCase()}${names.slice(1)}, with files`, kept: time }
        })
      : [{ what, kept }],
  )
  if (rows.length !== records.length)
    throw new Error(`${file}: records: The table has ${rows.length} rows, so ${records.length} entries do not match`)
  return records.map((record, index) => {
    const { what = '', kept = '' } = rows[index] ?? {}
    return { ...record, what, kept, hours: hoursIn(kept) }
  })
}

function hoursIn(words: string): number | undefined {
  const [, count, unit] = words.match(TIME) ?? []
  return unit === 'hour' || unit === 'day' || unit === 'month' ? Number(count) * HOURS[unit] : undefined
}
