import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** CSS pixels in a millimeter, at 96 to an inch. */
export const PIXELS = 96 / 25.4

/** Millimeters beyond reach over which the rings fade away. */
const FADE = 50

/** The rings of a thumb's reach from its joint outwards, to where they have faded away. */
export function thumbRings({ step, bounds }: Pick<ChartOf<'thumb-reach'>, 'step' | 'bounds'>) {
  const reach = Math.max(...bounds)
  return Array.from({ length: Math.ceil((reach + FADE) / step) - 1 }, (_, index) => index + 1).map((ring) => ({
    /** Pixels. */
    radius: ring * step * PIXELS,
    /** Every fifth ring is heavier. */
    index: ring % 5 === 0,
    /** 1 within reach; it fades beyond. */
    strength: Math.min(1, Math.max(0, 1 - (ring * step - reach) / FADE)),
  }))
}
