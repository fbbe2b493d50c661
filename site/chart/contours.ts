import { contours as marchingSquares } from 'd3-contour'
import { lengthOf, type Point, smoothPath } from './curve.ts'
import { itemAt } from './item-at.ts'
import { type Seabed, type SeabedOptions, seabed } from './seabed.ts'

export interface ContourOptions extends SeabedOptions {
  /** A sea-bed to draw; without it one is generated from the seed. */
  ground?: Seabed
  /** How many lines lie between the deepest and the highest place. */
  levels: number
  /** Grid cell in pixels. Smaller follows the ground more closely and costs build time, not bytes. */
  step?: number
  /** How far, in pixels, a drawn line may differ from the computed one. A larger value gives fewer bytes. */
  tolerance?: number
  /** Lines are drawn only where this is true: leave room for text. */
  mask?: (x: number, y: number) => boolean
}

export interface Contour {
  /** 1 is the deepest. */
  level: number
  /** SVG path data in pixels, to be stroked. */
  d: string
  /** Every fifth line, which charts draw heavier. */
  index: boolean
}

/** Contour lines of a generated sea-bed, one path per level. The same options always give the same lines. */
export function contours(options: ContourOptions): Contour[] {
  const survey = measure(options)
  const { mask, tolerance = 1 } = options
  const drawn: Contour[] = []

  for (let level = 1; level <= options.levels; level++) {
    const rings = survey.ringsAt(level / (options.levels + 1))
    const lines = rings.flatMap((ring) => pieces(ring, survey.inside, mask))
    const d = lines.map((line) => smoothPath(line.points, { closed: line.closed, tolerance })).join('')
    if (d !== '') drawn.push({ level, d, index: level % 5 === 0 })
  }

  return drawn
}

/** The index lines, or all the others, as one path. */
export function joined(lines: readonly Contour[], index: boolean): string {
  return lines
    .filter((line) => line.index === index)
    .map(({ d }) => d)
    .join('')
}

/**
 * Areas at least as high as each threshold (0 deepest, 1 highest), as closed path data to be filled:
 * the tints of a chart, from open water over shoals to land. Draw them in the given order.
 */
export function depthAreas(
  options: Omit<ContourOptions, 'levels' | 'mask'> & { thresholds: readonly number[] },
): string[] {
  const survey = measure({ ...options, levels: 1 })
  return options.thresholds.map((threshold) =>
    survey
      .ringsAt(threshold)
      .map((ring) => smoothPath(ring, { closed: true, tolerance: options.tolerance ?? 1 }))
      .join(''),
  )
}

function measure(options: ContourOptions) {
  const { step = 8 } = options
  const { columns, rows, grid, low, high } = gridOf(options, step)
  const draw = marchingSquares().size([columns, rows])

  return {
    ringsAt: (at: number) =>
      draw
        .contour(grid, low + at * (high - low))
        .coordinates.flat()
        .map((ring) => ring.map(([x = 0, y = 0]): Point => [(x - 2) * step, (y - 2) * step])),
    /** False on the edge where d3-contour closes a ring: those stretches are not part of any line. */
    inside: (x: number, y: number) =>
      x > -2 * step + 1 && y > -2 * step + 1 && x < (columns - 2) * step - 1 && y < (rows - 2) * step - 1,
  }
}

type Grid = ReturnType<typeof takeGrid>

/** The last grids, each of some 40 kB. Lines and tints of one drawing share a grid, which costs most of it. */
const grids: { key: unknown[]; grid: Grid }[] = []
const MOST_GRIDS = 4

function gridOf(options: ContourOptions, step: number): Grid {
  const { ground, seed, width, height, hills, swell } = options
  const key = [ground, ...(ground ? [] : [seed, hills, swell]), width, height, step]
  const known = grids.find(
    (other) => other.key.length === key.length && other.key.every((item, at) => item === key[at]),
  )
  if (known) return known.grid
  const grid = takeGrid(options, step)
  grids.push({ key, grid })
  if (grids.length > MOST_GRIDS) grids.shift()
  return grid
}

function takeGrid(options: ContourOptions, step: number) {
  const { width, height } = options
  const ground = options.ground ?? seabed(options)
  // Two cells more on each side: lines run on past the picture's edge instead of turning there.
  const columns = Math.ceil(width / step) + 4
  const rows = Math.ceil(height / step) + 4
  const grid = Array.from({ length: columns * rows }, (_, index) =>
    ground(((index % columns) - 1.5) * step, (Math.floor(index / columns) - 1.5) * step),
  )
  const low = grid.reduce((a, b) => Math.min(a, b))
  const high = grid.reduce((a, b) => Math.max(a, b))
  return { columns, rows, grid, low, high }
}

interface Line {
  points: Point[]
  closed: boolean
}

/** Lines shorter than this, in pixels, look like dirt and are left out. */
const SHORTEST_LINE = 48

/** Cuts a ring where it runs along the edge or under the mask. */
function pieces(ring: Point[], inside: (x: number, y: number) => boolean, mask: ContourOptions['mask']): Line[] {
  const visible = ring.map(([x, y]) => inside(x, y) && mask?.(x, y) !== false)
  const gapAt = visible.indexOf(false)
  if (gapAt < 0) return lengthOf(ring) < SHORTEST_LINE ? [] : [{ points: ring, closed: true }]

  // The ring's last point repeats its first; starting at a gap leaves no line cut in two by the seam.
  const open = ring.slice(0, -1)
  const lines: Line[] = []
  let points: Point[] = []
  for (let turn = 1; turn <= open.length; turn++) {
    const index = (gapAt + turn) % open.length
    if (visible[index]) {
      points.push(itemAt(open, index))
      continue
    }
    if (points.length > 2 && lengthOf(points) >= SHORTEST_LINE) lines.push({ points, closed: false })
    points = []
  }
  return lines
}
