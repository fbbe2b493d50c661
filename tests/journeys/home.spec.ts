import { INDUSTRIES, openTab, quoteDialog, SERVICES, TECHNOLOGIES } from '../support/home-page.ts'
import { expect, test } from '../support/journey.ts'

test.use({ pictures: true })

// The other sections of the home page.

test('the home page, from its clients to its questions, in one visit', async ({ page }) => {
  await page.route(/\/python[^/]*\.svg$/, (route) => route.abort())
  await page.goto('/')

  await test.step('eighteen clients pass three times over, and are named once', async () => {
    await expect(page.locator('.client-run > li')).toHaveCount(54)
    await expect(page.locator('.client-strip').getByRole('listitem')).toHaveCount(18)
    await expect(page.locator('.client-strip').getByRole('img')).toHaveCount(18)
  })

  await test.step('the statistics are those of the company', async () => {
    await expect(page.locator('.statistic-value')).toHaveText(['500+', '98%', '20+', '5+'])
  })

  await test.step('fifteen of the twenty technologies are shown, and one whose logo fails is not', async () => {
    const logos = page.locator('.technologies-grid > li')
    await expect(logos).toHaveCount(15)
    await expect(page.getByText('15 of 20 shown')).toBeVisible()

    await logos.last().scrollIntoViewIfNeeded()

    await expect(logos.filter({ hasText: 'Python' })).toBeHidden()
    await expect(page.locator('.technologies-grid > li:not([hidden])')).toHaveCount(14)
  })

  await test.step('of the six emerging technologies Big Data is open first; each has its description and four services', async () => {
    const emerging = page.locator('#emerging')
    await emerging.getByRole('tablist').scrollIntoViewIfNeeded()
    await expect(emerging.getByRole('tab')).toHaveText(TECHNOLOGIES)
    await expect(openTab(emerging)).toHaveText('Big Data')

    await emerging.getByRole('tab', { name: 'Blockchain' }).click()
    await expect(openTab(emerging)).toHaveText('Blockchain')
    await page.keyboard.press('Home')
    for (const name of TECHNOLOGIES) {
      await expect(openTab(emerging)).toHaveText(name)
      const panel = emerging.getByRole('tabpanel', { name, exact: true })
      await expect(panel.locator('.emerging-text')).toBeVisible()
      await expect(panel.getByRole('listitem')).toHaveCount(4)
      await page.keyboard.press('ArrowRight')
    }
  })

  await test.step('each business stage has a Get Started that opens the quote dialog', async () => {
    const stages = page.locator('.stages').getByRole('article')
    await expect(stages.getByRole('heading')).toHaveText(['Startups', 'Growing Businesses', 'Enterprise'])

    for (const stage of await stages.all()) {
      await stage.getByRole('link', { name: /^Get Started/ }).click()
      await expect(quoteDialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(quoteDialog(page)).toBeHidden()
    }
  })

  await test.step('of the questions one is open or none, and all that is claimed is there', async () => {
    const questions = page.locator('.faq-list details')
    const open = page.locator('.faq-list details[open]')
    // The one with a chart.
    await expect(open).toHaveCount(1)
    await expect(open).toContainText('2 weeks to 4 months')

    for (const [at, claim] of (
      '750+ IT professionals, 2 weeks to 4 months, every 2-6 weeks, $50K to $1M, ISO 9001, ' +
      'support runs 1-3 months, 62% of our revenue comes from customers who have been with us over 2 years'
    )
      .split(', ')
      .entries()) {
      await questions.nth(at).locator('summary').click()
      await expect(open).toHaveCount(1)
      await expect(open.locator('.faq-answer')).toContainText(claim)
      await expect(open.locator('.faq-answer')).toBeVisible()
    }

    await open.locator('summary').press('Enter')
    await expect(open).toHaveCount(0)
  })
})

test.describe('with films', () => {
  test.use({ films: true })

  test('the films of the three work models play at 1.8 times their speed', async ({ page }) => {
    await page.goto('/')
    const films = page.locator('.models video')
    for (const name of ['Project-Based Development', 'Team-Based Development', 'Staff Augmentation'])
      await expect(page.locator('.models').getByRole('heading', { name })).toBeVisible()

    for (const film of await films.all()) {
      await film.scrollIntoViewIfNeeded()
      await expect(film).toHaveJSProperty('playbackRate', 1.8)
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    }
    expect(await films.count()).toBe(3)
  })
})

test('the home page on a phone, in one visit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/', { waitUntil: 'load' })

  await test.step('on a phone the whole page is 14,000 px long at most', async () => {
    // With what the footer says of the page.
    await expect(page.locator('#this-page')).toBeVisible()
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(8_000)
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(14_000)
  })

  const opacities = () =>
    page
      .locator('.client-run > li:visible')
      .evaluateAll((clients) => clients.map((client) => Number(getComputedStyle(client).opacity)))
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    await test.step(`on a phone six clients are seen at a time, with ${reducedMotion} for motion`, async () => {
      if (reducedMotion === 'reduce')
        // What stops while one page fades into the next shows one.
        await page.locator('.client-run > li').evaluateAll((clients) => {
          for (const fade of clients.flatMap((client) => client.getAnimations())) fade.currentTime = 3800
        })
      await page.emulateMedia({ reducedMotion })
      expect(await opacities()).toHaveLength(18)
      // While one page fades into the next, both are seen in part.
      await expect.poll(async () => (await opacities()).filter((seen) => seen === 0).length).toBe(12)
      expect((await opacities()).reduce((sum, seen) => sum + seen, 0)).toBeLessThanOrEqual(7)
      await expect(page.locator('.client-run')).toHaveCSS('transform', 'none')
    })
  await page.getByRole('radio', { name: 'Clients 7-12 of 18' }).check()
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion })
    await expect
      .poll(async () => (await opacities()).map((seen, at) => seen * (at + 1)).filter(Boolean))
      .toEqual([7, 8, 9, 10, 11, 12])
  }

  await test.step('Get Started Today brings the consultation form into view, on a phone, too', async () => {
    await page.getByRole('link', { name: 'Get Started Today' }).click()

    await expect(page.locator('#consultation')).toBeInViewport()
    await expect(page.getByLabel('Full name')).toBeInViewport()
  })
})

