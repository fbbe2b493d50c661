// Writes site/assets/clients: the wordmarks of our invented clients, as outlines in the deep of tokens.css, and their index.
// All share one band of 40 units with the baseline at 28, so in a row of equal heights every name stands on one line.
//
// The typefaces (all OFL) are needed only here, so they are not dependencies. To run this once more:
//   npm i --prefix /tmp/fonts opentype.js@1.3.4 @fontsource/{figtree,plus-jakarta-sans,outfit,eb-garamond,…}
//   node workshop/media/client-logos.ts /tmp/fonts

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { optimize } from 'svgo'
import { WORDMARKS, type Wordmark } from './wordmarks.ts'

const FOLDER = 'site/assets/clients'
const BAND = 40
const BASELINE = 28
const MOST_BYTES = 4096

/** The part of opentype.js that is used here. */
interface OpenType {
  loadSync(file: string): {
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
      options: { letterSpacing: number; kerning: boolean },
    ): Outline
    charToGlyph(letter: string): { getPath(x: number, y: number, size: number): Outline }
  }
}
interface Outline {
  toPathData(decimals: number): string
  getBoundingBox(): { x1: number; y1: number; x2: number; y2: number }
}

const fonts = resolve(process.argv[2] ?? '/tmp/fonts')
const openType = createRequire(`${fonts}/package.json`)('opentype.js') as OpenType

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })

for (const wordmark of WORDMARKS) {
  const svg = optimize(draw(wordmark), { multipass: true, floatPrecision: 1 }).data
  if (svg.length > MOST_BYTES) throw new Error(`${wordmark.slug}.svg has ${svg.length} bytes`)
  writeFileSync(`${FOLDER}/${wordmark.slug}.svg`, svg)
}
const index = WORDMARKS.map(({ slug, name }) => ({ slug, name, file: `${slug}.svg` }))
writeFileSync(`${FOLDER}/clients.json`, `${JSON.stringify(index, null, 2)}\n`)

function draw({ name, font, weight, height, tracking = 0, emblem }: Wordmark): string {
  const face = openType.loadSync(fontFile(font, weight))
  const size = sizeFor(face.charToGlyph(name === name.toUpperCase() ? 'H' : 'x'), height)
  const emblemSize = emblem?.size ?? 0
  const gap = emblem ? (emblem.gap ?? 8) : 0
  const before = emblem && !emblem.after ? emblemSize + gap : 0
  const text = face.getPath(name, 0, BASELINE, size, { letterSpacing: tracking, kerning: true })
  const { x1, x2 } = text.getBoundingBox()
  const width = Math.ceil(x2 - x1 + emblemSize + gap)
  const emblemX = emblem?.after ? x2 - x1 + gap : 0
  const middle = BASELINE - (emblem?.lift ?? height / 2)

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${BAND}" fill="#0c2a3e">`,
    emblem
      ? `<path fill-rule="evenodd" d="${emblem.d}" transform="translate(${emblemX} ${middle - emblemSize / 2}) scale(${emblemSize / 24})"/>`
      : '',
    `<path d="${text.toPathData(2)}" transform="translate(${before - x1})"/>`,
    '</svg>',
  ].join('')
}

/** Names in small letters are sized by their x, names in capitals by their H: that is what the eye compares. */
function sizeFor(glyph: { getPath(x: number, y: number, size: number): Outline }, height: number): number {
  const { y1, y2 } = glyph.getPath(0, 0, 1000).getBoundingBox()
  return (height / (y2 - y1)) * 1000
}

function fontFile(font: string, weight: number): string {
  const folder = `${fonts}/node_modules/@fontsource/${font}/files`
  const file = readdirSync(folder).find((name) => name.endsWith(`-latin-${weight}-normal.woff`))
  if (!file) throw new Error(`${font} has no weight ${weight}`)
  return `${folder}/${file}`
}
