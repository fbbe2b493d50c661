import { COLORS } from '../../contract/colors.ts'
import { SHEET } from './ground.ts'

/** What the share image of a sounding shows: its figure, and the bed that its answers dig. */
export interface SharedSounding {
  /** What is built, who uses it, what makes it hard: each where it stands, from 0 to 1, and how deep it is. */
  stations: readonly { label: string; place: number; depth: number; isPublished: boolean }[]
  /** "10–16". */
  figure: string
  unit: string
  /** Where the figure comes from, in two lines. */
  source: readonly string[]
  /** Depths in doublings of 1 + weeks: of the answers, of the reading's two ends, and the scale's, with their weeks. */
  layers: readonly { y: number; height: number }[]
  from: number
  to: number
  scale: readonly { weeks: number; depth: number }[]
  /** Path data of the land, 1296 wide, with a doubling 100 deep. */
  land: string
}

/** Pixels: the water's surface, what a doubling is deep at most, and how deep the deepest bed may lie over the figure. */
export const SURFACE = 188
const DOUBLING = 78
const DEEPEST = 255
const BED_WIDTH = 1296
/** Water from the first answer to the fourth and deeper. */
const WATER = ['#e4f0f2', '#cfe6ee', '#9cc6d8', '#1b6e93']

/** Pixels below the surface. */
export function soundingDepth({ to, layers }: SharedSounding): (depth: number) => number {
  const bottom = Math.max(to, ...layers.map(({ y, height }) => (y + height) / 100))
  const unit = Math.min(DOUBLING, DEEPEST / bottom)
  return (depth) => depth * unit
}

/** The section through the water under the words, as the inside of an SVG. */
export function soundingGround(sounding: SharedSounding): string {
  const { stations, layers, from, to, scale, land } = sounding
  const deep = soundingDepth(sounding)
  const at = (share: number) => Math.round(share * SHEET.width)
  const tints = layers.map(
    ({ y, height }, index) =>
      `<rect y="${deep(y / 100)}" width="${SHEET.width}" height="${deep(height / 100)}" fill="${WATER[Math.min(index, 3)]}"/>`,
  )
  const levels = scale.map(({ depth }) => `M0 ${deep(depth)}h${SHEET.width}`).join('')
  const bed = `transform="scale(${SHEET.width / BED_WIDTH} ${deep(1) / 100})" vector-effect="non-scaling-stroke"`
  const [top, end, x] = [deep(from), deep(to), at(stations.at(-1)?.place ?? 0)]
  // The last is the lead.
  const lines = stations.slice(0, -1).map(({ place, depth, isPublished }) => {
    const fill = isPublished ? COLORS.ink : '#efe3c6'
    return `<g transform="translate(${at(place)} 0)"><path d="M0 0v${deep(depth)}"/><circle r="6" cy="${deep(depth)}" fill="${fill}"/><circle r="6" fill="${COLORS.sheet}" stroke-width="2"/></g>`
  })
  return `<rect width="100%" height="100%" fill="${COLORS.paper}"/><g transform="translate(0 ${SURFACE})">
    ${tints.join('')}<path d="${levels}" stroke="#1b6e93" stroke-opacity=".25"/>
    <g ${bed}><path d="${land}" fill="#efe3c6" stroke="${COLORS.ink}" stroke-width="1.6"/></g>
    <path d="M0 0h${SHEET.width}" stroke="${COLORS.ink}" stroke-width="1.5"/>
    <g stroke="${COLORS.ink}" stroke-width="1.5">${lines.join('')}</g>
    <g fill="${COLORS.ink}"><rect x="${x - 2}" width="4" height="${end}"/><circle cx="${x}" r="12"/>
      <rect x="${x - 12}" y="${top}" width="24" height="${Math.max(4, end - top)}"/></g>
    <path d="m${x} ${end - 4} 20 23-20 23-20-23z" fill="${COLORS.signal}" stroke="${COLORS.ink}" stroke-width="1.5"/></g>`
}
