// Draws the still picture that stands where the film of hero-film.ts begins: its first frame as lines, sharp at every size.
// Run: node workshop/media/hero-poster.ts

import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { contours } from 'd3-contour'
import sharp from 'sharp'
import { lengthOf, type Point, smoothPath } from '../../site/chart/curve.ts'
import {
  beamOf,
  brightness,
  FOLDER,
  facingOf,
  groundAt,
  HEIGHT,
  INDEX_LINE,
  INK,
  LINE,
  LINES,
  LIT,
  lineOf,
  smooth,
  WATER,
  WIDTH,
} from './hero-ground.ts'

/** It loads together with the two fonts of the first screen: then all of them arrive in two round trips. Bytes. */
const MOST_BYTES = 9800
/** Pixels: of the grid that the lines are traced on, how far a curve may cut a bend, and the shortest line shown. */
const STEP = 8
const TOLERANCE = 2
const SHORTEST = 60
/** Lines a pixel below which the ground is too flat to draw any: one would wander over it as a patch. */
const FLAT = 0.0014
/** The light, as a picture of so few pixels that it weighs nothing; the browser smooths it. */
const LIGHT = { columns: 48, rows: 27, shades: 24 }

const { height, light } = groundAt(0)
const { thin, index } = lines()
const shade = await shadows()
const hex = (color: readonly number[]) => `#${Buffer.from(color).toString('hex')}`
const middle = INK.map((ink, channel) => Math.round((ink + (WATER[channel] ?? ink)) / 2))
const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
  `<path fill="${hex(middle)}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><g fill="none" stroke="${hex(LIT)}">`,
  `<path stroke-opacity=".82" stroke-width="${LINE}" d="${thin}"/><path stroke-width="${INDEX_LINE}" d="${index}"/></g>`,
  `<image width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="none" href="data:image/png;base64,${shade}"/></svg>`,
].join('')
const bytes = brotliCompressSync(svg).length
if (bytes > MOST_BYTES) throw new Error(`The picture weighs ${bytes} bytes, more than ${MOST_BYTES}. Draw fewer lines.`)
writeFileSync(`${FOLDER}/hero-poster.svg`, svg)

/** Path data of the thin lines and of every fifth. */
function lines(): { thin: string; index: string } {
  const columns = Math.ceil(WIDTH / STEP) + 5
  const rows = Math.ceil(HEIGHT / STEP) + 5
  const heights = Array.from({ length: columns * rows }, (_, cell) =>
    lineOf(height(((cell % columns) - 1.5) * STEP, (Math.floor(cell / columns) - 1.5) * STEP)),
  )
  const draw = contours().size([columns, rows])
  const drawn = { thin: '', index: '' }
  for (let line = 0; line <= LINES; line++) {
    for (const ring of draw.contour(heights, line).coordinates.flat()) {
      const points = ring.map(([x = 0, y = 0]): Point => [(x - 2) * STEP, (y - 2) * STEP])
      drawn[line % 5 === 0 ? 'index' : 'thin'] += stretches(points).join('')
    }
  }
  return drawn
}

/** The parts of a ring that are in the picture and on a slope, as path data. */
function stretches(ring: readonly Point[]): string[] {
  const start = ring.findIndex((point) => !visible(point))
  if (start < 0) return [path(ring, true)]

  const open = ring.slice(0, -1)
  const found: string[] = []
  let stretch: Point[] = []
  for (const point of [...open.slice(start), ...open.slice(0, start), ...open.slice(start, start + 1)]) {
    if (visible(point)) stretch.push(point)
    else {
      found.push(path(stretch, false))
      stretch = []
    }
  }
  return found
}

function visible([x, y]: Point): boolean {
  const reach = 4
  const [slopeX, slopeY] = slope(x, y, reach)
  const perPixel = (Math.hypot(slopeX, slopeY) / 3.2) * LINES
  return x > -STEP && y > -STEP && x < WIDTH + STEP && y < HEIGHT + STEP && perPixel > FLAT
}

function path(points: readonly Point[], closed: boolean): string {
  return lengthOf(points) < SHORTEST ? '' : smoothPath(points, { closed, tolerance: TOLERANCE })
}

/** Ink over all that the light does not reach, as a PNG in base64: lines are as bright there as in the film. */
async function shadows(): Promise<string> {
  const { columns, rows, shades } = LIGHT
  const pixels = Buffer.alloc(columns * rows * 4)
  for (let cell = 0; cell < columns * rows; cell++) {
    const x = (((cell % columns) + 0.5) / columns) * WIDTH
    const y = ((Math.floor(cell / columns) + 0.5) / rows) * HEIGHT
    const [slopeX, slopeY] = slope(x, y, 20)
    const bright = brightness(height(x, y), beamOf(light(x, y)), facingOf(slopeX, slopeY))
    const dark = 0.8 * (1 - smooth(0, 0.85, bright))
    pixels.set([...INK, Math.round((Math.round(dark * shades) / shades) * 255)], cell * 4)
  }
  const image = sharp(pixels, { raw: { width: columns, height: rows, channels: 4 } })
  return (await image.png({ palette: true, colours: shades, effort: 10 }).toBuffer()).toString('base64')
}

/** The rise over a pixel, eastwards and southwards. */
function slope(x: number, y: number, reach: number): [number, number] {
  return [
    (height(x + reach, y) - height(x - reach, y)) / (2 * reach),
    (height(x, y + reach) - height(x, y - reach)) / (2 * reach),
  ]
}
