import { type Point, smoothPath } from '../../chart/curve.ts'

const WIDTH = 1440
const HEIGHT = 260

/** The mean height of each line, and the tint below it: from the page's paper to the section's shoal (theme.css). */
const LINES = [
  { at: 52, swell: 1, fill: '#eef5f4' },
  { at: 88, swell: 0.92, fill: '#e0eef2' },
  { at: 132, swell: 0.96, fill: '#d8eaf0' },
  { at: 182, swell: 0.9, fill: '#cfe6ee' },
]

/** Four contour lines across the page, as an SVG file: the edge between two sections. */
export function emergingEdge(): string {
  const lines = LINES.map(({ at, swell, fill }, index) => {
    const line = smoothPath(course(at, swell, index), { closed: false, tolerance: 0.6 })
    return `<path d="${line}V${HEIGHT}H-40z" fill="${fill}"/><path d="${line}" fill="none" stroke="#1b6e93" stroke-opacity=".8" vector-effect="non-scaling-stroke"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">${lines.join('')}</svg>`
}

/** One line from edge to edge: low in the middle, high at two places, with a ripple that differs by line. */
function course(at: number, swell: number, index: number): Point[] {
  return Array.from({ length: 64 }, (_, step): Point => {
    const x = -40 + (step / 63) * (WIDTH + 80)
    const bay = 34 * Math.exp(-(((x - 800 + index * 22) / 330) ** 2))
    const west = -20 * Math.exp(-(((x - 270 + index * 26) / 110) ** 2))
    const east = -40 * Math.exp(-(((x - 1290 + index * 6) / 130) ** 2))
    const ripple = 4.5 * Math.sin(x / 61 + index * 1.3) + 3 * Math.sin(x / 37 + index * 2.1)
    return [x, at + swell * (bay + west + east) + ripple]
  })
}
