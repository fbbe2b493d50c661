import { contourSvg } from '../../../chart/contour-svg.ts'
import type { Point } from '../../../chart/curve.ts'
import { seabed } from '../../../chart/seabed.ts'
import { alongSpline } from '../../../chart/spline.ts'

const SIZE = { width: 760, height: 400 }
const SEED = 12
/** Pixels from the water within which the ground falls towards it. */
const VALLEY = 120
/** Two streams that meet, as in the first screen. */
const STREAMS: Point[][] = [
  [
    [760, 60],
    [620, 110],
    [520, 210],
    [360, 290],
    [180, 400],
  ],
  [
    [760, 330],
    [650, 300],
    [560, 250],
    [500, 225],
  ],
]

/** The valley behind the closing band, as an SVG file. */
export function valleyFile(): string {
  const rough = seabed({ seed: SEED, ...SIZE, hills: 4, swell: 320 })
  const water = STREAMS.flatMap((line) => alongSpline(line, 20))
  const ground = (x: number, y: number) => {
    const away = Math.min(...water.map(([atX, atY]) => Math.hypot(atX - x, atY - y)))
    return 0.6 * rough(x, y) + 1.4 * (1 - Math.exp(-away / VALLEY))
  }
  const opacity = { line: 0.3, index: 0.45 }
  return contourSvg({ ...SIZE, seed: SEED, ground, levels: 12, tolerance: 1.6, step: 10, stroke: '#7fb9d0', opacity })
}
