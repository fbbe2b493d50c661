import type { Locator, Page } from '@playwright/test'
import { expectOpen, INDUSTRIES, openTab, openWithStillClock, quoteDialog, SERVICES } from '../support/home-page.ts'
import { expect, test } from '../support/journey.ts'
import { hold } from '../support/visitor.ts'

test.use({ pictures: true })

// What moves by itself on the home page, and by click and key: the tabs of the services, the carousel of the industries.

/** The services' tabs, once they turn. */
async function turningServices(page: Page): Promise<Locator> {
  const tabs = page.locator('.services-tabs')
  await tabs.scrollIntoViewIfNeeded()
  await expect(tabs).toHaveAttribute('data-running', 'true')
  return tabs
}

test('the services turn and wait, in one visit', async ({ page }) => {
  await openWithStillClock(page)
  const tabs = await turningServices(page)

  await test.step('the eight services turn every four seconds, and after the last comes the first', async () => {
    for (const [name] of [...SERVICES, SERVICES[0]]) {
      await expectOpen(tabs, name)
      await page.clock.runFor(3900)
      await expectOpen(tabs, name)
      await page.clock.runFor(100)
    }
    await expectOpen(tabs, 'Software Consulting')
  })

  await test.step('the services wait under the pointer, under keyboard focus and for the pause control', async () => {
    const waits = async () => {
      await expect(tabs).not.toHaveAttribute('data-running')
      await page.clock.runFor(20_000)
    }

    // The service before it fades away by the same clock, once the next one's picture is there.
    await expect(tabs.locator('[data-stays=fades]')).toHaveCount(1)
    await page.clock.runFor(1000)
    await tabs.getByRole('tabpanel').hover()
    await waits()
    await expectOpen(tabs, 'Software Consulting')
    await page.mouse.move(720, 5)
    await expect(tabs).toHaveAttribute('data-running', 'true')
    await page.clock.runFor(4000)
    await expectOpen(tabs, 'Cloud Engineering')

    await openTab(tabs).focus()
    await waits()
    await expectOpen(tabs, 'Cloud Engineering')
    await openTab(tabs).blur()
    await expect(tabs).toHaveAttribute('data-running', 'true')

    await tabs.getByRole('button', { name: 'Pause all motion' }).click()
    await page.mouse.move(720, 5)
    await waits()
    await expectOpen(tabs, 'Cloud Engineering')
    await tabs.getByRole('button', { name: 'Let things move' }).click()
    await page.mouse.move(720, 5)
    await expect(tabs).toHaveAttribute('data-running', 'true')
  })

  await test.step('tabs that turn by themselves wait while they are out of view', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(tabs).not.toHaveAttribute('data-running')
    await page.clock.runFor(20_000)
    await tabs.scrollIntoViewIfNeeded()
    await expectOpen(tabs, 'Cloud Engineering')
  })
})

test('the services by keys and by mouse, in one visit', async ({ page }) => {
  await page.goto('/')
  const tabs = await turningServices(page)

  await test.step('a mouse draws no ring of focus', async () => {
    const tab = tabs.getByRole('tab', { name: 'Cloud Engineering' })
    await tab.click()
    await expect(tab).toBeFocused()
    await expect(tab).toHaveCSS('outline-style', 'none')
  })

  await test.step('the services are worked by arrow keys, Home and End', async () => {
    await tabs.getByRole('tab', { name: 'Web Development' }).focus()

    await page.keyboard.press('ArrowDown')
    await expectOpen(tabs, 'Software Consulting')
    await page.keyboard.press('End')
    await expectOpen(tabs, 'Data Engineering')
    await page.keyboard.press('ArrowDown')
    await expectOpen(tabs, 'Web Development')
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await expectOpen(tabs, 'Web Development')
  })

  await test.step('a click on a service opens it, with its bullets, picture, page and quote', async () => {
    for (const [name, service] of SERVICES) {
      await tabs.getByRole('tab', { name }).click()
      await expectOpen(tabs, name)
      const panel = tabs.getByRole('tabpanel')
      await expect(panel.getByRole('heading')).toBeVisible()
      await expect(panel.getByRole('listitem')).toHaveCount(4)
      await expect(panel.getByRole('img')).toBeVisible()
      await expect(panel.getByRole('link', { name: /^VIEW SERVICE/ })).toHaveAttribute('href', `/services/${service}`)
      await expect(panel.getByRole('link', { name: 'GET A QUOTE' })).toHaveAttribute('data-choose', service)
    }

    await tabs.getByRole('tabpanel').getByRole('link', { name: 'GET A QUOTE' }).click()
    await expect(quoteDialog(page).getByRole('combobox', { name: 'Service' })).toContainText('Data Engineering')
  })
})

