import { type Contour, type ContourOptions, contours } from './contours.ts'

/** How many drawings are kept: those of the frame, and of some pages. Each takes about 10 kB of memory. */
const MOST = 48

const drawn = new Map<string, Contour[]>()

/**
 * `contours`, computed once for equal options: every page has the same dialogs, and a page that is rendered on demand
 * must not compute them again. Functions cannot be compared, so a drawing with a mask or a ground is always computed.
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
