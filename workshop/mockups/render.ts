// Draws the product mock-ups: `node workshop/mockups/render.ts [name…]` renders every screen, or those whose file name
// begins with a name given. `--look FOLDER` writes PNGs there instead, for judging by eye before the slow encoding.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { page as pageAround } from './page.ts'

/** Widths in px of the files, and the width in CSS px at which the screen is laid out: text is life-size on the site. */
interface Format {
  prefix: string
  widths: [number, number]
  ratio: number
  layout: number
}
const FORMATS: Format[] = [
  { prefix: 'service-', widths: [1200, 640], ratio: 3 / 2, layout: 800 },
  { prefix: 'project-', widths: [1200, 720], ratio: 3 / 2, layout: 800 },
  { prefix: 'industry-', widths: [640, 320], ratio: 1, layout: 320 },
  { prefix: 'site-', widths: [960, 480], ratio: 3 / 2, layout: 720 },
  // What a phone shows of a product: one panel of it, with text of 12.5 px and more.
  { prefix: 'phone-', widths: [700, 350], ratio: 350 / 420, layout: 350 },
]
/** Debian's; elsewhere, the path of any Chromium. */
const CHROMIUM = '/usr/bin/chromium'
const SCREENS = new URL('screens/', import.meta.url).pathname
const PICTURES = new URL('../../site/assets/mockups/', import.meta.url).pathname
/** Bytes one full-size AVIF may weigh (design: "29 kB AVIF at 1200×800"). */
const MAX_AVIF_BYTES = 30_000
/** The home page's first tab: browsers fetch it before the visitor scrolls, and that weight has a budget of its own. */
const NEAR_FIRST_SCREEN = { name: 'service-web-development', maxBytes: 25_000 }

await renderAll(process.argv.slice(2))

async function renderAll(args: string[]): Promise<void> {
  const look = args.indexOf('--look')
  const folder = look >= 0 ? args[look + 1] : undefined
  const names = look >= 0 ? args.filter((_, index) => index !== look && index !== look + 1) : args
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
  try {
    for (const file of readdirSync(SCREENS)
      .filter((entry) => entry.endsWith('.html'))
      .sort()) {
      const name = file.replace('.html', '')
      const format = FORMATS.find(({ prefix }) => name.startsWith(prefix))
      if (!format) throw new Error(`${file} has a name that fits no format`)
      if (names.length > 0 && !names.some((wanted) => name.startsWith(wanted))) continue
      const picture = await photograph(browser, join(SCREENS, file), format)
      if (folder) {
        mkdirSync(folder, { recursive: true })
        writeFileSync(join(folder, `${name}.png`), picture)
      } else await develop(picture, name, format)
    }
  } finally {
    await browser.close()
  }
}

async function photograph(browser: Browser, file: string, { widths, ratio, layout }: Format): Promise<Buffer> {
  const height = layout / ratio
  const tab = await browser.newPage({
    viewport: { width: layout, height: Math.ceil(height) },
    deviceScaleFactor: widths[0] / layout,
  })
  tab.on('pageerror', (problem) => {
    throw new Error(`${file}: ${problem.message}`)
  })
  await tab.setContent(pageAround(readFileSync(file, 'utf8'), { width: layout, height }))
  await tab.evaluate(() => document.fonts.ready)
  await reportCutText(tab, file)
  const shot = await tab.screenshot()
  await tab.close()
  return sharp(shot)
    .extract({ left: 0, top: 0, width: widths[0], height: Math.round(widths[0] / ratio) })
    .png()
    .toBuffer()
}

/** Says on stderr which text runs out of its box or off the picture; a mock-up with cut text is a fault. */
async function reportCutText(tab: Awaited<ReturnType<Browser['newPage']>>, file: string): Promise<void> {
  const cut = await tab.evaluate(() => {
    const found: string[] = []
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!text || element.closest('[data-bleed],style,script')) continue
      const box = element.getBoundingClientRect()
      const off = box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5 || box.left < -0.5 || box.top < -0.5
      const over =
        element instanceof HTMLElement &&
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).display !== 'inline'
      if (off || over)
        found.push(`${off ? 'off the picture' : 'wider than its box'}: ${element.textContent?.trim().slice(0, 40)}`)
    }
    return found
  })
  for (const line of cut) console.error(`${file.split('/').pop()}: ${line}`)
}

async function develop(picture: Buffer, name: string, { widths }: Format): Promise<void> {
  for (const [index, width] of widths.entries()) {
    const sized = await sharp(picture).resize({ width, kernel: 'lanczos3' }).png().toBuffer()
    const path = join(PICTURES, index === 0 ? name : `${name}-${width}`)
    writeFileSync(
      `${path}.avif`,
      await lightAvif(sized, name === NEAR_FIRST_SCREEN.name ? NEAR_FIRST_SCREEN.maxBytes : MAX_AVIF_BYTES),
    )
    writeFileSync(`${path}.webp`, await sharp(sized).webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer())
  }
  console.log(name)
}

/** The best quality that keeps within the weight. */
async function lightAvif(sized: Buffer, maxBytes: number): Promise<Buffer> {
  let best = Buffer.alloc(0)
  for (const quality of [58, 52, 46, 40, 34]) {
    best = await sharp(sized).avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer()
    if (best.length <= maxBytes) break
  }
  return best
}
