import { randomFrom, type Seabed, seabed } from './seabed.ts'

interface TrenchOptions {
  seed: number
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
  /** Pixels from the ground's upper left corner. */
  points: readonly { x: number; y: number }[]
  /** Whether the ground between two neighbours is deep too. */
  joined: boolean
}

/** A sea-bed that is deepest under the given points and becomes shallow to the left, where the page's headline is. */
export function trench({ seed, width, height, points, joined }: TrenchOptions): Seabed {
  const rough = seabed({ seed, width, height, hills: 3, swell: 420 })
  const random = randomFrom(seed + 9)
  const hollows = along(points, joined).map(({ x, y, share }) => ({
    x,
    y,
    depth: joined ? 0.5 + share * 0.5 : 1.15,
    radius: (joined ? 105 + share * 55 : 88) * (0.85 + random() * 0.3) * (width / 860),
  }))

  return (x, y) => {
    let deep = 0.42 * rough(x, y) - 1.6 * Math.exp(-(((x + 40) / (width * 0.22)) ** 2))
    for (const { x: atX, y: atY, depth, radius } of hollows) {
      deep += depth * Math.exp(-((x - atX) ** 2 + ((y - atY) * 1.15) ** 2) / (radius * radius))
    }
    return deep
  }
}

/** The points and, on a course, the middle of each pair. `share` runs from 0 at the first to 1 at the last. */
function along(points: TrenchOptions['points'], joined: boolean) {
  const last = Math.max(1, points.length - 1)
  return points.flatMap((point, index) => {
    const next = points[index + 1]
    const own = { ...point, share: index / last }
    if (!joined || next === undefined) return [own]
    return [own, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, share: (index + 1 / 2) / last }]
  })
}