test('a new page starts at its top, and Back returns to where one was', async ({ page }) => {
  await page.goto('/')
  // Until then, parts that were not seen have heights of a guess.
  await expect(page.locator('body > footer')).toHaveCSS('content-visibility', 'visible')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).first()
  await link.scrollIntoViewIfNeeded()
  // Where one was is where one left: the click itself may have moved the page.
  await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.setItem('left', String(scrollY))))

  await link.click()
  await expect(page).toHaveURL('/privacy-policy')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const before = Number(await page.evaluate(() => sessionStorage.getItem('left')))
  expect(before).toBeGreaterThan(2000)

  await page.goBack()
  await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), before)).toBeLessThan(200)
})

test('every service is readable when the script of the tabs cannot be had', async ({ page }) => {
  let refused = 0
  await page.route(/ServicesTabs.*\.js/, (route) => {
    refused += 1
    return route.abort()
  })
  await page.goto('/')
  await page.locator('#services').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 50)

  await expect.poll(() => refused).toBeGreaterThan(0)
  await expect(page.locator('.services-panel:visible')).toHaveCount(SERVICES.length)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every tab, card and answer is readable, in its order', async ({ page }) => {
    await page.goto('/')

    await expect(page.locator('.services-panel:visible .service-name')).toHaveText(
      SERVICES.map(([name]) => new RegExp(`^${name}`)),
    )
    await expect(page.locator('.emerging-panel:visible .emerging-name')).toHaveText(TECHNOLOGIES)
    await expect(page.locator('[aria-roledescription=slide] h3:visible')).toHaveText(INDUSTRIES)
    await expect(page.getByRole('tablist')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Pause all motion' })).toHaveCount(0)
    // No player that cannot play: its still.
    await expect(page.locator('video:visible')).toHaveCount(0)
    await expect(page.locator('.hero-film img')).toBeVisible()
    // Nothing could pause it.
    await expect(page.locator('.client-run')).toHaveCSS('animation-name', 'none')
    const last = page.locator('.faq-list details').last()
    await last.locator('summary').click()
    await expect(last.locator('.faq-answer')).toBeVisible()
    await page.getByRole('link', { name: 'Get Started Today' }).click()
    await expect(page.locator('#consultation')).toBeInViewport()
  })
})
