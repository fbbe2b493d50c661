import { SIGNAL } from '../../colors.ts'

export const WIDTH = 660
export const HEIGHT = 484
/** The white frame, in px. The figures of the horizontal axis are below it. */
export const FRAME = { left: 1, top: 1, right: 659, bottom: 441 }

export const INK = '#071521'
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
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="'Geist Mono Variable','Geist Mono',monospace" font-size="13.5" fill="${INK}" aria-hidden="true">` +
    `<path fill="#f5fafc" d="M${left} ${top}H${right}V${bottom}H${left}z"/>${drawing}` +
    `<path fill="none" stroke="${INK}" d="M${left} ${top}H${right}V${bottom}H${left}z${ticks}"/>${names}${mark}</svg>\n`
  )
}

interface Lettering {
  anchor?: 'start' | 'middle' | 'end'
  fill?: string
  weight?: number
  size?: number
}

export function words(x: number, y: number, text: string, { anchor, fill, weight, size }: Lettering = {}): string {
  const attributes = [
    anchor && `text-anchor="${anchor}"`,
    fill && `fill="${fill}"`,
    weight && `font-weight="${weight}"`,
    size && `font-size="${size}"`,
  ]
  return `<text ${[`x="${round(x)}"`, `y="${round(y)}"`, ...attributes].filter(Boolean).join(' ')}>${text}</text>`
}

/** The one orange mark: a point, a leader, and a black label of two lines whose left upper corner is given. */
export function signal(
  at: { x: number; y: number },
  label: { x: number; y: number },
  upper: string,
  lower: string,
): string {
  const width = Math.max(upper.length, lower.length) * 8.1 + 28
  const near = { x: clamp(at.x, label.x + 12, label.x + width - 12), y: at.y < label.y ? label.y : label.y + 58 }
  return (
    `<path stroke="${INK}" d="M${round(at.x)} ${round(at.y)}L${round(near.x)} ${round(near.y)}"/>` +
    `<circle cx="${round(at.x)}" cy="${round(at.y)}" r="5.5" fill="${SIGNAL}" stroke="${INK}" stroke-width="1.4"/>` +
    `<path d="M${round(label.x)} ${round(label.y)}h${round(width)}v58h-${round(width)}z"/>` +
    words(label.x + 14, label.y + 24, upper, { fill: '#cfe6ee' }) +
    words(label.x + 14, label.y + 44, lower, { fill: '#fff', weight: 600 })
  )
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function line(points: { x: number; y: number }[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`
}

/** Dots as one path of zero-length strokes: a third of the weight of circles. */
export function dots(points: { x: number; y: number }[], size: number, colour: string, opacity = 1): string {
  const path = points.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')
  return `<path stroke="${colour}" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}" d="${path}"/>`
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
