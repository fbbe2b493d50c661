import { contourSvg } from './contour-svg.ts'

/** The chart in a dialog's margin, fetched when the dialog opens. */
export function dialogBackdrop(seed: number): string {
  return contourSvg({ seed, width: 400, height: 900, levels: 13, stroke: '#7fb3cc' })
}
