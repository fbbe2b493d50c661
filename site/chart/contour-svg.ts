import { type ContourOptions, contours, joined } from './contours.ts'

interface ContourSvgOptions extends ContourOptions {
  stroke: string
  strong?: string
  /** Drawn under the lines: SVG elements. */
  under?: string
  /** How it fills a box of another shape. */
  fit?: 'xMidYMid slice' | 'xMidYMax slice' | 'xMaxYMin slice'
  opacity?: { line: number; index: number }
}

/**
 * Contour lines as an SVG file, for backgrounds far down a page: a lazy picture costs the first screen nothing, while
 * an inline drawing is part of the page's bytes.
 */
export function contourSvg(options: ContourSvgOptions): string {
  const {
    stroke,
    strong = stroke,
    under = '',
    fit = 'xMidYMid slice',
    opacity = { line: 0.38, index: 0.8 },
    ...ground
  } = options
  const lines = contours(ground)
  return [
    `<svg id="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ground.width} ${ground.height}" preserveAspectRatio="${fit}" fill="none">`,
    under,
    `<path d="${joined(lines, false)}" stroke="${stroke}" stroke-opacity="${opacity.line}" vector-effect="non-scaling-stroke"/>`,
    `<path d="${joined(lines, true)}" stroke="${strong}" stroke-opacity="${opacity.index}" vector-effect="non-scaling-stroke"/>`,
    '</svg>',
  ].join('')
}
