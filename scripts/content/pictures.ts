import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'

// Pictures beside an article become AVIF and WebP in the widths that its column can show. Drawings (SVG) and films
// (GIF) are taken as they are.

/** One file that a build writes for a picture. */
export interface PictureOutput {
  /** Its address, with a hash of the picture in it. */
  url: string
  format: 'avif' | 'webp' | 'copy'
  /** Pixels; a copy has the picture's own. */
  width: number
}

export interface Picture {
  /** The source, from the project's root. */
  file: string
  /** Pixels, as it is seen: turned as its camera was. */
  width: number
  height: number
  outputs: PictureOutput[]
}

/** Widths in pixels: a phone, the article's column (43.5 rem), and denser screens. */
const WIDTHS = [400, 696, 1044, 1392]
const SIZES = '(min-width: 48rem) 696px, calc(100vw - 2.5rem)'
const QUALITY = { avif: 55, webp: 78 } as const
const RASTER = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif'])
const AS_IT_IS = new Set(['.svg', '.gif'])

export const PICTURE_ENDINGS = [...RASTER, ...AS_IT_IS]

/** Measures a picture and names what becomes of it. @throws an Error when the file is no picture that can be read. */
export async function describePicture(file: string, bytes: Buffer): Promise<Picture> {
  const sharp = await loadSharp()
  const { width, height } = (await sharp(bytes).metadata()).autoOrient
  const ending = extname(file).toLowerCase()
  const hash = createHash('sha256')
    .update(JSON.stringify([WIDTHS, QUALITY]))
    .update(bytes)
    .digest('base64url')
  // A space would end the address in a list of several.
  const name = `/_astro/${basename(file, extname(file)).replace(/[^\w.-]+/g, '-')}.${hash.slice(0, 8)}`
  if (AS_IT_IS.has(ending)) {
    return { file, width, height, outputs: [{ url: `${name}${ending}`, format: 'copy', width }] }
  }
  const widths = [...WIDTHS.filter((each) => each < width), Math.min(width, WIDTHS.at(-1) ?? width)]
  const outputs = (['avif', 'webp'] as const).flatMap((format) =>
    [...new Set(widths)].map((each) => ({ url: `${name}-${each}.${format}`, format, width: each })),
  )
  return { file, width, height, outputs }
}

/** Makes one of a picture's files. Costs up to a second for the largest. */
export async function drawPicture(bytes: Buffer, { format, width }: PictureOutput): Promise<Buffer> {
  const sharp = await loadSharp()
  if (format === 'copy') return bytes
  const quality = QUALITY[format]
  return sharp(bytes).autoOrient().resize({ width }).toFormat(format, { quality }).toBuffer()
}

/** Loaded only where there is a picture: most builds draw none. */
async function loadSharp() {
  return (await import('sharp')).default
}

/** A picture in an article's HTML: a browser takes the best format, in the width that it shows. */
export function pictureMarkup({ width, height, outputs }: Picture, alt: string): string {
  const set = (format: PictureOutput['format']) => outputs.filter((output) => output.format === format)
  const list = (format: 'avif' | 'webp') =>
    set(format)
      .map((output) => `${output.url} ${output.width}w`)
      .join(', ')
  const common = `alt="${inHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async"`
  const [copy] = set('copy')
  if (copy) return `<img src="${copy.url}" ${common}>`
  const usual = set('webp').find((output) => output.width >= 696) ?? set('webp').at(-1)
  return `<picture><source type="image/avif" srcset="${list('avif')}" sizes="${SIZES}"><img src="${usual?.url}" srcset="${list('webp')}" sizes="${SIZES}" ${common}></picture>`
}

/** In development the picture itself, as the development server gives it. */
export function plainPictureMarkup({ file, width, height }: Picture, alt: string): string {
  return `<img src="/${file}" alt="${inHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`
}

/** Text as it stands in HTML, in an attribute, too. */
export function inHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
