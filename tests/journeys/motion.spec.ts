import type { Page } from '@playwright/test'
import { expectOpen } from '../support/home-page.ts'
import { expect, test } from '../support/journey.ts'

// Calm: by the switch, by reduced motion, and by saved data.

test.use({ films: true, pictures: true })

/** Every film this page asks for from now on. */
function filmsOf(page: Page): string[] {
  const films: string[] = []
  page.on('request', (request) => /\.(webm|mp4)$/.test(request.url()) && films.push(request.url()))
  return films
}

async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    // A frame; a browser that has nothing new to draw may owe it for long.
    await page.evaluate(() => new Promise((resolve) => [requestAnimationFrame(resolve), setTimeout(resolve, 500)]))
  }
}

test('the calm switch rests everything that moves, and is remembered', async ({ page }) => {
  const films = filmsOf(page)
  await page.goto('/')
  await expect.poll(() => films.some((url) => url.includes('/media/hero.'))).toBe(true)
  const strip = page.locator('.client-run')
  await expect(strip).toHaveCSS('animation-play-state', 'running')

  // The frame that shows the choice comes before the whole page is styled for it.
  const pause = page.locator('.hero-caption').getByRole('button', { name: 'Pause all motion' })
  const runsOn = await pause.evaluate((button: HTMLElement) => {
    button.click()
    return getComputedStyle(document.querySelector('.client-run') ?? button).animationPlayState === 'running'
  })
  expect(runsOn).toBe(true)
  await expect(strip).not.toHaveCSS('animation-play-state', 'running')
  await expect(page.locator('.hero video')).toHaveJSProperty('paused', true)

  films.length = 0
  await page.reload()
  await expect(page.locator('.hero-caption').getByRole('button', { name: 'Let things move' })).toBeVisible()
  await scrollThrough(page)
  await expect(page.locator('.services-tabs')).not.toHaveAttribute('data-running')
  expect(films).toEqual([])
})

test('calm that is chosen in another tab is there when this one is shown again', async ({ page, context }) => {
  await page.goto('/about')
  const other = await context.newPage()
  await other.goto('/contact')
  await other.getByRole('contentinfo').getByRole('button', { name: 'Pause all motion' }).click()
  // Without a window no tab is ever hidden.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.locator('html')).toHaveAttribute('data-calm')
})

test('reduced motion that is asked for while the page is open rests everything, too', async ({ page }) => {
  await page.goto('/')
  const film = page.locator('.hero video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  const tabs = page.locator('.services-tabs')
  await tabs.scrollIntoViewIfNeeded()
  await expect(tabs).toHaveAttribute('data-running', 'true')

  await page.emulateMedia({ reducedMotion: 'reduce' })

  await expect(tabs).not.toHaveAttribute('data-running')
  await expect(film).toHaveJSProperty('paused', true)
})

for (const { wish, ask } of [
  { wish: 'reduced motion', ask: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
  {
    wish: 'saved data',
    ask: (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  },
  {
    wish: 'a slow line',
    ask: (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } })),
  },
]) {
  test(`who asks for ${wish} is sent no film, and nothing turns`, async ({ page }) => {
    const films = filmsOf(page)
    await ask(page)
    if (wish !== 'reduced motion' && process.env.JOURNEYS !== 'full') {
      // What rests everything is one attribute, whoever asks: the first of these shows what follows from it.
      await page.goto('/about')
      await expect(page.locator('html')).toHaveAttribute('data-calm')
      return
    }
    await page.goto('/', { waitUntil: 'networkidle' })

    await scrollThrough(page)
    const tabs = page.locator('.services-tabs')
    // A focus that comes before its script opens nothing.
    await expect(page.locator('astro-island:not([ssr])').filter({ has: tabs })).toHaveCount(1)
    // The focus scrolls there; to wait for a part that stands still would be to wait for frames, which such a page seldom draws.
    await tabs.getByRole('tab', { name: 'Cloud Engineering' }).focus()
    await expectOpen(tabs, 'Cloud Engineering')

    await expect(tabs).not.toHaveAttribute('data-running')
    expect(films).toEqual([])
  })
}
