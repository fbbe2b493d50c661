import { eased, type Point } from '../../../chart/curve.ts'
import { beside, breadths, ribbon } from '../../../chart/ribbon.ts'
import { alongSpline, splinePath, thin } from '../../../chart/spline.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { basinFigures } from './basin-figures.ts'
import type { BasinLayout } from './basin-layouts.ts'

/** The water is a pixel wide for so many rows. */
export const ROWS_PER_PIXEL = 100
/** A stream has to be drawn with some breadth, in pixels. */
const THINNEST = 1.4
/** Where the four lines of flow lie, as shares of the breadth to both sides of the middle. */
const FLOW = [-0.3, -0.1, 0.1, 0.3]

/** SVG path data of one drawing. Bands are filled, lines are stroked with their breadth in pixels. */
export function basinDrawing(basin: ChartOf<'basin'>, layout: BasinLayout) {
  const { river, streams, leaving, joining, back, shores } = layout
  const [first = 0, second = 0, ...small] = basin.sources.map(({ rows }) => Math.max(THINNEST, rows / ROWS_PER_PIXEL))
  const full = basinFigures(basin).first / ROWS_PER_PIXEL
  const { source, stem, joint } = courseOf(layout)
  const growth = breadths([
    [0, 2.4],
    [0.35, first * 0.6],
    [0.7, first],
    [joint, full],
  ])
  const [secondLine = [], ...streamLines] = streams.map((line) => eased(alongSpline(line, 16), 2))
  return {
    /** The largest source from its spring, and the second largest: bands. */
    bands: [
      ribbon(thin(source, 2), growth),
      ribbon(
        thin(secondLine, 2),
        breadths([
          [0, 1.8],
          [0.7, second],
          [1, second],
        ]),
      ),
    ],
    /** The river below the confluence: a line, and its breadth. */
    stem: splinePath(thin(stem, 3)),
    breadth: full,
    /** Lines of flow above the stem, which has strokes of several breadths along its own line instead. */
    flow: FLOW.map((aside) => {
      const line = beside(source, (share) => aside * growth(share))
      return splinePath(thin(line.slice(Math.round(line.length * 0.5)), 3))
    }).join(''),
    streams: streamLines.map((line, index) => ({ d: splinePath(thin(line, 3)), breadth: small[index] ?? THINNEST })),
    brooks: layout.brooks.map((brook) => splinePath(brook)).join(''),
    /** Fewer than ROWS_PER_PIXEL rows: dashed, as a chart draws a stream that is dry for most of the year. */
    dashed: [...leaving, joining, back].map((line) => splinePath(line)).join(''),
    /** Where the rows that leave end. */
    ends: [...leaving, back].map((line): Point => line[line.length - 1] ?? [0, 0]),
    sea: shores.map((shore) => `${splinePath(shore)}${corner(layout, shore)}`),
    /** Lines along which the water comes in on arrival: the sources, then the stem. */
    courses: [river.source, ...streams, river.stem].map((line) => splinePath(line)),
  }
}

/**
 * The largest source and the stem as one eased line, cut in two. The source goes a little beyond the cut, at `joint` of
 * its way, because the stem is a stroke that begins with a straight end.
 */
function courseOf({ river }: BasinLayout): { source: Point[]; stem: Point[]; joint: number } {
  const line = eased(alongSpline([...river.source, ...river.stem.slice(1)], 16), 3)
  const [cutX, cutY] = river.stem[0] ?? [0, 0]
  const away = line.map(([x, y]) => Math.hypot(x - cutX, y - cutY))
  const cut = away.indexOf(Math.min(...away))
  return { source: line.slice(0, cut + 3), stem: line.slice(cut), joint: cut / (cut + 2) }
}

/** Closes a shore around the corner of the drawing in which the sea lies. */
function corner({ width, height, beyond }: BasinLayout, shore: readonly Point[]): string {
  const [fromX] = shore[0] ?? [0]
  return fromX > width / 2 ? `V${height}H${width + beyond}z` : `V${height}H0z`
}