const dot = (carousel: Locator, name: string) =>
  carousel.getByRole('button', { name: new RegExp(`^${name}, \\d of 5$`) })

/** The expertise carousel, once it runs, and its copies for the wrap-around stand. */
async function wokenCarousel(page: Page): Promise<Locator> {
  const carousel = page.locator('.expertise [aria-roledescription=carousel]')
  await carousel.locator('.carousel-strip').scrollIntoViewIfNeeded()
  await expect(carousel.locator('.carousel-strip > [inert]')).toHaveCount(5)
  await expect(carousel).toHaveAttribute('data-running', 'true')
  return carousel
}

/** How far the strip is scrolled, in slides. */
function placeOf(carousel: Locator) {
  return carousel.locator('.carousel-strip').evaluate((strip) => {
    const [first, second] = strip.children as unknown as HTMLElement[]
    const stride = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0)
    return Math.round((strip.scrollLeft / stride) * 100) / 100
  })
}

test('the industries glide and rest, in one visit', async ({ page }) => {
  await openWithStillClock(page)
  const carousel = await wokenCarousel(page)

  await test.step('the industries glide on every four seconds, run on past the last, and start again a second later', async () => {
    await expect(carousel.locator('[aria-roledescription=slide] h3')).toHaveText(INDUSTRIES)

    for (const [at, name] of INDUSTRIES.entries()) {
      await expect(dot(carousel, name)).toHaveAttribute('aria-current', 'true')
      await expect.poll(() => placeOf(carousel)).toBe(at)
      await page.clock.runFor(3900)
      await expect(dot(carousel, name)).toHaveAttribute('aria-current', 'true')
      await page.clock.runFor(100)
    }

    await expect(dot(carousel, 'Automotive')).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => placeOf(carousel)).toBe(5)
    await page.clock.runFor(900)
    expect(await placeOf(carousel)).toBe(5)
    await page.clock.runFor(100)
    await expect.poll(() => placeOf(carousel)).toBe(0)
    await expect(dot(carousel, 'Automotive')).toHaveAttribute('aria-current', 'true')
  })

  await test.step('the industries rest under the pointer; a dot chooses one', async () => {
    await carousel.locator('.carousel-strip').hover()
    await page.clock.runFor(20_000)
    await expect(dot(carousel, 'Automotive')).toHaveAttribute('aria-current', 'true')

    await dot(carousel, 'Fintech').click()
    await expect(dot(carousel, 'Fintech')).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => placeOf(carousel)).toBe(4)
    await dot(carousel, 'Healthcare').press('Enter')
    await expect.poll(() => placeOf(carousel)).toBe(1)
  })
})

test('the industries in three widths, in one visit', async ({ page }) => {
  await page.goto('/')
  for (const [width, inView] of [
    [1440, 4],
    // A tablet hangs all five at their depth, without a carousel.
    [768, 5],
    [390, 1],
  ] as const)
    await test.step(`${inView} of the five industries are in view at ${width}`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const whole = () =>
        page.locator('.expertise .carousel-strip').evaluate((strip) => {
          const { left, right } = strip.getBoundingClientRect()
          return [...strip.querySelectorAll('[aria-roledescription=slide]')].filter((slide) => {
            const box = slide.getBoundingClientRect()
            return box.left >= left - 1 && box.right <= right + 1
          }).length
        })

      await expect.poll(whole).toBe(inView)
    })
})

test('a tab, a key or a dot that is pressed before its script has come is not pressed in vain', async ({ page }) => {
  const island = /\/(EmergingTabs|ExpertiseCarousel)\.[^/]+\.js$/
  let arrive = await hold(page, island)
  await page.goto('/')
  const emerging = page.locator('#emerging')

  await emerging.getByRole('tab', { name: 'Blockchain' }).click()
  await expectOpen(emerging, 'Blockchain')
  await page.keyboard.press('ArrowRight')
  await expect(emerging.locator('astro-island')).toHaveAttribute('ssr')
  arrive()

  await expect(emerging.locator('astro-island')).not.toHaveAttribute('ssr')
  await expectOpen(emerging, 'Cloud')
  await emerging.getByRole('tab', { name: 'Blockchain' }).click()
  await expectOpen(emerging, 'Blockchain')

  arrive = await hold(page, island)
  await page.reload()
  const carousel = page.locator('.expertise [aria-roledescription=carousel]')
  await dot(carousel, 'Fintech').click()
  await expect(dot(carousel, 'Fintech')).not.toHaveAttribute('aria-current', 'true')
  arrive()

  await expect(dot(carousel, 'Fintech')).toHaveAttribute('aria-current', 'true')
})
