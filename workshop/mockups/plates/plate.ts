import { SIGNAL } from '../../colors.ts'

const WIDTH = 660
const HEIGHT = 484
/** The white frame, in px. The figures of the horizontal axis are below it. */
export const FRAME = { left: 1, top: 1, right: 659, bottom: 441 }

/** Of the words, in px of the drawing. They shrink with the image, so they and the label are larger in a smaller one. */
const WORDS = 13.5
/** Up to these px of the image's width, from the largest. */
const LARGER = Object.entries({ 635: 16, 540: 19.5, 440: 25, 340: 28 }).toReversed()
/** Up to this width the label has one line, in words of this size, and `wide` words are left away. */
const SMALL = { below: 440, size: 25 }
const STYLE = `<style>.small{display:none}${LARGER.map(
  ([below, size]) =>
    `@media(max-width:${below}px){text{font-size:${size}px}.label{transform:scale(${round(size / WORDS)})}.small .label{transform:scale(${size / SMALL.size})}}`,
).join(
  '',
)}@media(max-width:${SMALL.below}px){.small{display:block}.wide{display:none}}.label text{font-size:${WORDS}px}.small text{font-size:${SMALL.size}px}</style>`

const INK = '#071521'
export const SEA = '#14587a'

/** The figures below the frame. `between` names the stretches, `ticks` names the lines themselves; from and step in px. */
interface Axis {
  names: string[]
  naming: 'between' | 'ticks'
  from?: number
  step?: number
}

/** A plate: a white frame with a drawing, an axis, and one highlighted point. Decorative: the page's text says the same, so it is hidden from assistive technology. */
export function plate({ drawing, axis, mark }: { drawing: string; axis: Axis; mark: string }): string {
  const { left, top, right, bottom } = FRAME
  const from = axis.from ?? left
  const step = axis.step ?? (right - from) / axis.names.length
  const ticks =
    axis.names.map((_, index) => `M${round(from + index * step)} ${bottom}v7`).join('') +
    (axis.step ? '' : `M${right} ${bottom}v7`)
  const names = axis.names
    .map((name, index) =>
      axis.naming === 'ticks'
        ? words(from + index * step, bottom + 24, name)
        : words(from + (index + 0.5) * step, bottom + 24, name, { anchor: 'middle' }),
    )
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="'Geist Mono Variable','Geist Mono',monospace" font-size="${WORDS}" fill="${INK}" aria-hidden="true">${STYLE}` +
    `<path fill="#f5fafc" d="M${left} ${top}H${right}V${bottom}H${left}z"/>${drawing}` +
    `<path fill="none" stroke="${INK}" d="M${left} ${top}H${right}V${bottom}H${left}z${ticks}"/>${names}${mark}</svg>\n`
  )
}

interface Point {
  x: number
  y: number
}

type Corner = readonly [x: number, y: number]

interface Lettering {
  anchor?: 'middle' | 'end'
  fill?: string
  weight?: number
  /** Only where the image is large. */
  wide?: boolean
}

export function words(x: number, y: number, text: string, { anchor, fill, weight, wide }: Lettering = {}): string {
  const attributes = [
    anchor && `text-anchor="${anchor}"`,
    fill && `fill="${fill}"`,
    weight && `font-weight="${weight}"`,
    wide && 'class="wide"',
  ]
  return `<text ${[`x="${round(x)}"`, `y="${round(y)}"`, ...attributes].filter(Boolean).join(' ')}>${text}</text>`
}

/**
 * The one orange mark: a point, a leader, and a black label of two lines whose left upper corner is given. In a small image
 * the label has the lower line alone and stands elsewhere.
 */
export function signal(at: Point, label: Corner, small: Corner, upper: string, lower: string): string {
  const width = Math.max(upper.length, lower.length) * 8.1 + 28
  const both = words(14, 24, upper, { fill: '#cfe6ee' }) + words(14, 44, lower, { fill: '#fff', weight: 600 })
  const one = words(14, 31, lower, { fill: '#fff', weight: 600 })
  return (
    `<g class="wide">${tag(at, label, [width, 58], both)}</g>` +
    `<g class="small">${tag(at, small, [lower.length * SMALL.size * 0.6 + 28, 46], one)}</g>` +
    `<circle cx="${round(at.x)}" cy="${round(at.y)}" r="5.5" fill="${SIGNAL}" stroke="${INK}" stroke-width="1.4"/>`
  )
}

/** A label grows away from the edges that it is near, over the end of its leader. */
function tag(at: Point, [x, y]: Corner, [width, height]: [number, number], lines: string): string {
  const near = { x: clamp(at.x, x + 12, x + width - 12), y: at.y < y ? y : y + height }
  const grows = { x: x < WIDTH / 3 ? 0 : width, y: y < HEIGHT / 4 ? 0 : height }
  return (
    `<path stroke="${INK}" d="M${round(at.x)} ${round(at.y)}L${round(near.x)} ${round(near.y)}"/>` +
    `<g transform="translate(${round(x + grows.x)} ${round(y + grows.y)})"><g class="label">` +
    `<g transform="translate(${round(-grows.x)} ${-grows.y})"><path d="M0 0h${round(width)}v${height}h-${round(width)}z"/>${lines}</g></g></g>`
  )
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function line(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`
}

/** Dots as one path of zero-length strokes: a third of the weight of circles. */
export function dots(points: Point[], size: number, colour: string, opacity = 1): string {
  const path = points.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')
  return `<path stroke="${colour}" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}" d="${path}"/>`
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
