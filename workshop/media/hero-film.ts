// Renders the film behind the home page's headline: a sea-bed surveyed in lines of light, drifting slowly, without a seam.
// Run: node workshop/media/hero-film.ts   (needs ffmpeg with libsvtav1 and libx264; about fifteen minutes)

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mix } from '../../site/chart/seabed.ts'
import { av1, ffmpeg, h264, keepFrames, pageColours } from './film.ts'
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

const SECONDS = 8
const FRAMES_PER_SECOND = 24
const FRAMES = SECONDS * FRAMES_PER_SECOND

/** Heights are computed on cells this wide, in pixels, and interpolated by a smooth spline. */
const CELL = 8
const DIM = [96, 132, 150]

const columns = Math.ceil(WIDTH / CELL) + 3
const rows = Math.ceil(HEIGHT / CELL) + 3
const weights = Array.from({ length: CELL }, (_, step) => splineWeights(step / CELL))

const folder = mkdtempSync(join(tmpdir(), 'film-'))
const master = join(folder, 'hero.mkv')
await keepFrames(
  master,
  { width: WIDTH, height: HEIGHT, framesPerSecond: FRAMES_PER_SECOND, format: 'rgb48le' },
  frames(),
)
await ffmpeg(['-i', master, ...pageColours(), ...av1(59), `${FOLDER}/hero.webm`])
// For browsers without AV1. At full size thin lines would need twice the bytes that a film may have.
await ffmpeg(['-i', master, ...pageColours('1280:720:flags=lanczos'), ...h264(33), `${FOLDER}/hero.mp4`])
// A phone's page may weigh 330 kB in all: a quarter of the pixels and half of the pictures, and the dark parts of H.264 kept.
const source = ['-i', master, '-r', `${FRAMES_PER_SECOND / 2}`]
const narrow = (size: string) => [...source, ...pageColours(`${size}:flags=lanczos`)]
await ffmpeg([...narrow('960:540'), ...av1(60), `${FOLDER}/hero-narrow.webm`])
await ffmpeg([...narrow('768:432'), ...h264(36), '-x264-params', 'aq-mode=3', `${FOLDER}/hero-narrow.mp4`])
rmSync(folder, { recursive: true })

function* frames(): Generator<Buffer> {
  for (let index = 0; index < FRAMES; index++) yield Buffer.from(frame((index / FRAMES) * 2 * Math.PI).buffer)
}

/** One picture, 16 bits a channel. `turn` is the place in the loop, 0 to 2π. */
function frame(turn: number): Uint16Array {
  const ground = groundAt(turn)
  const height = spread(ground.height)
  const lit = spread(ground.light)
  const pixels = new Uint16Array(WIDTH * HEIGHT * 3)

  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const at = y * WIDTH + x
      const here = height[at] as number
      const slopeX = (height[x < WIDTH - 1 ? at + 1 : at] as number) - (height[x > 0 ? at - 1 : at] as number)
      const slopeY = (height[y < HEIGHT - 1 ? at + WIDTH : at] as number) - (height[y > 0 ? at - WIDTH : at] as number)
      const steepness = Math.hypot(slopeX, slopeY) / 2 + 1e-6
      paint(pixels, at * 3, here, steepness, facingOf(slopeX / 2, slopeY / 2), lit[at] as number)
    }
  }

  return pixels
}

function paint(pixels: Uint16Array, at: number, height: number, steepness: number, facing: number, lit: number): void {
  const density = (steepness / 3.2) * LINES
  const position = lineOf(height)
  const nearest = Math.round(position)
  const away = Math.abs(position - nearest) / density
  const index = nearest % 5 === 0
  const beam = beamOf(lit)
  const bright = brightness(height, beam, facing)

  // On flat ground a line would smear into a patch: it fades where neighbours are more than 300 px apart.
  const flat = smooth(0.0008, 0.0033, density)
  const half = (index ? INDEX_LINE : LINE) / 2
  const line = Math.min(1, Math.max(0, half + 0.5 - away)) * Math.min(1, 2 * half) * flat
  const share = line * (index ? 0.55 + 0.45 * bright : 0.38 + 0.6 * bright)

  for (let channel = 0; channel < 3; channel++) {
    const ink = mix(INK[channel] as number, WATER[channel] as number, 0.5 * beam * smooth(-0.4, 1.1, height))
    const stroke = mix(DIM[channel] as number, LIT[channel] as number, bright)
    pixels[at + channel] = Math.round(mix(ink, stroke, share) * 257)
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
