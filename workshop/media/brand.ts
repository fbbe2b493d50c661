// Writes the mark (site/assets/brand) and the icons that browsers and home screens ask for (site/public).
// The mark is a hand lead: a line with its depth strips, and the lead that touches ground.
// Run: node workshop/media/brand.ts

import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { COLORS } from '../colors.ts'

const { ink: INK, paper: PAPER, sheet: SHEET, signal: SIGNAL } = COLORS

mkdirSync('site/assets/brand', { recursive: true })
mkdirSync('site/public', { recursive: true })

writeFileSync('site/assets/brand/mark.svg', mark('currentColor'))
writeFileSync('site/assets/brand/mark-signal.svg', mark(SIGNAL))
// Every page carries it (site/frame/Document.astro); others may ask for the file.
for (const file of ['site/assets/brand/icon.svg', 'site/public/favicon.svg'])
  writeFileSync(file, icon({ size: 32, radius: 7, fill: 0.78 }))
writeFileSync('desk/icon.svg', deskIcon(''))
// Requests that nobody has looked at.
writeFileSync(
  'desk/icon-new.svg',
  deskIcon(`<circle cx="20" cy="9" r="8" fill="#a9d2e3" stroke="${INK}" stroke-width="2"/>`),
)
// A promise is broken.
writeFileSync('desk/icon-late.svg', deskIcon(`<path d="M-8 0h36v7H-8z" fill="${SIGNAL}"/>`))
writeFileSync('site/public/favicon.ico', await ico([16, 32, 48]))

// The home-screen icons bring their own corners: iOS and Android cut them, and a maskable one keeps to the inner 80 %.
await png('site/public/apple-touch-icon.png', 180, icon({ size: 180, radius: 0, fill: 0.64 }))
await png('site/public/icon-192.png', 192, icon({ size: 192, radius: 42, fill: 0.68 }))
await png('site/public/icon-512.png', 512, icon({ size: 512, radius: 112, fill: 0.68 }))
await png('site/public/icon-maskable-512.png', 512, icon({ size: 512, radius: 0, fill: 0.54 }))

/** 20 × 36, strokes of 2. */
function mark(lead: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 36" fill="none">',
    '<path d="M10 1v26M3 7.5h14M5.5 14h9M7.6 20.5h4.8" stroke="currentColor" stroke-width="2"/>',
    `<path d="m10 24.5 5 5-5 5.5-5-5.5z" fill="${lead}"/>`,
    '</svg>\n',
  ].join('')
}

/** Bolder than the mark, its strips evenly stepped from the top, so that it still reads as a lead line at 16 px. `fill` is the drawing's share of the height. */
function icon({ size, radius, fill }: { size: number; radius: number; fill: number }): string {
  const scale = (size * fill) / 32
  const left = size / 2 - 12 * scale
  const top = size / 2 - 16 * scale
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${INK}"/>`,
    `<g transform="translate(${short(left)} ${short(top)}) scale(${short(scale)})">`,
    `<path d="M12 0v22M2 1.7h20M5 8.6h14M8 15.5h8" stroke="${PAPER}" stroke-width="3" fill="none"/>`,
    `<path d="m12 18.4 6.8 6.8L12 32.4l-6.8-7.2z" fill="${SIGNAL}"/></g></svg>\n`,
  ].join('')
}

/** The icon of the desk's tab, a square with the lead alone. */
function deskIcon(dot: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 0 36 36" fill="none"><path d="M-8 0h36v36H-8z" fill="${INK}"/>`,
    `<path d="M10 5v20M5 10h10M6.5 15h7M8 20h4" stroke="${SHEET}" stroke-width="2"/>`,
    `<path d="m10 22 4 4-4 4-4-4z" fill="${SIGNAL}"/>${dot}</svg>\n`,
  ].join('')
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000
}

async function png(file: string, size: number, svg: string): Promise<void> {
  writeFileSync(file, await rendered(svg, size))
}

function rendered(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An icon file is a directory of 16 bytes an image, then the images; PNG inside is read by every browser that asks for it. */
async function ico(sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map((size) => rendered(icon({ size: 32, radius: 7, fill: 0.78 }), size)))
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length

  images.forEach((image, index) => {
    const at = 6 + 16 * index
    head.writeUInt8(sizes[index] ?? 0, at)
    head.writeUInt8(sizes[index] ?? 0, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(image.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += image.length
  })

  return Buffer.concat([head, ...images])
}
