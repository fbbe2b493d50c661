import { numbers } from '../../../chart/scale.ts'
import type { Places, WayPlace } from './approaches-places.ts'
import type { Office } from './office.ts'

type Spot = readonly [along: number, aside: number]

/** Path data of the fairway, as broad as the claims that are in it at each place, and of the ways round it. */
export function channelsOf(office: Office, places: Places) {
  const { perClaim, fairway, berth, ease } = places
  const half = (office.all * perClaim) / 2
  const edges = [fairway.middle - half, fairway.middle + half] as const
  const ways = places.ways.map((way, index) => {
    const breadth = (office.ways[index]?.claims ?? 0) * perClaim
    const side = way.apex.aside < fairway.middle ? 0 : 1
    // Beside the way the fairway's edge lies so far inwards.
    return { ...way, breadth, side, edge: edges[side], inwards: side === 0 ? breadth : -breadth }
  })
  const spot = ([along, aside]: Spot) => (places.turned ? numbers(aside, along) : numbers(along, aside))
  /** The places at which one bank of the fairway bends, in pairs: where a bend begins and ends. */
  const bank = (of: 0 | 1) =>
    ways
      .filter(({ side }) => side === of)
      .flatMap(({ leaves, joins, edge, inwards }): Spot[] => [
        [leaves, edge],
        [leaves + ease, edge + inwards],
        [joins - ease, edge + inwards],
        [joins, edge],
      ])
  const [left, right] = [bank(0), bank(1).reverse()]
  const from = edges[0] - berth.aside
  const to = edges[1] + berth.aside
  return {
    fairway: `M${spot([fairway.begins, edges[0]])}${curve(left, spot)}L${spot([fairway.ends, edges[0]])} ${spot([fairway.ends, edges[1]])}${curve(right, spot)}L${spot([fairway.begins, edges[1]])}z`,
    /** To be stroked with their breadth, in the order of the office's ways. */
    ways: ways.map((way) => {
      const { leaves, joins, apex, breadth, edge, inwards } = way
      const start = edge + inwards / 2
      const [leave, round] = places.handles
      const [out, back] = [apex.along - leaves, joins - apex.along]
      const d = places.turned
        ? hugging({ way, start, spot })
        : [
            `M${spot([leaves - 10, start])}`,
            `C${spot([leaves + leave * out, start])} ${spot([apex.along - round * out, apex.aside])} ${spot([apex.along, apex.aside])}`,
            `C${spot([apex.along + round * back, apex.aside])} ${spot([joins - leave * back, start])} ${spot([joins + 10, start])}`,
          ].join('')
      return { d, breadth: Math.round(breadth * 100) / 100 }
    }),
    berth: `M${spot([fairway.ends, from])}L${spot([fairway.ends, to])} ${spot([fairway.ends + berth.thickness, to])} ${spot([fairway.ends + berth.thickness, from])}z`,
  }
}

interface HuggingOptions {
  way: WayPlace
  /** Where across the fairway the way begins and ends. */
  start: number
  spot: (at: Spot) => string
}

/** Between an island's shore and the middle of the way round it. */
const CLEARANCE = 13
/** The handle of a quarter of an ellipse. */
const QUARTER = 0.55

/** A way that runs aside to the middle of its island, and round it as an ellipse. */
function hugging({ way: { leaves, joins, apex, island }, start, spot }: HuggingOptions): string {
  const [above, below] = [apex.along - island.ry - CLEARANCE, apex.along + island.ry + CLEARANCE]
  const between = (from: number, to: number, share: number) => from + (to - from) * share
  const turn = (along: number) => [
    spot([along, between(start, island.x, 0.35)]),
    spot([along, island.x]),
    spot([along, between(island.x, apex.aside, QUARTER)]),
    spot([between(apex.along, along, QUARTER), apex.aside]),
  ]
  const [a, b, c, d] = turn(above)
  const [e, f, g, h] = turn(below)
  return [
    `M${spot([leaves - 8, start])}C${spot([between(leaves, above, 0.8), start])} ${a} ${b}`,
    `C${c} ${d} ${spot([apex.along, apex.aside])}C${h} ${g} ${f}`,
    `C${e} ${spot([between(joins, below, 0.8), start])} ${spot([joins + 8, start])}`,
  ].join('')
}

/** Straight to each bend, and through it without a corner. */
function curve(bends: readonly Spot[], spot: (at: Spot) => string): string {
  return bends
    .map((from, index) => {
      const to = bends[index + 1]
      if (index % 2 === 1 || to === undefined) return ''
      const middle = (from[0] + to[0]) / 2
      return `L${spot(from)}C${spot([middle, from[1]])} ${spot([middle, to[1]])} ${spot(to)}`
    })
    .join('')
}
