import { contours as marchingSquares } from 'd3-contour'
import { ease, mix, randomFrom } from '../../site/chart/seabed.ts'

/** One rise in the sea-bed: centre and radii in px of the drawing, height in fathoms, turn in degrees. */
export interface Hill {
  x: number
  y: number
  rx: number
  ry: number
  height: number
  turn?: number
}

export interface Relief {
  width: number
  height: number
  hills: Hill[]
  /** Height of the small unevenness, in fathoms. It makes the lines look surveyed. */
  rough?: number
  /** Length of that unevenness in px. */
  grain?: number
  seed?: number
  /** Edge of one grid cell in px: smaller is more exact and gives more bytes. */
  cell?: number
}

/** The lines at each depth, as the `d` of one SVG path per depth, in the order asked for. */
export function isobaths(relief: Relief, depths: number[], digits = 0): string[] {
  const cell = relief.cell ?? 10
  const columns = Math.ceil(relief.width / cell) + 3
  const rows = Math.ceil(relief.height / cell) + 3
  const heights = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      heights[row * columns + column] = heightAt(relief, (column - 1) * cell, (row - 1) * cell)
    }
  }
  const trace = marchingSquares().size([columns, rows]).thresholds(depths)
  return trace(Array.from(heights)).map((shape) =>
    shape.coordinates
      .flat()
      .map((ring) =>
        smoothRing(
          ring.map(([x = 0, y = 0]) => [(x - 1.5) * cell, (y - 1.5) * cell]),
          digits,
        ),
      )
      .join(''),
  )
}

/** Height in fathoms at one point of the drawing. */
export function heightAt({ hills, rough = 0, grain = 120, seed = 1 }: Relief, x: number, y: number): number {
  let height = 0
  for (const hill of hills) {
    const turn = ((hill.turn ?? 0) * Math.PI) / 180
    const dx = (x - hill.x) * Math.cos(turn) + (y - hill.y) * Math.sin(turn)
    const dy = (y - hill.y) * Math.cos(turn) - (x - hill.x) * Math.sin(turn)
    height += hill.height * Math.exp(-((dx / hill.rx) ** 2 + (dy / hill.ry) ** 2))
  }
  return (
    height + rough * (noise(x / grain, y / grain, seed) + 0.4 * noise(x / grain / 0.45, y / grain / 0.45, seed + 7))
  )
}

/** Gradient noise: value noise shows its grid as boxes in the lines. */
function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const across = ease(x - left)
  const down = ease(y - top)
  const slope = (column: number, row: number) => {
    const angle =
      2 * Math.PI * randomFrom(Math.imul(column, 374761393) ^ Math.imul(row, 668265263) ^ Math.imul(seed, 2246822519))()
    return Math.cos(angle) * (x - column) + Math.sin(angle) * (y - row)
  }
  const upper = mix(slope(left, top), slope(left + 1, top), across)
  const lower = mix(slope(left, top + 1), slope(left + 1, top + 1), across)
  return mix(upper, lower, down) * 1.5
}

type Point = [number, number]

/** Drops points on straight stretches and turns the rest into relative cubics: a third of the polygon's bytes. */
function smoothRing(raw: Point[], digits: number): string {
  const open = raw.slice(0, -1)
  const ring = open.length < 8 ? open : thin(open, 0.45)
  if (ring.length < 4) return ''
  const round = (value: number) => Number(value.toFixed(digits))
  const at = (index: number): Point => {
    const [x, y] = ring[(index + ring.length) % ring.length] ?? [0, 0]
    return [round(x), round(y)]
  }
  let path = `M${at(0).join(' ')}`
  for (let i = 0; i < ring.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const lean = [(to[0] - before[0]) / 6, (to[1] - before[1]) / 6]
    const land = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    const step = [
      lean[0] ?? 0,
      lean[1] ?? 0,
      (land[0] ?? 0) - from[0],
      (land[1] ?? 0) - from[1],
      to[0] - from[0],
      to[1] - from[1],
    ]
    path += `c${step
      .map((value) => round(value))
      .join(' ')
      .replaceAll(' -', '-')}`
  }
  return `${path}z`
}

/** Keeps the first point of each stretch that strays more than `slack` px from its chord, at most 9 points a stretch. */
function thin(ring: Point[], slack: number): Point[] {
  const kept: Point[] = []
  let from = 0
  while (from < ring.length) {
    kept.push(ring[from] ?? [0, 0])
    let to = from + 2
    while (to < ring.length && to - from < 9 && strays(ring, from, to) < slack) to++
    from = to - 1
  }
  return kept
}

function strays(ring: Point[], from: number, to: number): number {
  const [ax, ay] = ring[from] ?? [0, 0]
  const [bx, by] = ring[to] ?? [0, 0]
  const length = Math.hypot(bx - ax, by - ay) || 1
  let worst = 0
  for (let i = from + 1; i < to; i++) {
    const [x, y] = ring[i] ?? [0, 0]
    worst = Math.max(worst, Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length)
  }
  return worst
}
