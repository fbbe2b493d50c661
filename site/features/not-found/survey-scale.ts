/** The chart of the not-found page, in px. */
export const SIZE = { width: 1440, height: 836 }
/** Where the address stands that was asked for. */
export const PLACE = { x: 700, y: 452 }
/** One letter to change is so far. */
export const LETTER = 29
/** The letters at which a ring lies. */
export const RINGS = [5, 10, 15, 20]

/**
 * The bearings of the nearest pages, in degrees below the horizon to the right, the nearest first. They are free: only the
 * distance means something. Neighbors in rank lie far from each other, so that names do not collide.
 */
const BEARINGS = [-6, 30, -38, 56, -23, 15, 37, -34, 3, -14]
/** Names stand within these heights. */
const HEIGHTS = [120, 790] as const
/** A name nearer than this would stand on the blank paper. */
const NEAREST = 5

/** The room of a name, in px. */
const NAME = { width: 160, height: 36 }

export interface ChartedPage<Page> {
  page: Page
  letters: number
  /** From the asked place, in px. */
  x: number
  y: number
}

/** Where the nearest pages stand on the chart. Those that fall outside of it, or on a nearer one, are left out. */
export function chart<Page>(nearest: readonly { page: Page; letters: number }[]): ChartedPage<Page>[] {
  const charted: ChartedPage<Page>[] = []
  for (const [rank, bearing] of BEARINGS.entries()) {
    const next = nearest[rank]
    if (!next) break
    const turn = (bearing * Math.PI) / 180
    const far = Math.max(NEAREST, next.letters) * LETTER
    const [x, y] = [Math.round(far * Math.cos(turn)), Math.round(far * Math.sin(turn))]
    const height = PLACE.y + y
    const isInside = height > HEIGHTS[0] && height < HEIGHTS[1] && PLACE.x + x < SIZE.width - 90
    const isFree = charted.every((other) => Math.abs(other.x - x) > NAME.width || Math.abs(other.y - y) > NAME.height)
    if (isInside && isFree) charted.push({ ...next, x, y })
  }
  return charted
}
