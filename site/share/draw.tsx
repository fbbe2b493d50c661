import displayFont from '@fontsource/funnel-display/files/funnel-display-latin-500-normal.woff?inline'
import displayExtFont from '@fontsource/funnel-display/files/funnel-display-latin-ext-500-normal.woff?inline'
import monoCyrillicFont from '@fontsource/geist-mono/files/geist-mono-cyrillic-400-normal.woff?inline'
import monoFont from '@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff?inline'
import monoVietnameseFont from '@fontsource/geist-mono/files/geist-mono-vietnamese-400-normal.woff?inline'
import type { ReactElement } from 'react'
import { COLORS } from '../../contract/colors.ts'
import type { Company } from '../../contract/company.ts'
import { EDGE, groundOf, SHEET } from './ground.ts'
import { soundingGround } from './sounding.ts'
import { BARS, type Bars, HEADLINE_COLOR, lineRoom, type ShareImage, SoundingWords, Words } from './Words.tsx'

const FONTS = [
  { name: 'Funnel Display', weight: 500 as const, data: bytesOf(displayFont) },
  { name: 'Geist Mono', weight: 400 as const, data: bytesOf(monoFont) },
  // For letters that both lack, each by a name of its own: of one name only one font is used.
  { name: 'Further Latin', weight: 500 as const, data: bytesOf(displayExtFont) },
  { name: 'Cyrillic', weight: 400 as const, data: bytesOf(monoCyrillicFont) },
  { name: 'Vietnamese', weight: 400 as const, data: bytesOf(monoVietnameseFont) },
]

/** Where each side begins, its width, in pixels, and what a headline has there. */
const SIDES = {
  paper: { left: 0, width: EDGE, headline: COLORS.ink },
  ink: { left: EDGE, width: SHEET.width - EDGE, headline: COLORS.sheet },
}
type Side = keyof typeof SIDES

/** One page's share image, a PNG of 1200 × 630. Costs less than a tenth of a second. */
export async function drawShareImage(image: ShareImage, company: Company): Promise<Buffer> {
  const { sounding } = image
  if (sounding) {
    const words = await outlined(<SoundingWords {...image} sounding={sounding} />)
    return (await drawn(words, `${soundingGround(sounding)}${MARK}`)).asPng()
  }
  const ground = groundOf(image.seed, lineRoom(image))
  const words = await outlined(<Words {...image} company={company} />)
  const [paper, ink] = await Promise.all([
    drawSide('paper', words, `${ground.paper}${MARK}${barsOn('paper', image.bars)}`),
    drawSide('ink', words, `${ground.ink}${barsOn('ink', image.bars)}`),
  ])
  const { default: sharp } = await import('sharp')
  const pixels = sideBySide(paper, ink)
  return (
    sharp(pixels, { raw: { ...SHEET, channels: 4 } })
      .removeAlpha()
      // At level 6 it has 6 % fewer bytes, for which only programs that show a link wait, and takes twice as long.
      .png({ compressionLevel: 4 })
      .toBuffer()
  )
}

/**
 * One side as pixels, four bytes each. Each side is a drawing of its own, because cutting one at the edge (`clip-path`)
 * takes longer than all the rest.
 */
async function drawSide(side: Side, words: string, ground: string): Promise<Buffer> {
  const { headline, ...place } = SIDES[side]
  return (await drawn(words.replaceAll(HEADLINE_COLOR, headline), ground, place)).pixels
}

/** Words as an SVG of outlines, so that a drawing needs no fonts. */
async function outlined(words: ReactElement): Promise<string> {
  // Loaded only by whoever draws: the server has this renderer in memory, too, and never does.
  const { default: satori } = await import('satori')
  return satori(words, { ...SHEET, fonts: FONTS })
}

/** Words over a ground, or the part of them that lies in the given place. */
async function drawn(words: string, ground: string, { left, width } = { left: 0, width: SHEET.width }) {
  const { renderAsync } = await import('@resvg/resvg-js')
  const box = `width="${width}" height="${SHEET.height}" viewBox="${left} 0 ${width} ${SHEET.height}"`
  const drawing = words.replace(/^<svg[^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${ground}`)
  return renderAsync(drawing, { font: { loadSystemFonts: false } })
}

/** One bar before, in its parts, and one after, with what was saved in dashes. */
function barsOn(side: Side, bars: Bars | undefined): string {
  if (!bars) return ''
  const { left, top, width, height, pitch } = BARS
  const at = (share: number) => left + share * width
  const fills = side === 'paper' ? ['#cfe6ee', '#1b6e93', '#e4f0f2'] : ['#cfe6ee', '#1b6e93', '#24495e']
  let from = 0
  const parts = bars.before.map((share, index) => {
    const part = `<rect x="${at(from)}" y="${top}" width="${share * width}" height="${height}" fill="${fills[index % 3]}"/>`
    from += share
    return part
  })
  const after = `<rect x="${left}" y="${top + pitch}" width="${Math.max(3, bars.after * width)}" height="${height}" fill="${side === 'paper' ? COLORS.ink : COLORS.sheet}"/>`
  const saved = `<rect x="${at(bars.after)}" y="${top + pitch + 1.5}" width="${(1 - bars.after) * width}" height="${height - 3}" fill="none" stroke="${COLORS.signal}" stroke-width="3" stroke-dasharray="9 7"/>`
  return `${parts.join('')}${after}${saved}`
}

function sideBySide(paper: Buffer, ink: Buffer): Buffer {
  const whole = Buffer.allocUnsafe(SHEET.width * SHEET.height * 4)
  for (let row = 0; row < SHEET.height; row++) {
    const start = row * SHEET.width * 4
    paper.copy(whole, start, row * EDGE * 4, (row + 1) * EDGE * 4)
    ink.copy(whole, start + EDGE * 4, row * SIDES.ink.width * 4, (row + 1) * SIDES.ink.width * 4)
  }
  return whole
}

/** The hand lead (site/assets/brand/mark-signal.svg), 46 pixels high. */
const MARK = `<g transform="translate(60 42) scale(1.28)" fill="none"><path d="M10 1v26M3 7.5h14M5.5 14h9M7.6 20.5h4.8" stroke="${COLORS.ink}" stroke-width="2"/><path d="m10 24.5 5 5-5 5.5-5-5.5z" fill="${COLORS.signal}"/></g>`

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}
