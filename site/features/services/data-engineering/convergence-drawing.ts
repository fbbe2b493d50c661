import { inRow } from '../../../chart/in-row.ts'
import { itemAt, lastOf } from '../../../chart/item-at.ts'
import { bend } from '../../../chart/path.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** A column is a step of the process: pixels from one to the next at 1440, and the drawing's size. */
export const STEP = 220
export const COURSE = { width: 1296, height: 300 }

/** Pixels from a line to the next once all sources have joined. */
const PITCH = 20

/** @param apart rows, of which each is a pixel between the two readings. */
export function convergenceDrawing({ models }: Pick<ChartOf<'convergence'>, 'models'>, apart: number) {
  const middle = COURSE.height / 2 - 20
  const [first, second] = [middle - apart / 2, middle + apart / 2]
  const row = inRow(models, ({ sources }) => sources)
  const total = lastOf(row).to
  const heights = Array.from({ length: total }, (_, index) => middle + (index - (total - 1) / 2) * PITCH)
  // The line that goes straight on: of the model's own, the one at which the models stand two lines apart.
  const straight = row.map(({ from, to }, index) => {
    const even = Math.floor((total - row.length) / 2 + 2 * index - 1.5)
    return itemAt(heights, Math.min(to - 1, Math.max(from, even)))
  })
  const [meets, parts, joins, hands] = [step(2.2), step(3), step(4.1), step(5.1)]
  return {
    /** The heights at which the two readings run, and at which they meet. */
    first,
    second,
    middle,
    /** SVG path data: both readings until they meet, the one figure, the models, their sources, and what is yours. */
    readings: [first, second].map((y) => `M0 ${y}H340${bend([340, y], [meets, middle])}`).join(''),
    figure: `M${meets - 4} ${middle}H${parts}`,
    models: straight.map((y) => `M${parts} ${middle}${bend([parts, middle], [parts + 100, y])}H${hands}`).join(''),
    sources: heights
      .map((y, index) => ({ y, from: straight[row.findIndex(({ to }) => index < to)] ?? middle }))
      .filter(({ y, from }) => y !== from)
      .map(({ y, from }) => `M${joins} ${from}${bend([joins, from], [joins + 86, y])}H${hands}`)
      .join(''),
    handedOver: heights
      .filter((y) => !straight.includes(y))
      .map((y) => `M${hands} ${y}H${COURSE.width}`)
      .join(''),
    /** Models that are handed over are drawn heavier. */
    handedOverModels: straight.map((y) => `M${hands} ${y}H${COURSE.width}`).join(''),
    /** Where the hands change. */
    dots: heights.map((y) => ({ x: hands, y })),
    modelHeights: straight,
  }
}

/** A place along the course, in whole pixels. */
function step(count: number): number {
  return Math.round(count * STEP)
}
