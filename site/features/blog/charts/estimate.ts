import type { Point } from '../../../chart/curve.ts'
import { monotone, monotoneAt } from '../../../chart/path.ts'
import { linear } from '../../../chart/scale.ts'
import { randomFrom } from '../../../chart/seabed.ts'
import type { Frame } from './frame.ts'
import { figureIn, tableOf } from './table-of.ts'

// A project imagined many times: the sea-bed is as deep under a total as projects end there.

export interface Piece {
  low: number
  likely: number
  high: number
}

export type Estimate = ReturnType<typeof imagined>

const ROUNDS = 60_000

/** @throws where the article has no table of pieces. */
export function estimateOf(html: string): Estimate {
  const pieces = tableOf(html, ['Piece', 'Low', 'Likely', 'High']).map((row) => ({
    low: figureIn(row.Low ?? ''),
    likely: figureIn(row.Likely ?? ''),
    high: figureIn(row.High ?? ''),
  }))
  return imagined(pieces)
}

/** A project of these pieces, imagined `ROUNDS` times, always with the same lots. */
export function imagined(pieces: readonly Piece[]) {
  const random = randomFrom(1)
  // Typed arrays sort numbers several times as fast, and loops fill them in half the time of calls.
  const totals = new Float64Array(ROUNDS)
  for (let round = 0; round < ROUNDS; round++) {
    let total = 0
    for (const piece of pieces) total += draw(piece, random())
    totals[round] = total
  }
  totals.sort()
  const at = (share: number) => Math.round(totals[Math.floor(share * ROUNDS)] ?? 0)
  const likely = pieces.reduce((sum, piece) => sum + piece.likely, 0)
  return {
    /** Sum of the likely values, in days. */
    likely,
    /** The totals that half, and nine tenths, of the imagined projects stay under. */
    p50: at(0.5),
    p90: at(0.9),
    /** Share of the projects that end within the likely sum. */
    within: (totals.findLastIndex((total) => total <= likely) + 1) / ROUNDS,
    /** Share of the projects by days. */
    shares: sharesOf(totals),
  }
}

/** The total at a share `u` of the triangle between low and high that peaks at likely, as the article's code draws it. */
function draw({ low, likely, high }: Piece, u: number): number {
  const turn = (likely - low) / (high - low)
  return u < turn
    ? low + Math.sqrt(u * (high - low) * (likely - low))
    : high - Math.sqrt((1 - u) * (high - low) * (high - likely))
}

/** How many projects end within four days around a total, every four days. `totals` rise. */
function sharesOf(totals: Float64Array): Point[] {
  const first = Math.floor((totals[0] ?? 0) / 4) * 4
  const last = Math.ceil((totals.at(-1) ?? 0) / 4) * 4
  const counts = new Map<number, number>()
  for (const total of totals) {
    const day = Math.round(total / 4) * 4
    if (Math.abs(total - day) < 2) counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return Array.from({ length: (last - first) / 4 + 1 }, (_, index) => {
    const day = first + index * 4
    return [day, (counts.get(day) ?? 0) / totals.length]
  })
}

const LINES = 12
const DAYS = [40, 116] as const

export function estimateDrawing({ shares, likely, p50, p90 }: Estimate, { kind, width, height }: Frame) {
  const isWide = kind === 'wide'
  const x = linear(DAYS, isWide ? [700, width + 10] : [-14, width + 14])
  const surface = isWide ? 168 : 96
  const most = Math.max(...shares.map(([, share]) => share))
  const depth = linear([0, most], [surface + 6, height - (isWide ? 130 : 72)])
  const bed = shares.map(([days, share]): Point => [x(days), depth(share)])
  const scaled = (part: number) => bed.map(([atX, atY]): Point => [atX, surface + (atY - surface) * part])
  return {
    /** Where the water ends. */
    surface,
    beds: Array.from({ length: LINES }, (_, index) => monotone(scaled(1 - index / LINES))),
    marks: [likely, p50, p90].map((days) => ({ days, x: x(days), y: monotoneAt(bed, x(days)) })),
    ticks: Array.from({ length: 7 }, (_, index) => ({ days: 50 + index * 10, x: x(50 + index * 10) })),
  }
}
