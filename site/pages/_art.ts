import { contourSvg } from '../chart/contour-svg.ts'
import { heroBackdrop, servicesBackdrop, statisticsBackdrop, whyBackdrop } from '../features/home/backdrops.ts'
import { emergingEdge } from '../features/home/emerging-edge.ts'
import { basinFile } from '../features/services/data-engineering/basin-file.ts'

/** Drawings far down a page, or that come after its first screen, each a file of its own: /art/{name}.svg. */
export const ART: Readonly<Record<string, () => string>> = {
  hero: heroBackdrop,
  'emerging-edge': emergingEdge,
  basin: basinFile,
  /** The deep water behind the consultation form. */
  consultation: () => contourSvg({ seed: 29, width: 1440, height: 1020, levels: 18, tolerance: 2, stroke: '#4f86a3' }),
  cover,
  services: servicesBackdrop,
  statistics: statisticsBackdrop,
  why: whyBackdrop,
  quote: () => dialogBackdrop(7),
  career: () => dialogBackdrop(11),
  internship: () => dialogBackdrop(29),
  partnership: () => dialogBackdrop(19),
}

/** The cover of an article that names none: a sea-bed. */
function cover(): string {
  const under = '<path fill="#0a2536" d="M0 0h1200v630H0z"/>'
  return contourSvg({ seed: 31, width: 1200, height: 630, levels: 24, tolerance: 1.6, under, stroke: '#7fb3cc' })
}

/** The chart in a dialog's margin, fetched when the dialog opens. */
function dialogBackdrop(seed: number): string {
  return contourSvg({ seed, width: 400, height: 900, levels: 13, stroke: '#7fb3cc' })
}
