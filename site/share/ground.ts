import { COLORS } from '../../contract/colors.ts'
import { contours, depthAreas, joined } from '../chart/contours.ts'

/** What a shared link shows: 1.91 : 1, in pixels. */
export const SHEET = { width: 1200, height: 630 }
/** Where paper ends and ink begins, in pixels, at the same share of the width as in the home page's hero. */
export const EDGE = 440

/** The grid cell in pixels: lines and tints share one grid. */
const STEP = 16

/** Whether a line of the chart may be drawn here, in pixels. */
export type IsFree = (x: number, y: number) => boolean

/** The chart under a share image, as the insides of two SVGs: one sea-bed, surveyed on paper and seen by night. */
export function groundOf(seed: number, isFree: IsFree): { paper: string; ink: string } {
  const bed = { seed, ...SHEET, hills: 8, swell: 520, step: STEP, tolerance: 1.2 }
  const lines = contours({ ...bed, levels: 20, mask: isFree })
  const [thin, strong] = [joined(lines, false), joined(lines, true)]
  const areas = depthAreas({ ...bed, thresholds: [0.32, 0.46, 0.6, 0.74, 0.86] })
  const paper = `
    <rect width="100%" height="100%" fill="${COLORS.paper}"/>
    <g fill="none" stroke="#1b6e93">
      <path d="${thin}" stroke-opacity=".34"/><path d="${strong}" stroke-opacity=".75" stroke-width="1.3"/>
    </g>${rail()}`
  const ink = `
    <rect x="${EDGE}" width="100%" height="100%" fill="${COLORS.ink}"/>
    <g fill="#1b6e93" fill-opacity=".1">${areas.map((area) => `<path d="${area}"/>`).join('')}</g>
    <path d="${thin}" fill="none" stroke="#5fa3bf" stroke-opacity=".36"/>
    <path d="${strong}" fill="none" stroke="#7fb9d0" stroke-opacity=".7" stroke-width="1.3"/>
    ${scale()}`
  return { paper, ink }
}

/** The graduated line along the edge. */
function scale(): string {
  const marks = Array.from({ length: 44 }, (_, index) => `M${EDGE} ${index * 14.5}h${index % 5 === 0 ? 16 : 8}`)
  return `<path d="${marks.join('')}" stroke="#cfe6ee" stroke-opacity=".7"/>`
}

/** The chart's border, as it runs down every page. */
function rail(): string {
  const blocks = Array.from({ length: 8 }, (_, index) => `M22 ${index * 84}v42`)
  return `<path d="M19.5 0v630M25.5 0v630" stroke="${COLORS.ink}"/><path d="${blocks.join('')}" stroke="${COLORS.ink}" stroke-width="4"/>`
}
