import { monotone } from '../../../chart/path.ts'
import { randomFrom } from '../../../chart/seabed.ts'

interface BedOptions {
  seed: number
  /** Height of the drawing. */
  height: number
  /** Between these depths the bed rolls. */
  from: number
  to: number
}

/** Units of the drawing's width, and between two turns of the bed. */
const WIDTH = 1440
const ROLL = 160

/** A rolling bed of sand across a drawing 1440 units wide, closed at its foot. The same for the same seed. */
export function bedPath({ seed, height, from, to }: BedOptions): string {
  const random = randomFrom(seed)
  const points = Array.from(
    { length: WIDTH / ROLL + 1 },
    (_, index) => [index * ROLL, from + random() * (to - from)] as const,
  )
  return `${monotone(points)}V${height}H0z`
}
