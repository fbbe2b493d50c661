import type { Point } from '../../../chart/curve.ts'
import { polyline } from '../../../chart/path.ts'
import { numbers } from '../../../chart/scale.ts'
import type { dayOf, Place } from './day.ts'

/** Units of the drawing: along the day, and along the road. It lies on its side on a phone. */
const DAY = 5000
const ROAD = 1000

/** The strokes of a day as SVG path data. Downwards, the day runs from the top, else from the left. */
export function drawDay(day: ReturnType<typeof dayOf>, { downwards }: { downwards?: boolean | undefined }) {
  const point = ([time, road]: Place): Point => (downwards ? [road * ROAD, time * DAY] : [time * DAY, road * ROAD])
  const path = (places: readonly Place[]) => polyline(places.map(point))
  const dot = (place: Place) => `M${numbers(...point(place))}h0`
  /** Where a stroke reaches the pale stretch. */
  const edge = ([[from], [to]]: readonly [Place, Place]): Place => [from + (to - from) * day.pale, day.pale]
  const strokes = day.releases.map(({ stroke }) => stroke)
  return {
    size: downwards ? ([ROAD, DAY] as const) : ([DAY, ROAD] as const),
    /** Each stretch of the road; across, from edge to edge of a wide window. */
    tints: day.stations.slice(1).map(({ share: to }, index) => {
      const [from, long] = [day.stations[index]?.share ?? 0, downwards ? 1 : 2]
      return polyline([point([1 - long, from]), point([long, from]), point([long, to]), point([1 - long, to])])
    }),
    strokes: strokes.map((stroke) => path([stroke[0], edge(stroke)])),
    ends: strokes.map((stroke) => path([edge(stroke), stroke[1]])).join(''),
    starts: strokes.map(([start]) => dot(start)).join(''),
    arrivals: strokes.map(([, end]) => dot(end)).join(''),
    red: path(day.red),
    redStart: dot(day.red[0]),
    back: path(day.back),
    hand: path(day.hand.line),
  }
}
