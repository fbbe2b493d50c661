import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { findBrowsers } from '../scripts/browsers.ts'
import { openBareTab } from '../tests/support/bare-tab.ts'
import { machine, median, note, report } from './report.ts'
import { type Site, serve } from './site.ts'

// node bench/interactions.ts [route …]: how long a visitor waits for what they touch, in Chromium, its processor slowed
// down four times. First touch: a slow line, as soon as the page has loaded and four seconds later, nothing run yet; from
// the press to the frame that shows its effect. After that every widget of the site by the Event Timing API, worst first.

const SLOWDOWN = 4
/** What Chromium's own tools call slow 4G: 562.5 ms, 1.44 Mbit/s down, 675 kbit/s up. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const REST_MS = 4_000
const LONGEST_MS = 200
const NAVIGATION_MS = 100
/** The header's button; the menu has a link of its own. */
const QUOTE = 'header .button[data-opens=quote]'
/** How long a pointer rests on a link before it is pressed, ms: the browser begins after 200. */
const REST_ON_LINK_MS = 400
const ROUNDS = 5
/** Widgets that look and work alike count once; so many of each are tried. */
const OF_A_KIND = 2
const ROUTES = [
  ...['/', '/services', '/services/devops', '/portfolio', '/about', '/contact', '/career', '/internship', '/blog'],
  ...['/blog/four-day-survey', '/forms/quote'],
]

interface Timed {
  route: string
  widget: string
  ms: number
}

const given = process.argv.slice(2)
await using site = await serve()
await using browser = await chromium.launch({
  executablePath: findBrowsers().chromium,
  args: ['--no-sandbox', '--disable-gpu'],
})
if (given.length === 0) {
  await firstTouches(browser, site)
  await navigation(site)
}
const timed: Timed[] = []
for (const route of given.length > 0 ? given : ROUTES) {
  timed.push(...(await widgetsOf(browser, site, route, 1440)))
  if (route === '/') timed.push(...(await widgetsOf(browser, site, route, 390)))
}
timed.sort((one, other) => other.ms - one.ms)
const worst = timed[0]?.ms ?? 0
report(`longest of ${timed.length} interactions, ${machine()}`, `${worst} ms`, `${LONGEST_MS} ms`, worst <= LONGEST_MS)
for (const { route, widget, ms } of timed.slice(0, 25)) note(`${ms} ms`, `${route}: ${widget}`)

async function firstTouches(browser: Browser, site: Site): Promise<void> {
  const toTab = {
    press: '#services [role=tab][aria-selected=false]',
    shows: '#services [data-pressed][aria-selected=true]',
  }
  const toDialog = { press: QUOTE, shows: '#quote-dialog[open]' }
  for (const [what, touch] of Object.entries({
    'a service tab → its panel': toTab,
    'Get A Quote → dialog': toDialog,
  })) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) times.push(await firstTouch(browser, site, { ...touch, rest: 0 }))
    const ms = median(times)
    report(`tap on ${what}, at once after load`, `${ms} ms of ${times.join(', ')}`, '500 ms', ms <= 500)
  }
  const tab = await firstTouch(browser, site, toTab)
  report('first tap on a service tab → its panel', `${tab} ms`, '300 ms', tab <= 300)
  const dialog = await firstTouch(browser, site, toDialog)
  report('first tap on Get A Quote → dialog', `${dialog} ms`, '200 ms', dialog <= 200)
  const awake = await firstTouch(browser, site, {
    press: QUOTE,
    shows: '#quote-dialog astro-island:not([ssr])',
  })
  report('the same → fields awake', `${awake} ms`, '600 ms', awake <= 600)
}

/** Ms from the press to the frame in which a selector matches. What was pressed has `data-pressed`. */
async function firstTouch(
  browser: Browser,
  site: Site,
  { press, shows, rest = REST_MS }: { press: string; shows: string; rest?: number },
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await slowDown(page, true)
  await page.goto(site.url, { waitUntil: 'load' })
  await page.waitForTimeout(rest)
  const target = page.locator(press).first()
  // The scroll is a touch, too: it wakes the islands near it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForTimeout(100)
  const box = await boxOf(target)
  await target.evaluate((element, shows) => {
    element.addEventListener('pointerdown', ({ timeStamp }) => {
      element.setAttribute('data-pressed', '')
      const look = () => {
        if (document.querySelector(shows)) requestAnimationFrame(() => done(performance.now() - timeStamp))
        else requestAnimationFrame(look)
      }
      const done = (ms: number) => document.documentElement.setAttribute('data-took', String(Math.round(ms)))
      requestAnimationFrame(look)
    })
  }, shows)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForSelector('html[data-took]', { timeout: 20_000 })
  const ms = Number(await page.locator('html').getAttribute('data-took'))
  await page.close()
  return ms
}

