import { type Contour, type ContourOptions, contours } from './contours.ts'

/** Drawings kept: those in the frame of every page, and a few pages' own. Each is some ten kilobytes. */
const MOST = 48

const drawn = new Map<string, Contour[]>()

/**
 * `contours`, computed once for the same options: the same dialogs stand in every page, and a page that is made for
 * one request must not survey the sea-bed again. What is cut by a mask or has a ground of its own is always computed.
 */
export function cachedContours(options: ContourOptions): Contour[] {
  if (options.mask || options.ground) return contours(options)
  const key = JSON.stringify(Object.entries(options).sort())
  const known = drawn.get(key)
  if (known) return known
  const lines = contours(options)
  if (drawn.size >= MOST) drawn.delete(drawn.keys().next().value ?? '')
  drawn.set(key, lines)
  return lines
}
