import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

test.use({ pictures: true })

const IS_FULL = process.env.JOURNEYS === 'full'

/** Links whose card holds something that grows into the next page, and the name that both pages give it. */
const PAIRS = [
  { from: '/blog', link: '#articles .post-link', to: /\/blog\/[\w-]+$/, name: 'article' },
  { from: '/services', link: '#core .service-link', to: /\/services\/[\w-]+$/, name: 'service' },
  { from: '/services', link: '#specialized .service-card h4 a', to: /\/services\/[\w-]+$/, name: 'service' },
]

for (const [place, { from, link, to, name }] of PAIRS.entries()) {
  for (const by of ['mouse', 'keyboard']) {
    const tag = place > 0 && by === 'keyboard' ? ['@full'] : []
    test(`${link} of ${from} grows into the next page, followed by ${by}`, { tag }, async ({ page }) => {
      await watchArrivals(page)
      await page.goto(from, { waitUntil: 'networkidle' })

      await follow(page, link, by)
      await page.waitForURL(to)

      await expect.poll(() => moved(page)).toEqual(expect.arrayContaining(pairOf(name)))
      await expect.poll(() => pseudoElements(page)).toEqual([])
      expect(await page.evaluate(() => performance.getEntriesByType('layout-shift'))).toEqual([])

      if (from !== '/blog' || by !== 'mouse') return
      await test.step('an article’s hero shrinks back into its card', async () => {
        await page.goBack()
        await expect(page).toHaveURL('/blog')
        await expect(page.locator('#articles .post-link').first()).toBeVisible()
        await expect.poll(() => pseudoElements(page)).toEqual([])
      })
    })
  }
}

for (const { wish, ask, pairs } of [
  { wish: 'reduced motion', ask: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }), pairs: PAIRS },
  {
    wish: 'the calm switch',
    ask: (page: Page) => page.addInitScript(() => localStorage.setItem('calm', '1')),
    // Both wishes set the same attribute before the first frame.
    pairs: IS_FULL ? PAIRS : PAIRS.slice(0, 1),
  },
]) {
  test(`with ${wish} pages are there at once`, async ({ page }) => {
    await watchArrivals(page)
    await ask(page)
    for (const { from, link, to } of pairs) {
      await page.goto(from, { waitUntil: 'networkidle' })
      await page.evaluate(() => sessionStorage.removeItem('moved'))
      await follow(page, link, 'mouse')
      await page.waitForURL(to)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => page.evaluate(() => sessionStorage.moved)).toBe('[]')
    }
  })
}

/** Both states of what bears the name, each with its own animation. */
function pairOf(name: string): string[] {
  return ['group', 'old', 'new'].map((part) => `::view-transition-${part}(${name})`)
}

async function follow(page: Page, selector: string, by: string): Promise<void> {
  const link = page.locator(selector).first()
  await link.scrollIntoViewIfNeeded()
  if (by === 'mouse') return link.click()
  await link.focus()
  await page.keyboard.press('Enter')
}

/** Notes what moves when a page is revealed, from the first frame on, in the tab's storage. */
async function watchArrivals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready.catch(() => undefined)
      const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
      sessionStorage.moved = JSON.stringify(parts.filter((part) => part?.startsWith('::view-transition')))
    })
  })
}

async function moved(page: Page): Promise<string[]> {
  return JSON.parse(await page.evaluate(() => sessionStorage.moved ?? '[]'))
}

function pseudoElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
      .filter((part) => part.startsWith('::view-transition')),
  )
}
