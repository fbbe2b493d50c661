import type { Point } from '../../../chart/curve.ts'
import { monotone, monotoneAt } from '../../../chart/path.ts'
import { pointsOf } from '../../../chart/points.ts'
import { randomFrom } from '../../../chart/seabed.ts'
import { type Span, spansOf } from '../../../schemas/time-frame.ts'

// One section through all services: each is a line let down as deep as it takes weeks, and the bed lies where they end.

/** Weeks that the axis names. */
export const WEEKS = [1, 2, 4, 8, 16, 26, 52]
/** Room between two groups, as a share of the chart's width. */
const GROUP_GAP = 0.017
/** From the end of a line down to the bed, in doublings: the lead's own length. */
const LEAD = 0.24
/** The bed outside the lines: how far from the chart, in its widths, and how much deeper than SHORE, in doublings. */
const OUTSIDE = pointsOf('-1.1 -0.1, -0.62 0.4, -0.2 0.15, -0.035 -0.05')
/** The bed on the right of the last line, in doublings. On the left it goes on from the first line, under the scale's figures. */
const SHORE = 4.3

/** How deep so many weeks lie, in doublings of one week: none at 0, 1 at one week, 2 at three. */
export function depthOf(weeks: number): number {
  return Math.log2(1 + weeks)
}

export interface Line<Service> {
  service: Service
  /** Place within the chart, 0 to 1 from its left edge. */
  at: number
  spans: (Span & { top: number; bottom: number })[]
  /** Doublings: the end of its line. */
  end: number
  /** Doublings: the middle of its last bar, where the label stands. */
  middle: number
  /** Whether the bed rises so steeply on its right that the label of its last bar stands on the left, or the next line's does. */
  labelLeft: boolean
}

/** The services in their groups, each with its line. @throws when a time frame cannot be read; the schema has refused it before. */
export function linesOf<Service extends { card: { timeline: string } }>(groups: readonly (readonly Service[])[]) {
  const count = groups.reduce((sum, group) => sum + group.length, 0)
  const pitch = (1 - GROUP_GAP * (groups.length - 1)) / count
  let placed = 0
  const lines = groups.map((group, index) =>
    group.map((service): Line<Service> => {
      const spans = spansOf(service.card.timeline)
      if (!spans) throw new Error(`"${service.card.timeline}" is no time frame.`)
      const drawn = spans.map((span) => ({ ...span, top: depthOf(span.from), bottom: depthOf(span.to) }))
      const at = placed++ * pitch + index * GROUP_GAP
      const { top = 0, bottom: end = 0 } = drawn.at(-1) ?? {}
      return { service, at, spans: drawn, end, middle: (top + end) / 2, labelLeft: false }
    }),
  )
  const bed = bedOf(lines.flat(), pitch)
  for (const group of lines)
    for (const [index, line] of [...group.entries()].reverse()) {
      // Beside a neighbor's label there is no room for another.
      line.labelLeft = monotoneAt(bed, line.at + pitch * 0.5) < line.middle + 0.16 || !!group[index + 1]?.labelLeft
    }
  return { lines, pitch, gap: GROUP_GAP, bed }
}

/** The bed's knots: a lead's length below the end of each line, in widths of the chart and doublings. */
export function bedOf(lines: readonly Pick<Line<unknown>, 'at' | 'end'>[], pitch: number): Point[] {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return []
  return [
    ...OUTSIDE.map(([x, y]): Point => [x, first.end + LEAD + y]),
    ...lines.flatMap(({ at, end }, index): Point[] => {
      const next = lines[index + 1]
      const knot: Point = [at + 0.004, end + LEAD]
      return next ? [knot, [(at + next.at) / 2 + 0.004, LEAD + sag(end, next.end, index)]] : [knot]
    }),
    ...OUTSIDE.map(([x, y]): Point => [last.at + pitch + 0.035 - x, SHORE + y + (x < -0.5 ? 0.2 : 0)]).reverse(),
  ]
}

/** Halfway between two lines: between even ones the bed sags or swells a little, since no bed is level. */
function sag(here: number, next: number, index: number): number {
  const middle = (here + next) / 2
  return Math.abs(here - next) > 0.3 ? middle : middle + (index % 3 === 2 ? -0.07 : 0.14)
}

/** The bed in pixels as it lies under the page: its line, the filled ground below it, and two lines that follow in the sand. */
export function drawBed(
  bed: readonly Point[],
  { width, unit, height }: { width: number; unit: number; height: number },
) {
  const points = bed.map(([x, y]): Point => [x * width, y * unit])
  const line = monotone(points)
  const below = (by: number, share: number) =>
    monotone(points.map(([x, y]): Point => [x, y + by + (y - 4.5 * unit) * share]))
  const [from, to] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0]
  return {
    line,
    area: `${line}V${height}H${Math.round(from)}z`,
    followers: [below(22, 0.1), below(44, 0.22)],
    grains: grains(points, from, to),
  }
}

/** Sand as short strokes, thinner the deeper they lie. */
function grains(points: readonly Point[], from: number, to: number): string {
  const random = randomFrom(63)
  return Array.from({ length: Math.round((to - from) / 14) }, () => {
    const x = Math.round(from + random() * (to - from))
    return `M${x} ${Math.round(monotoneAt(points, x) + 8 + random() ** 2 * 80)}h3`
  }).join('')
}

/** Rows of the same section on its side, in pixels: a group's name, then a row for each of its services. */
export const ROW = { group: 40, service: 50, line: 38 } as const

/** The bed on its side: knots down the page, with the depth as x in doublings. */
export function bedOnItsSide(groups: readonly (readonly Pick<Line<unknown>, 'end'>[])[]): {
  knots: Point[]
  height: number
} {
  let y = 0
  const knots: Point[] = []
  for (const group of groups) {
    y += ROW.group
    for (const { end } of group) {
      knots.push([y + ROW.line, end + LEAD])
      y += ROW.service
    }
  }
  const [first, last] = [knots[0], knots.at(-1)]
  if (!first || !last) return { knots, height: y }
  return { knots: [[-40, first[1] + 1.2], ...knots, [y + 60, last[1] - 0.5]], height: y }
}

/** The same curve with x and y exchanged: for a bed that is the right edge of the page. */
export function turned(path: string): string {
  return path.replace(/ ?(-?[\d.]+) ?(-?[\d.]+)/g, ' $2 $1')
}
