export interface SeabedOptions {
  seed: number
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
  /** Mounds and hollows laid over the rolling ground. */
  hills?: number
  /** Length of the ground's longest swell, in pixels: larger is calmer. */
  swell?: number
}

/** Height at a place in pixels, unscaled: about -1.5 to 1.5. Defined beyond the edges too. */
export type Seabed = (x: number, y: number) => number

/**
 * A generated sea-bed, the same for the same seed on every machine. The noise is warped by more noise, which makes the
 * lines look like a surveyed coast. Without that they look like clouds.
 */
export function seabed({ seed, width, height, hills = 7, swell = 460 }: SeabedOptions): Seabed {
  const random = randomFrom(seed)
  const noise = noiseFrom(random)
  const mounds = Array.from({ length: hills }, (_, index) => ({
    x: (random() * 1.2 - 0.1) * width,
    y: (random() * 1.2 - 0.1) * height,
    rise: (index % 3 === 2 ? -0.55 : 0.75) * (0.5 + random() * 0.7),
    radius: swell * (0.16 + random() * 0.3),
    squash: 0.6 + random() * 0.8,
  }))

  return (x, y) => {
    const u = x / swell
    const v = y / swell
    const warpX = noise(u * 0.8 + 31.7, v * 0.8 + 11.3) + 0.2 * noise(u * 2.6 + 3.1, v * 2.6 + 7.7)
    const warpY = noise(u * 0.8 - 17.1, v * 0.8 + 47.9) + 0.2 * noise(u * 2.6 + 13.1, v * 2.6 - 7.7)
    let z =
      1.1 * noise(u * 0.7 + warpX * 0.7, v * 0.7 + warpY * 0.7) +
      0.3 * noise(u * 1.9 + warpY + 5.2, v * 1.9 + warpX + 9.4)

    for (const mound of mounds) {
      const dx = (x + warpX * 90 - mound.x) / mound.radius
      const dy = ((y + warpY * 90 - mound.y) / mound.radius) * mound.squash
      const far = dx * dx + dy * dy
      // Further out a mound adds less than a double holds beside the ground's height.
      if (far < 40) z += mound.rise * Math.exp(-far)
    }

    return z
  }
}

/** Numbers in [0, 1) that depend on the seed alone (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0

  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Gradient noise, about -1 to 1, with a period of 64 cells. */
function noiseFrom(random: () => number): Seabed {
  const size = 64
  // Each slope is used thousands of times: computed once, its sine and cosine cost half of a drawing less.
  const acrossSlope = new Float64Array(size * size)
  const downSlope = new Float64Array(size * size)
  for (let index = 0; index < size * size; index++) {
    const angle = random() * Math.PI * 2
    acrossSlope[index] = Math.cos(angle)
    downSlope[index] = Math.sin(angle)
  }
  const slope = (column: number, row: number, dx: number, dy: number) => {
    const at = (row & (size - 1)) * size + (column & (size - 1))
    return (acrossSlope[at] as number) * dx + (downSlope[at] as number) * dy
  }

  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const dx = x - column
    const dy = y - row
    const across = ease(dx)
    const top = mix(slope(column, row, dx, dy), slope(column + 1, row, dx - 1, dy), across)
    const bottom = mix(slope(column, row + 1, dx, dy - 1), slope(column + 1, row + 1, dx - 1, dy - 1), across)
    return mix(top, bottom, ease(dy)) * 1.5
  }
}

/** Second derivative zero at both ends, or the lines would kink where noise cells meet. */
export function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t
}
