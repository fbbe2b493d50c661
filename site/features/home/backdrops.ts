import { contourSvg } from '../../chart/contour-svg.ts'
import { depthAreas } from '../../chart/contours.ts'

/** The ground under the statistics, in pixels of the widest layout that shows it whole. */
export const STATISTICS_GROUND = { seed: 8, width: 1440, height: 1000, hills: 9, swell: 520 }

/** Shoals and land as charts tint them, shoalest last: shoal-pale, shoal and buff of tokens.css. */
const TINTS = [
  { above: 0.47, color: '#e4f0f2' },
  { above: 0.6, color: '#cfe6ee' },
  { above: 0.74, color: '#efe3c6' },
]

/** The statistics' chart without its depth figures, which are part of the page. */
export function statisticsBackdrop(): string {
  const areas = depthAreas({ ...STATISTICS_GROUND, thresholds: TINTS.map((tint) => tint.above), tolerance: 1.6 })
  const under = areas.map((d, position) => `<path d="${d}" fill="${TINTS[position]?.color}"/>`).join('')
  const look = { stroke: '#1b6e93', fit: 'xMidYMax slice', opacity: { line: 0.3, index: 0.75 } } as const
  return contourSvg({ ...STATISTICS_GROUND, levels: 20, tolerance: 1.6, under, ...look })
}

/** Contour lines of the first screen's paper: styles/home/hero.css colors them. */
export function heroBackdrop(): string {
  return contourSvg({ seed: 41, width: 720, height: 880, levels: 30, tolerance: 1.8, stroke: 'currentColor' })
}

/** Contour lines behind Why Choose Us. */
export function whyBackdrop(): string {
  const ground = { seed: 71, width: 1000, height: 300, levels: 30, step: 10, tolerance: 1.4 }
  return contourSvg({ ...ground, stroke: '#97814f', strong: '#7c683c' })
}

/** The sea-bed behind the eight service panels. */
export function servicesBackdrop(): string {
  const ground = { seed: 23, width: 940, height: 1150, levels: 19, tolerance: 1.6 }
  return contourSvg({ ...ground, stroke: '#1b6e93', fit: 'xMaxYMin slice', opacity: { line: 0.17, index: 0.17 } })
}
