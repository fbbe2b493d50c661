import { contourSvg } from '../../chart/contour-svg.ts'

/** The cover of an article that names none: a sea-bed. */
export function coverArt(): string {
  const under = '<path fill="#0a2536" d="M0 0h1200v630H0z"/>'
  return contourSvg({ seed: 31, width: 1200, height: 630, levels: 24, tolerance: 1.6, under, stroke: '#7fb3cc' })
}
