import type { Point } from '../../chart/curve.ts'
import { polyline } from '../../chart/path.ts'
import { randomFrom } from '../../chart/seabed.ts'

/** How wide the eraser is, px. */
export const STROKE = 84

/** Strokes of a hand, as shares of the drawing: where each begins and ends. */
const STROKES: readonly (readonly [x: number, y: number, toX: number, toY: number])[] = [
  [0.16, 0.28, 0.56, 0.19],
  [0.62, 0.16, 0.86, 0.22],
  [0.18, 0.35, 0.84, 0.27],
  [0.15, 0.46, 0.82, 0.37],
  [0.17, 0.55, 0.78, 0.47],
  [0.22, 0.62, 0.82, 0.56],
  [0.26, 0.69, 0.76, 0.63],
  [0.3, 0.75, 0.6, 0.71],
]

/** How far the hand strays from a straight line, px, and after how many px it turns. */
const STRAY = 9
const TURN = 26

/** What was rubbed out, as path data to be stroked. */
export function rubbedOut({ width, height }: { width: number; height: number }): string {
  const random = randomFrom(84)
  return STROKES.map(([fromX, fromY, toX, toY]) => {
    const [x, y] = [fromX * width, fromY * height]
    const [dx, dy] = [toX * width - x, toY * height - y]
    const turns = Math.round(Math.hypot(dx, dy) / TURN)
    return polyline(
      Array.from(
        { length: turns + 1 },
        (_, turn): Point => [
          x + (dx * turn) / turns + (random() - 0.5) * STRAY,
          y + (dy * turn) / turns + (random() - 0.5) * 2 * STRAY,
        ],
      ),
    )
  }).join('')
}
