// Renders the film behind the home page's headline: bright contour lines that drift slowly, in a seamless loop.
// Run: node workshop/media/hero-film.ts [--still]   (needs ffmpeg with libsvtav1 and libx264; about five minutes)

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { seabed } from '../../site/chart/seabed.ts'
import { av1, ffmpeg, h264, keepFrames, PAGE_COLOURS } from './film.ts'

const WIDTH = 1280
const HEIGHT = 720
const SECONDS = 8
const FRAMES_PER_SECOND = 24
const FRAMES = SECONDS * FRAMES_PER_SECOND
const FOLDER = 'site/public/media'

/** Lines from the deepest to the highest place. */
const LINES = 46
/** Heights are computed on cells this wide, in pixels, and interpolated by a smooth spline. */
const CELL = 8
/** Radius in pixels of the circle on which the two height fields drift against each other. One turn is one loop. */
const DRIFT = 24

const INK = [7, 21, 33]
const WATER = [13, 52, 74]
const DIM = [34, 92, 120]
const LIT = [150, 214, 232]
const BRIGHT = [226, 247, 252]

const ground = seabed({ seed: 41, width: WIDTH, height: HEIGHT, hills: 9, swell: 430 })
const shifting = seabed({ seed: 12, width: WIDTH, height: HEIGHT, hills: 4, swell: 380 })
const light = seabed({ seed: 77, width: WIDTH, height: HEIGHT, hills: 0, swell: 520 })

const columns = Math.ceil(WIDTH / CELL) + 3
const rows = Math.ceil(HEIGHT / CELL) + 3
const weights = Array.from({ length: CELL }, (_, step) => splineWeights(step / CELL))

if (process.argv.includes('--still')) {
  await posters(frame(0))
} else {
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  const master = join(folder, 'hero.mkv')
  await keepFrames(
    master,
    { width: WIDTH, height: HEIGHT, framesPerSecond: FRAMES_PER_SECOND, format: 'rgb48le' },
    frames(),
  )
  await ffmpeg(['-i', master, ...PAGE_COLOURS, ...av1(51), `${FOLDER}/hero.webm`])
  await ffmpeg(['-i', master, ...PAGE_COLOURS, ...h264(32), `${FOLDER}/hero.mp4`])
  await posters(frame(0))
  rmSync(folder, { recursive: true })
}

function* frames(): Generator<Buffer> {
  for (let index = 0; index < FRAMES; index++) yield Buffer.from(frame((index / FRAMES) * 2 * Math.PI).buffer)
}

/** One picture, 16 bits a channel. `turn` is the place in the loop, 0 to 2π. */
function frame(turn: number): Uint16Array {
  const east = DRIFT * Math.cos(turn)
  const south = DRIFT * Math.sin(turn)
  const height = spread((x, y) => 0.8 * ground(x + east, y + south * 0.6) + 0.35 * shifting(x - south, y + east))
  const lit = spread((x, y) => light(x - 3 * south, y + 2 * east))
  const pixels = new Uint16Array(WIDTH * HEIGHT * 3)

  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const at = y * WIDTH + x
      const here = height[at] as number
      const slopeX = (height[x < WIDTH - 1 ? at + 1 : at] as number) - (height[x > 0 ? at - 1 : at] as number)
      const slopeY = (height[y < HEIGHT - 1 ? at + WIDTH : at] as number) - (height[y > 0 ? at - WIDTH : at] as number)
      const steepness = Math.hypot(slopeX, slopeY) / 2 + 1e-6
      paint(pixels, at * 3, here, steepness, (slopeX * 0.8 - slopeY * 0.6) / (2 * steepness), lit[at] as number)
    }
  }

  return pixels
}

/** `facing` is 1 where the slope faces the light and -1 where it turns away. */
function paint(pixels: Uint16Array, at: number, height: number, steepness: number, facing: number, lit: number): void {
  const position = ((height + 1.6) / 3.2) * LINES
  const nearest = Math.round(position)
  const away = Math.abs(position - nearest) / ((steepness / 3.2) * LINES)
  const index = nearest % 5 === 0
  const beam = smooth(-0.5, 0.6, lit)
  const strength = beam * (0.45 + 0.55 * smooth(-0.8, 0.9, facing))

  // On flat ground a line would become a patch: it fades where lines are more than 60 px apart.
  const flat = smooth(0.004, 0.012, (steepness / 3.2) * LINES)
  const line = (1 - smooth(index ? 0.55 : 0.25, index ? 1.65 : 1.2, away)) * flat
  const glow = Math.exp(-away * away * 0.03) * flat * strength * (index ? 0.34 : 0.1)
  const share = line * (index ? 0.5 + 0.5 * strength : 0.3 + 0.6 * strength)

  for (let channel = 0; channel < 3; channel++) {
    const ink = mix(INK[channel] as number, WATER[channel] as number, 0.12 + 0.5 * beam * smooth(-0.4, 1.1, height))
    const stroke = mix(
      mix(DIM[channel] as number, LIT[channel] as number, strength),
      BRIGHT[channel] as number,
      index ? strength * 0.85 : 0,
    )
    pixels[at + channel] = Math.round(mix(mix(ink, LIT[channel] as number, glow * 0.5), stroke, share) * 257)
  }
}

/** A field on the coarse grid, then a uniform cubic B-spline of it: slopes stay continuous, so lines have no facets. */
function spread(field: (x: number, y: number) => number): Float32Array {
  const grid = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      grid[row * columns + column] = field((column - 1) * CELL, (row - 1) * CELL)
  }

  const wide = new Float32Array(WIDTH * rows)
  for (let row = 0; row < rows; row++) {
    for (let x = 0; x < WIDTH; x++)
      wide[row * WIDTH + x] = splined(grid, row * columns + Math.floor(x / CELL), 1, x % CELL)
  }

  const full = new Float32Array(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y++) {
    const from = Math.floor(y / CELL) * WIDTH
    for (let x = 0; x < WIDTH; x++) full[y * WIDTH + x] = splined(wide, from + x, WIDTH, y % CELL)
  }
  return full
}

function splined(values: Float32Array, from: number, stride: number, step: number): number {
  const [a, b, c, d] = weights[step] as [number, number, number, number]
  return (
    a * (values[from] as number) +
    b * (values[from + stride] as number) +
    c * (values[from + 2 * stride] as number) +
    d * (values[from + 3 * stride] ?? 0)
  )
}

function splineWeights(t: number): [number, number, number, number] {
  return [(1 - t) ** 3 / 6, (3 * t ** 3 - 6 * t ** 2 + 4) / 6, (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) / 6, t ** 3 / 6]
}

function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share
}

async function posters(pixels: Uint16Array): Promise<void> {
  const eight = Buffer.from(pixels.map((value) => value >> 8))
  const still = () => sharp(eight, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
  // It loads together with the two fonts of the first screen: at most 9.8 kB each, so that all arrive in two round trips.
  await still()
    .resize(1152, 648)
    .avif({ quality: 22, effort: 9, chromaSubsampling: '4:2:0' })
    .toFile(`${FOLDER}/hero-poster.avif`)
  await still().webp({ quality: 26, effort: 6 }).toFile(`${FOLDER}/hero-poster.webp`)
  await still().jpeg({ quality: 32, mozjpeg: true }).toFile(`${FOLDER}/hero-poster.jpg`)
  if (process.argv.includes('--still')) await still().png().toFile(join(tmpdir(), 'hero-still.png'))
}
