import { tenth } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** The drawing's size, pixels at 1440; it is stretched to its place. */
export const BILL = { width: 856, height: 480 }
/** The bed lies level for so many pixels at both sides of a line's foot. */
const LEVEL = 22
/** Where the bed lies once nobody's line is gone. */
const GONE = 6
/** The deepest line reaches this share of the height. */
const DEEPEST = 0.74

/** SVG path data in pixels, depth in pixels from the surface. */
export type BillDrawing = ReturnType<typeof billDrawing>

export function billDrawing({ lines }: Pick<ChartOf<'bill'>, 'lines'>) {
  const most = Math.max(...lines.map(({ dollars }) => dollars))
  const perDollar = (BILL.height * DEEPEST) / most
  const depthOf = (dollars: number) => tenth(dollars * perDollar)
  const pitch = BILL.width / lines.length
  const feet = lines.map((line, index) => ({ ...line, x: tenth((index + 0.5) * pitch), depth: depthOf(line.dollars) }))
  const now = bedThrough(feet)
  const then = bedThrough(feet.map((foot) => ({ ...foot, depth: foot.unclaimed ? GONE : foot.depth })))
  return {
    lines: feet,
    /** The sea-bed as the month was; its line, and closed below it. */
    bed: `M${now}`,
    sand: `M${now}V${BILL.height}H0z`,
    /** The bed without what nobody claims, and the pits between both. */
    after: `M${then}`,
    pits: `M${now}L${backwards(then)}z`,
    /** Depth of each full `step` of dollars. */
    scale: [2000, 4000, 6000]
      .filter((dollars) => dollars <= most)
      .map((dollars) => ({ dollars, depth: depthOf(dollars) })),
    tints: [1000, 2000, 3000, 4500].filter((dollars) => dollars < most).map(depthOf),
  }
}

/** Points and curves from the left edge to the right one, without the first command. */
function bedThrough(feet: readonly { x: number; depth: number }[]): string {
  const [first, ...rest] = feet
  if (first === undefined) return ''
  let [fromX, fromY] = [first.x + LEVEL, first.depth]
  const steps = rest.map(({ x, depth }) => {
    const [startX, startY, toX] = [fromX, fromY, x - LEVEL]
    const half = tenth((startX + toX) / 2)
    ;[fromX, fromY] = [x + LEVEL, depth]
    return `L${startX} ${startY}C${half} ${startY} ${half} ${depth} ${tenth(toX)} ${depth}`
  })
  return `0 ${first.depth}${steps.join('')}L${BILL.width} ${fromY}`
}

/** The same line from right to left, so that two lines enclose an area. */
function backwards(line: string): string {
  const numbers = line.match(/-?[\d.]+/g) ?? []
  const places = Array.from(
    { length: numbers.length / 2 },
    (_, index) => `${numbers[index * 2]} ${numbers[index * 2 + 1]}`,
  )
  const commands = line.replace(/[^LC]/g, '')
  const reversed = places.reverse()
  let text = reversed[0] ?? ''
  let at = 1
  for (const command of [...commands].reverse()) {
    const count = command === 'C' ? 3 : 1
    text += `${command}${reversed.slice(at, at + count).join(' ')}`
    at += count
  }
  return text
}
