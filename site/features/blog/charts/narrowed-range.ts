import type { Point } from '../../../chart/curve.ts'
import { linear } from '../../../chart/scale.ts'
import type { Drawing } from '../../../schemas/post.ts'
import { type Estimate, imagined } from './estimate.ts'

type Range = Extract<Drawing, { name: 'narrowed-range' }>

/** Person-days from the left edge of the drawing to its right. */
export const DAYS = [45, 115] as const

/** The whole project before and after one of its pieces is surveyed further. */
export function narrowedRange({ pieces, surveyed }: Range): { before: Estimate; after: Estimate } {
  const later = pieces.map((days, index) => (index === surveyed.piece ? surveyed.narrowed : days))
  const estimate = (all: Range['pieces']) => imagined(all.map(([low, likely, high]) => ({ low, likely, high })))
  return { before: estimate(pieces), after: estimate(later) }
}

/** The shares of both as curves in per cent of the drawing, on one scale. */
export function rangeCurves(estimates: readonly Estimate[]): Point[][] {
  const most = Math.max(...estimates.flatMap(({ shares }) => shares.map(([, share]) => share)))
  const [x, y] = [linear(DAYS, [0, 100]), linear([0, most], [100, 8])]
  return estimates.map(({ shares }) =>
    shares.filter(([day]) => day >= DAYS[0] - 5 && day <= DAYS[1] + 5).map(([day, share]): Point => [x(day), y(share)]),
  )
}
