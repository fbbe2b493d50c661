import type { Point } from './curve.ts'

/**
 * Places that a hand chose, as a drawing program writes them: "12 40, 88 46.5".
 *
 * @throws when a place is not two numbers, which stops the build.
 */
export function pointsOf(places: string): Point[] {
  return places.split(',').map((place) => {
    const [x, y, ...more] = place.trim().split(/\s+/).map(Number)
    if (x === undefined || y === undefined || more.length > 0 || !Number.isFinite(x + y))
      throw new Error(`"${place.trim()}" in "${places}" is not a place: write two numbers, "12 40".`)
    return [x, y]
  })
}
