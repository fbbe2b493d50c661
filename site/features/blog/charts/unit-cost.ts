import type { Range } from '../../../chart/scale.ts'

/** What one unit costs, in cents to a tenth. */
export function centsEach({ units, dollars }: { units: number; dollars: number }): number {
  return Math.round((dollars / units) * 1000) / 10
}

/** Of the drawing in a wide or a narrow column: units across, dollars upward. */
export interface PlotFrame {
  kind: 'wide' | 'narrow'
  units: Range
  dollars: Range
  /** Equal costs of one unit, in cents, besides those of the readings. */
  bearings: readonly number[]
  /** Values with a line and a figure. */
  unitTicks: readonly number[]
  dollarTicks: readonly number[]
}

export const WIDE_PLOT: PlotFrame = {
  kind: 'wide',
  units: [0, 200_000],
  dollars: [0, 9_000],
  bearings: [2, 3, 4, 6, 7],
  unitTicks: [40_000, 80_000, 120_000, 160_000, 200_000],
  dollarTicks: [0, 2_000, 4_000, 6_000, 8_000],
}

/** On a phone only the part around the readings. */
export const NARROW_PLOT: PlotFrame = {
  kind: 'narrow',
  units: [60_000, 190_000],
  dollars: [3_000, 8_000],
  bearings: [4, 6],
  unitTicks: [80_000, 120_000, 160_000],
  dollarTicks: [3_000, 4_000, 5_000, 6_000, 7_000, 8_000],
}

export interface Ray {
  cents: number
  /** Where the line of equal cost enters and leaves the drawing, in units and dollars. */
  from: readonly [units: number, dollars: number]
  to: readonly [units: number, dollars: number]
  /** The edge through which it leaves. */
  leaves: 'top' | 'right'
}

/** The line on which a unit costs so many cents, cut to the drawing; undefined where it does not cross it. */
export function rayOf(cents: number, { units, dollars }: PlotFrame): Ray | undefined {
  const costAt = (count: number) => (count * cents) / 100
  const countAt = (cost: number) => (cost * 100) / cents
  const start = Math.max(units[0], countAt(dollars[0]))
  const end = Math.min(units[1], countAt(dollars[1]))
  if (start >= end) return undefined
  return { cents, from: [start, costAt(start)], to: [end, costAt(end)], leaves: end < units[1] ? 'top' : 'right' }
}
