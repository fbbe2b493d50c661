import { contourSvg } from '../../chart/contour-svg.ts'

/** The deep water behind the consultation form. */
export function consultationBackdrop(): string {
  return contourSvg({ seed: 29, width: 1440, height: 1020, levels: 18, tolerance: 2, stroke: '#4f86a3' })
}
