import { dialogBackdrop } from '../chart/dialog-backdrop.ts'
import { coverArt } from '../features/blog/cover-art.ts'
import { consultationBackdrop } from '../features/consultation/backdrop.ts'
import { heroBackdrop, servicesBackdrop, statisticsBackdrop, whyBackdrop } from '../features/home/backdrops.ts'
import { emergingEdge } from '../features/home/emerging-edge.ts'
import { basinFile } from '../features/services/data-engineering/basin-file.ts'

/** Drawings far down a page, or that come after its first screen, each a file of its own: /art/{name}.svg. */
export const ART: Readonly<Record<string, () => string>> = {
  hero: heroBackdrop,
  'emerging-edge': emergingEdge,
  basin: basinFile,
  consultation: consultationBackdrop,
  cover: coverArt,
  services: servicesBackdrop,
  statistics: statisticsBackdrop,
  why: whyBackdrop,
  quote: () => dialogBackdrop(7),
  career: () => dialogBackdrop(11),
  internship: () => dialogBackdrop(29),
  partnership: () => dialogBackdrop(19),
}
