import type { Point } from '../../../chart/curve.ts'
import { monotone } from '../../../chart/path.ts'
import { linear, tenth } from '../../../chart/scale.ts'

/** Units of the drawing; the styles stretch it. */
export const PLOT = { width: 1280, height: 800 }
/** The ends of both axes: odds in per cent, hours. */
const ODDS = [1, 56] as const
const HOURS = [0.25, 68] as const
/** Figures of the axes. */
export const ACROSS = [1, 2, 5, 10, 20, 30, 40, 50]
export const DOWN = [1, 2, 5, 10, 20, 30, 40, 50, 60]
/** Hours at risk at which the tint changes, and of the thin lines between. */
export const LEVELS = [1, 2, 3, 4.5, 6, 9, 14]
export const THIN = [0.35, 0.55, 0.75, 1.4, 2.4, 3.6, 5.2, 7.3, 11, 18, 24]

const root = (value: number) => Math.sqrt(value)

/** Odds in per cent, and hours, as a share of the frame. Square roots give small figures more room. */
export const across = (odds: number) => linear([root(ODDS[0]), root(ODDS[1])], [0, 1])(root(odds))
export const down = (hours: number) => linear([root(HOURS[0]), root(HOURS[1])], [0, 1])(root(hours))

/** Points of a line. More are not seen. */
const POINTS = 12
/** A line begins and ends so far outside of the frame, because the curve is level at its ends. */
const BEYOND = 1.25

/**
 * The line on which odds × hours is the same: exact at its points, level curves between them.
 *
 * @param depth hours at risk in one release, 0.35 to 38: lines within the frame.
 */
export function contour(depth: number, { closed = false } = {}): string {
  const [from, to] = [Math.max(ODDS[0], (100 * depth) / HOURS[1]) / BEYOND, ODDS[1] * BEYOND]
  const points = Array.from({ length: POINTS }, (_, index): Point => {
    const odds = from * (to / from) ** (index / (POINTS - 1))
    return [across(odds) * PLOT.width, down((100 * depth) / odds) * PLOT.height]
  })
  return `${monotone(points)}${closed ? `V${tenth(points[0]?.[1] ?? 0)}z` : ''}`
}

/** CSS color stops of a frame whose dashes change at these shares: dark, light, dark, and so on. */
export function steps(shares: readonly number[]): string {
  const bounds = [0, ...shares.filter((share) => share > 0.001), 1].map((share) => Math.round(share * 1000) / 10)
  return bounds
    .slice(1)
    .map((bound, index) => `${index % 2 === 0 ? '#071521' : '#fdfbf5'} ${bounds[index]}% ${bound}%`)
    .join(',')
}