/** The links of the header, from a page that is at rest, on a line without delay: medians over them. */
async function navigation(site: Site): Promise<void> {
  for (const slowdown of [1, SLOWDOWN]) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      for (const path of ['/about', '/career', '/contact']) times.push(await paintAfter(site, path, slowdown))
    }
    const ms = median(times)
    const what = `a link of the menu, click → first paint, processor slowed down ${slowdown} ×, median of ${times.length}`
    if (slowdown === 1) report(what, `${ms} ms`, `${NAVIGATION_MS} ms`, ms <= NAVIGATION_MS)
    else note(what, `${ms} ms`)
  }
}

/** Ms from a click on a link of the header to the first paint of its page, which the browser may have rendered ahead. */
async function paintAfter(site: Site, path: string, slowdown: number): Promise<number> {
  const tab = await openBareTab(findBrowsers().chromium)
  try {
    await tab.goto(site.url)
    await setTimeout(REST_MS / 2)
    await tab.slowDown(slowdown)
    const [x = 0, y = 0] = await tab.evaluate<number[]>(`(() => {
      const link = document.querySelector('header nav a[href="${path}"]')
      link.addEventListener('click', ({ timeStamp }) => {
        sessionStorage.clickedAt = String(performance.timeOrigin + timeStamp)
      })
      const { x, y } = link.getBoundingClientRect()
      return [x + 5, y + 5]
    })()`)
    await tab.moveTo(x, y)
    await setTimeout(REST_ON_LINK_MS)
    await tab.click(x, y)
    const paint = `location.pathname === '${path}' && performance.getEntriesByName('first-paint').length > 0
      ? performance.timeOrigin + performance.getEntriesByName('first-paint')[0].startTime - sessionStorage.clickedAt
      : 0`
    for (let tries = 0; tries < 100; tries += 1) {
      await setTimeout(100)
      const ms = await tab.evaluate<number | undefined>(paint)
      if (ms) return Math.round(ms)
    }
    throw new Error(`${path} was not painted.`)
  } finally {
    await tab.close()
  }
}

/** Clicks what can be clicked on a page and in its dialogs, and gives each one's longest event. */
async function widgetsOf(browser: Browser, site: Site, route: string, width: number): Promise<Timed[]> {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.addInitScript(() => {
    const found: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('interactionId' in entry) found.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    Object.assign(window, { takeDurations: () => found.splice(0) })
  })
  const open = async () => {
    await page.goto(site.url + route, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await slowDown(page, false)
  }
  await open()
  const timed: Timed[] = []
  const seen = new Map<string, number>()
  const tryAll = async (within: string, prefix: string) => {
    for (let index = 0; index < 300; index += 1) {
      const widget = page.locator(`${within} :is(button, summary, select, [role=combobox], [data-opens])`).nth(index)
      if ((await widget.count()) === 0) return
      const kind = await widget.evaluate(kindOf)
      if (kind === undefined || (seen.get(prefix + kind.id) ?? 0) >= OF_A_KIND) continue
      seen.set(prefix + kind.id, (seen.get(prefix + kind.id) ?? 0) + 1)
      const ms = await click(page, widget)
      if (ms !== undefined) timed.push({ route, widget: prefix + kind.name, ms })
      const dialog = await page.evaluate(() => document.querySelector('dialog[open]')?.id)
      if (dialog && prefix === '') {
        await tryAll(`#${dialog}`, `${kind.name} › `)
        await page.keyboard.press('Escape')
        await page.waitForTimeout(300)
      }
      // An open list, menu or popover lies over the others.
      if (await page.evaluate(() => document.querySelector('[role=listbox], [popover]:popover-open') !== null))
        await page.keyboard.press('Escape')
      if (new URL(page.url()).pathname !== route) await open()
    }
  }
  await tryAll('body :not(dialog)', '')
  await page.close()
  return timed
}

/** @returns the longest event of a click, ms; undefined where nothing can be clicked. */
async function click(page: Page, widget: Locator): Promise<number | undefined> {
  try {
    await widget.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.waitForTimeout(150)
    const box = await boxOf(widget)
    await page.evaluate(() => (window as unknown as { takeDurations(): number[] }).takeDurations())
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  } catch {
    return undefined
  }
  await page.waitForTimeout(900)
  const durations = await page.evaluate(() => (window as unknown as { takeDurations(): number[] }).takeDurations())
  // Shorter ones are not reported.
  return Math.max(16, ...durations)
}

async function boxOf(widget: Locator) {
  const box = await widget.boundingBox({ timeout: 2_000 })
  if (!box || box.width === 0) throw new Error('It is not on the page.')
  return box
}

/** What a widget is, so that twins count once. Undefined for one that cannot be seen or used. */
function kindOf(element: Element): { id: string; name: string } | undefined {
  if (
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    element.matches(':disabled, [inert] *')
  )
    return undefined
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, 50)
  const place = element.closest('section, header, footer, dialog, article, form')
  const where = place?.id || place?.className || place?.tagName || ''
  return {
    id: [where, element.tagName, element.getAttribute('role'), element.className].join('|'),
    name: name || element.tagName,
  }
}

async function slowDown(page: Page, isSlowLine: boolean): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  if (!isSlowLine) return
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
}
