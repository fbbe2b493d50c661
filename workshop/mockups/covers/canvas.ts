import { type Hill, isobaths } from '../relief.ts'

export const WIDTH = 1200
export const HEIGHT = 630

/** A cover: art without words, so that it needs no translation and no font. */
export function cover(ground: string, art: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><path fill="${ground}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>${art}</svg>\n`
}

interface Layers {
  hills: Hill[]
  /** Fathoms at which the tint changes, shallow first, and the tint from there on. */
  tints: [depth: number, fill: string][]
  stroke: string
  strokeOpacity?: number
  rough?: number
  seed: number
}

/** A sea-bed in layers of tint, each with a thin edge. */
export function layers({ hills, tints, stroke, strokeOpacity = 0.5, rough = 1, seed }: Layers): string {
  const paths = isobaths(
    { width: WIDTH, height: HEIGHT, hills, rough, grain: 260, seed, cell: 16 },
    tints.map(([depth]) => depth),
  )
  return `<g stroke="${stroke}" stroke-opacity="${strokeOpacity}" stroke-width="1.2">${paths.map((d, index) => `<path fill="${tints[index]?.[1]}" fill-rule="evenodd" d="${d}"/>`).join('')}</g>`
}

/** Lines only, every fifth heavier. */
export function lines({
  hills,
  depths,
  stroke,
  seed,
  rough = 1,
}: Omit<Layers, 'tints'> & { depths: number[] }): string {
  const paths = isobaths({ width: WIDTH, height: HEIGHT, hills, rough, grain: 220, seed, cell: 16 }, depths)
  return `<g fill="none" stroke="${stroke}">${paths.map((d, index) => `<path stroke-width="${index % 5 === 0 ? 2 : 1}" d="${d}"/>`).join('')}</g>`
}
