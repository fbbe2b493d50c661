import type { Point } from '../../chart/curve.ts'
import { polyline } from '../../chart/path.ts'
import { randomFrom } from '../../chart/seabed.ts'

/** How wide the eraser is, px. */
export const STROKE = 84

/** Strokes of a hand, as shares of the drawing: where each begins and ends. */
const STROKES: readonly (readonly [Point, Point])[] = [
  [
    [0.16, 0.28],
    [0.56, 0.19],
  ],
  [
    [0.62, 0.16],
    [0.86, 0.22],
  ],
  [
    [0.18, 0.35],
    [0.84, 0.27],
  ],
  [
    [0.15, 0.46],
    [0.82, 0.37],
  ],
  [
    [0.17, 0.55],
    [0.78, 0.47],
  ],
  [
    [0.22, 0.62],
    [0.82, 0.56],
  ],
  [
    [0.26, 0.69],
    [0.76, 0.63],
  ],
  [
    [0.3, 0.75],
    [0.6, 0.71],
  ],
]

/** How far the hand strays from a straight line, px, and after how many px it turns. */
const STRAY = 9
const TURN = 26

/** What was rubbed out: path data to be stroked, and whether a place lies under it or close to it. */
export function rubbedOut(size: { width: number; height: number }): {
  path: string
  isRubbed: (x: number, y: number) => boolean
} {
  const random = randomFrom(84)
  const lines = STROKES.map(([from, to]): Point[] => {
    const [x, y] = [from[0] * size.width, from[1] * size.height]
    const [dx, dy] = [to[0] * size.width - x, to[1] * size.height - y]
    const turns = Math.round(Math.hypot(dx, dy) / TURN)
    return Array.from({ length: turns + 1 }, (_, turn) => [
      x + (dx * turn) / turns + (random() - 0.5) * STRAY,
      y + (dy * turn) / turns + (random() - 0.5) * 2 * STRAY,
    ])
  })
  const reach = STROKE / 2 + 26
  return {
    path: lines.map((line) => polyline(line)).join(''),
    isRubbed: (x, y) => lines.flat().some(([atX, atY]) => Math.hypot(atX - x, atY - y) < reach),
  }
}
