// Takes the two pictures of the README from a site that runs: `npm run demo` in one window, `node workshop/readme.ts` in another.
// Other addresses than those that it prints by default follow: `node workshop/readme.ts SITE DESK`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowsers } from '../scripts/browsers.ts'

const FOLDER = new URL('../docs/pictures/', import.meta.url).pathname
const VIEW = { width: 1440, height: 900 }
/** What one picture may weigh, in bytes. */
const MAX_BYTES = 150_000

const [site = 'http://127.0.0.1:4321', desk = 'http://127.0.0.1:4322'] = process.argv.slice(2)

mkdirSync(FOLDER, { recursive: true })
const { chromium: executablePath } = findBrowsers()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  await save('site', await photograph(browser, site, async () => {}))
  await save('desk', await photograph(browser, desk, openFirstRequest))
} finally {
  await browser.close()
}

async function photograph(browser: Browser, address: string, prepare: (page: Page) => Promise<void>): Promise<Buffer> {
  const page = await browser.newPage({ viewport: VIEW, reducedMotion: 'reduce', locale: 'en-US' })
  await page.goto(address, { waitUntil: 'networkidle' })
  await prepare(page)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await page.close()
  return picture
}

async function openFirstRequest(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ines')
  await page.getByRole('button', { name: 'Go to the desk' }).click()
  await page.getByRole('list', { name: 'Requests' }).getByRole('link').first().click()
  await page.getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** @throws an Error when the picture is too heavy for a page that people read on the road. */
async function save(name: string, picture: Buffer): Promise<void> {
  const file = await sharp(picture).webp({ quality: 70, effort: 6 }).toBuffer()
  if (file.length > MAX_BYTES) throw new Error(`${name}.webp has ${file.length} bytes, more than ${MAX_BYTES}`)
  writeFileSync(`${FOLDER}${name}.webp`, file)
  console.log(`docs/pictures/${name}.webp ${file.length} bytes`)
}
