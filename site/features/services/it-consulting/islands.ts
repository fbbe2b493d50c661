import type { Point } from '../../../chart/curve.ts'
import { randomFrom } from '../../../chart/seabed.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { scattered } from './scattered.ts'

type System = ChartOf<'archipelago'>['systems'][number]

/** A system on the map. The small ones have no name. */
export interface Island extends Partial<Pick<System, 'name' | 'nameUp'>>, Omit<System, 'name' | 'nameUp' | 'at'> {
  x: number
  y: number
  /** From the middle to the coast in a direction, pixels. */
  rim: (angle: number) => number
  /** Radius of a circle of its area. */
  radius: number
}

/** Pixels of the radius for the square root of a thousand dollars, so that areas compare as costs do. */
const PIXELS = 2.75

/** All islands of the estate: those placed by hand, and the small ones where nothing else lies. Always the same. */
export function islandsOf(chart: ChartOf<'archipelago'>): Island[] {
  const named = chart.systems.map(({ at: [x, y], ...system }, index): Island => {
    return { ...system, x, y, radius: radiusOf(system.cost), rim: rimOf(radiusOf(system.cost), index + 3) }
  })
  const { owned, nobody } = chart.rest
  const costs = sharesOf(chart.rest.cost, owned + nobody)
  const places = scattered(chart, named, costs.map(radiusOf))
  const small = costs.map((cost, index): Island => {
    const [x, y] = places[index] ?? [0, 0]
    const radius = radiusOf(cost)
    return {
      x,
      y,
      cost,
      radius,
      // Every third or so is nobody's, all over the map.
      owned: Math.floor(((index + 1) * nobody) / costs.length) === Math.floor((index * nobody) / costs.length),
      proven: false,
      vital: false,
      rim: rimOf(radius, index + 101),
    }
  })
  return [...named, ...small]
}

export function radiusOf(cost: number): number {
  return PIXELS * Math.sqrt(cost)
}

/** Unequal whole shares of a sum: the largest first. They add up to it. */
function sharesOf(sum: number, count: number): number[] {
  const random = randomFrom(61)
  const weights = Array.from({ length: count }, () => 0.45 + random()).sort((a, b) => b - a)
  const all = weights.reduce((total, weight) => total + weight, 0)
  let given = 0
  let weighed = 0
  return weights.map((weight) => {
    weighed += weight
    const share = Math.round((sum * weighed) / all) - given
    given += share
    return share
  })
}

/** The waves of a coast: how many around the island, and how strong. */
const WAVES = [
  [2, 0.13],
  [3, 0.09],
  [5, 0.05],
  [7, 0.03],
  [11, 0.014],
] as const

/** A coast around a middle. The waves change its shape, and the scale keeps the area of the circle. */
function rimOf(radius: number, seed: number): Island['rim'] {
  const random = randomFrom(seed * 7919)
  const waves = WAVES.map(([times, strength]) => ({
    times,
    strength: strength * (0.5 + random()),
    turn: random() * 2 * Math.PI,
  }))
  const scale = radius / Math.sqrt(1 + waves.reduce((sum, { strength }) => sum + strength ** 2 / 2, 0))
  return (angle) =>
    scale * (1 + waves.reduce((sum, { times, strength, turn }) => sum + strength * Math.cos(times * angle + turn), 0))
}

/** Points of an island's coast, or of a line so many pixels within it. Closed. */
export function coastOf({ x, y, rim, radius }: Island, within = 0): Point[] {
  const count = Math.max(20, Math.round(radius / 2))
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const angle = ((index % count) / count) * 2 * Math.PI
    const reach = rim(angle) - within * (rim(angle) / radius)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
}
