import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page, type Response } from '@playwright/test'
import { findBrowsers } from '../scripts/browsers.ts'
import { kilobytes, note, report } from './report.ts'
import { serve } from './site.ts'

// node bench/weight.ts [route …]: what a page costs its visitor, in bytes as they travel (brotli).

const SCRIPT_BEFORE_TOUCH = 5500
const SCRIPT_ALIVE = 138_000
const CSS = 18_000
const FONTS = 50_000
const HOME_BEFORE_SCROLL = 130_000
const HERO_FILM = 650_000
const PHONE = 330_000
const AHEAD = 60_000

const given = process.argv.slice(2)
const routes =
  given.length > 0
    ? given
    : ['/', '/services', '/services/devops', '/portfolio', '/about', '/contact', '/career', '/internship', '/blog']

await using site = await serve()
await using browser = await chromium.launch({ executablePath: findBrowsers().chromium, args: ['--no-sandbox'] })
for (const route of routes) await weigh(browser, route)
if (routes.includes('/')) await weighOnPhone(browser)

async function weigh(browser: Browser, route: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const parcels: Promise<Parcel>[] = []
  const ahead = await namesAhead(route)
  page.on('response', (response) => parcels.push(parcelOf(response, ahead)))
  await page.goto(`${site.url}${route}`, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  const atRest = await Promise.all(parcels)
  const inline = await inlineScript(page)
  const styles = await inlineStyle(page)
  await bringToLife(page)
  const alive = await Promise.all(parcels)
  await page.close()

  const before = inline + sum(atRest, 'script')
  const whole = inline + sum(alive, 'script') + sum(alive, 'ahead')
  const css = styles + sum(atRest, 'stylesheet')
  const fonts = atRest.filter(({ kind }) => kind === 'font')
  const fontBytes = sum(fonts, 'font')
  const still = atRest
    .filter(({ kind }) => kind !== 'media' && kind !== 'ahead')
    .reduce((total, { bytes }) => total + bytes, 0)
  judge(`${route} script before touch`, before, SCRIPT_BEFORE_TOUCH)
  note(`${route} script fetched ahead, not run`, kilobytes(sum(atRest, 'ahead')))
  judge(`${route} script, all alive`, whole, SCRIPT_ALIVE)
  judge(`${route} CSS`, css, CSS)
  judge(`${route} fonts, ${fonts.length} files`, fontBytes, FONTS)
  if (route !== '/') return note(`${route} before scrolling`, kilobytes(still))
  judge('/ before scrolling, film aside', still, HOME_BEFORE_SCROLL)
  const films = atRest.filter(({ kind }) => kind === 'media')
  judge('/ film', sum(films, 'media'), HERO_FILM)
}

/** All that a phone fetches of the home page in its first 20 seconds, nobody touching it. */
async function weighOnPhone(browser: Browser): Promise<void> {
  const page = await browser.newPage({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  })
  const fetched: Promise<Parcel>[] = []
  const ahead = await namesAhead('/')
  page.on('response', (response) => fetched.push(parcelOf(response, ahead)))
  await page.goto(site.url, { waitUntil: 'load' })
  await page.waitForTimeout(20_000)
  const parcels = await Promise.all(fetched)
  await page.close()
  const whole = parcels.reduce((total, { bytes }) => total + bytes, 0)
  judge('/ on a phone, 20 s', whole, PHONE)
  judge(
    `of it script fetched ahead, ${parcels.filter(({ kind }) => kind === 'ahead').length} files`,
    sum(parcels, 'ahead'),
    AHEAD,
  )
}

interface Parcel {
  /** Playwright's type of the resource, or 'ahead' for a script that is fetched after the page and not run. */
  kind: string
  bytes: number
}

/** The paths of the scripts that a page fetches ahead. */
async function namesAhead(route: string): Promise<ReadonlySet<string>> {
  const html = await (await fetch(`${site.url}${route}`)).text()
  const list = /<script type="application\/json" id="ahead">(.*?)<\/script>/.exec(html)?.[1] ?? '[]'
  const names: string[] = JSON.parse(list) // written by scripts/build/scripts-ahead.ts
  return new Set(names.map((name) => `/_astro/${name}.js`))
}

async function parcelOf(response: Response, ahead: ReadonlySet<string>): Promise<Parcel> {
  // A film is asked for in ranges, and may still be on its way: its whole size counts.
  const whole = /\/(\d+)$/.exec(response.headers()['content-range'] ?? '')?.[1]
  if (whole) return { kind: 'media', bytes: Number(whole) }
  const sizes = await response.request().sizes()
  const kind = ahead.has(new URL(response.url()).pathname) ? 'ahead' : response.request().resourceType()
  return { kind, bytes: sizes.responseBodySize }
}

function sum(parcels: readonly Parcel[], wanted: string): number {
  return parcels.reduce((total, { kind, bytes }) => total + (kind === wanted ? bytes : 0), 0)
}

/** A page's styles stand in it; alone they would compress to this. */
async function inlineStyle(page: Page): Promise<number> {
  const texts = await page.evaluate(() => [...document.querySelectorAll('style')].map(({ textContent }) => textContent))
  return brotliCompressSync(texts.join('\n')).length
}

async function inlineScript(page: Page): Promise<number> {
  const texts = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && (!type || type === 'module'))
      .map(({ textContent }) => textContent),
  )
  return brotliCompressSync(texts.join('\n')).length
}

/** Scrolls through the page, and opens every dialog there is: each island on it wakes. */
async function bringToLife(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(60)
  }
  const names = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll('[data-opens]')].map((control) => control.getAttribute('data-opens'))),
  ])
  for (const name of names) {
    await page.evaluate((name) => document.querySelector<HTMLElement>(`[data-opens="${name}"]`)?.click(), name)
    await page.waitForTimeout(400)
    await page.keyboard.press('Escape')
  }
  await page.waitForLoadState('networkidle')
  const asleep = await page.locator('astro-island[ssr]').count()
  if (asleep > 0) note('', `${asleep} islands were not reached`)
}

function judge(what: string, bytes: number, budget: number): void {
  report(what, kilobytes(bytes), kilobytes(budget), bytes <= budget)
}
