import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { dice, type Hill, heightAt, isobaths, type Relief } from './relief.ts'

/** The sea-bed under one service page's hero chart. Positions in percent of the chart's width and height. */
export interface Ground {
  svg: string
  soundings: { x: number; y: number; whole: number; tenth: number }[]
}

const WIDTH = 760
const HEIGHT = 690
const CONTENT = new URL('../../content/services/', import.meta.url)

const Service = v.object({
  hero: v.object({
    chart: v.object({ kind: v.string(), points: v.array(v.object({ x: v.number(), y: v.number() })) }),
  }),
})

/** Draws the ground of every service in content/, deepest where that page's course ends. Labels are the page's own text. */
export function serviceGrounds(): Record<string, () => Ground> {
  const files = readdirSync(CONTENT)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
  return Object.fromEntries(
    files.map((file, index) => {
      const { chart } = v.parse(Service, parse(readFileSync(new URL(file, CONTENT), 'utf8'))).hero
      return [`service-${file.replace('.yaml', '')}`, () => ground(chart, 40 + index * 3)]
    }),
  )
}

function ground({ kind, points }: { kind: string; points: { x: number; y: number }[] }, seed: number): Ground {
  const relief = seabedUnder(kind, points, seed)
  const depths = Array.from({ length: 15 }, (_, index) => 0.6 + index * 0.75)
  const shapes = isobaths(relief, depths)
  const drawn = shapes
    .map(
      (d, index) =>
        `<path vector-effect="non-scaling-stroke" fill="${tint(index)}" stroke-opacity="${index % 5 === 0 ? 0.95 : 0.4}" d="${d}"/>`,
    )
    .join('')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">` +
    `<g stroke="#3f86a3" stroke-width="1">${drawn}</g></svg>\n`
  return { svg, soundings: soundings(relief, points, seed) }
}

/** A trench along the course that deepens to its end, a shelf that rises to the left, where the page's headline stands. */
function seabedUnder(kind: string, points: { x: number; y: number }[], seed: number): Relief {
  const hills: Hill[] = points.map(({ x, y }, index) => {
    const last = index === points.length - 1
    const size = kind === 'stations' ? 105 : 110 + index * 12
    return {
      x: (x / 100) * WIDTH,
      y: (y / 100) * HEIGHT,
      rx: size * 1.25,
      ry: size,
      height: kind === 'stations' ? 5.5 : last ? 7.4 : 3.2 + index * 0.7,
      turn: (index * 37 + seed) % 60,
    }
  })
  hills.push(
    { x: -60, y: HEIGHT / 2, rx: 150, ry: 2000, height: -9 },
    { x: WIDTH * 0.6, y: HEIGHT / 2, rx: 420, ry: 420, height: 1.3 },
  )
  return { width: WIDTH, height: HEIGHT, hills, rough: 1.5, grain: 190, seed, cell: 11 }
}

/** From ink to deep water; the eye should follow the course, so the steps are small. */
function tint(layer: number): string {
  const share = layer / 14
  const channel = (from: number, to: number) =>
    Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(8, 21)}${channel(25, 86)}${channel(38, 124)}`
}

/** Figures set well apart, clear of the course and its labels. */
function soundings(relief: Relief, points: { x: number; y: number }[], seed: number): Ground['soundings'] {
  const roll = dice(seed)
  const placed: Ground['soundings'] = []
  for (let attempt = 0; attempt < 900 && placed.length < 30; attempt++) {
    const at = { x: 14 + roll() * 82, y: 5 + roll() * 90 }
    const crowded = placed.some((other) => Math.hypot((other.x - at.x) * 1.1, other.y - at.y) < 9.5)
    if (crowded || points.some((point, index) => near(at, point) || onCourse(at, point, points[index + 1]))) continue
    // Softened at zero, so that shoals read 0.6 to 3 and not all the same.
    const depth = 4.4 * Math.log1p(Math.exp(heightAt(relief, (at.x / 100) * WIDTH, (at.y / 100) * HEIGHT)))
    placed.push({
      x: Math.round(at.x * 10) / 10,
      y: Math.round(at.y * 10) / 10,
      whole: Math.floor(depth),
      tenth: Math.floor((depth % 1) * 10),
    })
  }
  return placed
}

function near(at: { x: number; y: number }, point: { x: number; y: number }): boolean {
  return Math.abs(at.x - point.x - 4) < 15 && Math.abs(at.y - point.y) < 12
}

function onCourse(
  at: { x: number; y: number },
  from: { x: number; y: number },
  to?: { x: number; y: number },
): boolean {
  if (!to) return false
  const along = Math.max(
    0,
    Math.min(
      1,
      ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) /
        ((to.x - from.x) ** 2 + (to.y - from.y) ** 2),
    ),
  )
  return Math.hypot(at.x - from.x - along * (to.x - from.x), at.y - from.y - along * (to.y - from.y)) < 5
}
