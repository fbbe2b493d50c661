import displayFont from '@fontsource/funnel-display/files/funnel-display-latin-500-normal.woff?inline'
import monoFont from '@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff?inline'
import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import type { Company } from '../../contract/company.ts'
import { groundOf, SHEET } from './ground.ts'
import { lineRoom, type ShareImage, Words } from './Words.tsx'

const FONTS = [
  { name: 'Funnel Display', weight: 500 as const, data: bytesOf(displayFont) },
  { name: 'Geist Mono', weight: 400 as const, data: bytesOf(monoFont) },
]

/** One page's share image, a PNG of 1200 × 630. Costs about a tenth of a second. */
export async function drawShareImage(image: ShareImage, company: Company): Promise<Buffer> {
  const words = await satori(<Words {...image} company={company} />, { ...SHEET, fonts: FONTS })
  // satori gives the text as outlines, so the final drawing needs no fonts.
  const drawing = words.replace(/^<svg[^>]*>/, (open) => `${open}${groundOf(image.seed, lineRoom(image))}${MARK}`)
  // Asynchronous, so that the next page is rendered meanwhile.
  return (await renderAsync(drawing, { font: { loadSystemFonts: false } })).asPng()
}

/** The hand lead (site/assets/brand/mark-signal.svg), 46 pixels high. */
const MARK = `<g transform="translate(60 42) scale(1.28)" fill="none"><path d="M10 1v26M3 7.5h14M5.5 14h9M7.6 20.5h4.8" stroke="#071521" stroke-width="2"/><path d="m10 24.5 5 5-5 5.5-5-5.5z" fill="#ff6a2b"/></g>`

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}
