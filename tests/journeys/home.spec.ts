import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

/** Opens the home page with a clock that stands still until the test lets it run. */
async function openWithStillClock(page: Page) {
  await page.clock.install({ time: '2026-11-18T15:00:00Z' })
  await page.clock.pauseAt('2026-11-18T16:00:00Z')
  await page.goto('/')
}

const quoteDialog = (page: Page) => page.getByRole('dialog', { name: 'Get Your Free Quote' })
const openTab = (tabs: Locator) => tabs.locator('[role=tab][aria-selected=true]')

const SERVICES = [
  ['Web Development', 'web-development'],
  ['Software Consulting', 'software-development'],
  ['Cloud Engineering', 'cloud-engineering'],
  ['Mobile Development', 'app-development'],
  ['UI/UX Design', 'web-development'],
  ['MVP Development', 'mvp-development'],
  ['Digital Marketing', 'web-development'],
  ['Data Engineering', 'data-engineering'],
] as const

/** The services' tabs, once they turn. */
async function turningServices(page: Page): Promise<Locator> {
  const tabs = page.locator('.services-tabs')
  await tabs.scrollIntoViewIfNeeded()
  await expect(tabs).toHaveAttribute('data-running', 'true')
  return tabs
}

async function expectOpen(tabs: Locator, name: string) {
  await expect(openTab(tabs)).toContainText(name)
  await expect(tabs.getByRole('tabpanel')).toHaveCount(1)
}

test('the eight services turn every four seconds, and after the last comes the first', async ({ page }) => {
  await openWithStillClock(page)
  const tabs = await turningServices(page)

  for (const [name] of [...SERVICES, SERVICES[0]]) {
    await expectOpen(tabs, name)
    await page.clock.runFor(3900)
    await expectOpen(tabs, name)
    await page.clock.runFor(100)
  }
  await expectOpen(tabs, 'Software Consulting')
})

test('the services wait under the pointer, under keyboard focus and for the pause control', async ({ page }) => {
  await openWithStillClock(page)
  const tabs = await turningServices(page)
  const waits = async () => {
    await expect(tabs).not.toHaveAttribute('data-running')
    await page.clock.runFor(20_000)
  }

  await tabs.getByRole('tabpanel').hover()
  await waits()
  await expectOpen(tabs, 'Web Development')
  await page.mouse.move(720, 5)
  await expect(tabs).toHaveAttribute('data-running', 'true')
  await page.clock.runFor(4000)
  await expectOpen(tabs, 'Software Consulting')

  await openTab(tabs).focus()
  await waits()
  await expectOpen(tabs, 'Software Consulting')
  await openTab(tabs).blur()
  await expect(tabs).toHaveAttribute('data-running', 'true')

  await tabs.getByRole('button', { name: 'Pause all motion' }).click()
  await page.mouse.move(720, 5)
  await waits()
  await expectOpen(tabs, 'Software Consulting')
  await tabs.getByRole('button', { name: 'Let things move' }).click()
  await page.mouse.move(720, 5)
  await expect(tabs).toHaveAttribute('data-running', 'true')
})

test('a click on a service opens it, with its bullets, picture, page and quote', async ({ page }) => {
  await page.goto('/')
  const tabs = await turningServices(page)

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

test('the services are worked by arrow keys, Home and End', async ({ page }) => {
  await page.goto('/')
  const tabs = await turningServices(page)
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

const CARDS = ['Automotive', 'Healthcare', 'On-Demand', 'Ecommerce', 'Fintech']
const dot = (carousel: Locator, name: string) =>
  carousel.getByRole('button', { name: new RegExp(`^${name}, \\d of 5$`) })

/** The expertise carousel, once it runs: its copies for the wrap-around stand then. */
async function wokenCarousel(page: Page): Promise<Locator> {
  const carousel = page.locator('.expertise [aria-roledescription=carousel]')
  await carousel.locator('.carousel-strip').scrollIntoViewIfNeeded()
  await expect(carousel.locator('.carousel-strip > [inert]')).toHaveCount(5)
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

test('the industries glide on every four seconds, run on past the last, and start again a second later', async ({
  page,
}) => {
  await openWithStillClock(page)
  const carousel = await wokenCarousel(page)
  await expect(carousel.locator('[aria-roledescription=slide] h3')).toHaveText(CARDS)

  for (const [at, name] of CARDS.entries()) {
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

test('the industries rest under the pointer; a dot chooses one', async ({ page }) => {
  await openWithStillClock(page)
  const carousel = await wokenCarousel(page)

  await carousel.locator('.carousel-strip').hover()
  await page.clock.runFor(20_000)
  await expect(dot(carousel, 'Automotive')).toHaveAttribute('aria-current', 'true')

  await dot(carousel, 'Fintech').click()
  await expect(dot(carousel, 'Fintech')).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => placeOf(carousel)).toBe(4)
  await dot(carousel, 'Healthcare').press('Enter')
  await expect.poll(() => placeOf(carousel)).toBe(1)
})

for (const [width, inView] of [
  [1440, 4],
  [768, 2],
  [390, 1],
] as const) {
  test(`${inView} of the five industries are in view at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')

    const whole = await page.locator('.expertise .carousel-strip').evaluate((strip) => {
      const { left, right } = strip.getBoundingClientRect()
      return [...strip.querySelectorAll('[aria-roledescription=slide]')].filter((slide) => {
        const box = slide.getBoundingClientRect()
        return box.left >= left - 1 && box.right <= right + 1
      }).length
    })

    expect(whole).toBe(inView)
  })
}

test('fifteen of the twenty technologies are shown, and one whose logo fails is not', async ({ page }) => {
  await page.route(/\/python[^/]*\.svg$/, (route) => route.abort())
  await page.goto('/')
  const logos = page.locator('.technologies-grid > li')
  await expect(logos).toHaveCount(15)
  await expect(page.getByText('15 of 20 shown')).toBeVisible()

  await logos.last().scrollIntoViewIfNeeded()

  await expect(logos.filter({ hasText: 'Python' })).toBeHidden()
  await expect(page.locator('.technologies-grid > li:not([hidden])')).toHaveCount(14)
})

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

const TECHNOLOGIES = [
  'Artificial Intelligence',
  'Blockchain',
  'Cloud',
  'Big Data',
  'Internet of Things',
  'Mixed Reality',
]

test('of the six emerging technologies Big Data is open first; each has its description and four services', async ({
  page,
}) => {
  await page.goto('/')
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

test('a tab or a dot that is pressed before its script has come is not pressed in vain', async ({ page }) => {
  await page.route(/\/(EmergingTabs|ExpertiseCarousel)\.[^/]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.goto('/')
  const emerging = page.locator('#emerging')

  await emerging.getByRole('tab', { name: 'Blockchain' }).click()
  await expect(openTab(emerging)).toHaveText('Big Data')

  await expect(openTab(emerging)).toHaveText('Blockchain')

  await page.reload()
  const carousel = page.locator('.expertise [aria-roledescription=carousel]')
  await dot(carousel, 'Fintech').click()
  await expect(dot(carousel, 'Fintech')).not.toHaveAttribute('aria-current', 'true')

  await expect(dot(carousel, 'Fintech')).toHaveAttribute('aria-current', 'true')
})

test("the menu's Artificial Intelligence leads to that tab", async ({ page }) => {
  await page.goto('/about')
  const address = await page
    .locator('#mega-menu')
    .getByText('Artificial Intelligence')
    .locator('..')
    .getAttribute('href')
  expect(address).toBe('/?technology=artificial-intelligence#emerging')

  await page.goto(address ?? '')

  await expect(page.locator('#emerging')).toBeInViewport()
  await expect(openTab(page.locator('#emerging'))).toHaveText('Artificial Intelligence')
})

test('each business stage has a Get Started that opens the quote dialog', async ({ page }) => {
  await page.goto('/')
  const stages = page.locator('.stages').getByRole('article')
  await expect(stages.getByRole('heading')).toHaveText(['Startups', 'Growing Businesses', 'Enterprise'])

  for (const stage of await stages.all()) {
    await stage.getByRole('link', { name: /^Get Started/ }).click()
    await expect(quoteDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(quoteDialog(page)).toBeHidden()
  }
})

test('the statistics are those of the company', async ({ page }) => {
  await page.goto('/')

  await expect(page.locator('.statistic-value')).toHaveText(['500+', '98%', '20+', '5+'])
})

test('of the questions one is open or none, and all that is claimed is there', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('.faq-list details')
  const open = page.locator('.faq-list details[open]')
  await expect(open).toHaveCount(0)

  for (const [at, claim] of [
    '750+ IT professionals',
    '2 weeks to 4 months',
    'every 2-6 weeks',
    '$50K to $1M',
    'ISO 9001',
    'support runs 1-3 months',
    '62% of our revenue comes from customers who have been with us over 2 years',
  ].entries()) {
    await questions.nth(at).locator('summary').click()
    await expect(open).toHaveCount(1)
    await expect(open.locator('.faq-answer')).toContainText(claim)
    await expect(open.locator('.faq-answer')).toBeVisible()
  }

  await open.locator('summary').press('Enter')
  await expect(open).toHaveCount(0)
})

test('Get Started Today brings the consultation form into view', async ({ page }) => {
  await page.goto('/')

  await page.getByRole('link', { name: 'Get Started Today' }).click()

  await expect(page.locator('#consultation')).toBeInViewport()
  await expect(page.getByLabel('Full name')).toBeInViewport()
})

test('on a phone the whole page is laid out by the time it has been read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })

  await page.goto('/', { waitUntil: 'load' })

  const skipped = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main > section')].filter(
          (section) => getComputedStyle(section).contentVisibility !== 'visible',
        ).length,
    )
  await expect.poll(skipped, { timeout: 300 }).toBe(0)
})

test('eighteen clients pass three times over, and are named once', async ({ page }) => {
  await page.goto('/')

  await expect(page.locator('.client-run > li')).toHaveCount(54)
  await expect(page.locator('.client-strip').getByRole('listitem')).toHaveCount(18)
  await expect(page.locator('.client-strip').getByRole('img')).toHaveCount(18)
})

test('the header turns solid past 100 px, and back', async ({ page }) => {
  await page.goto('/')
  const header = page.locator('#header')

  await page.evaluate(() => window.scrollTo({ top: 98, behavior: 'instant' }))
  await expect(header).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => window.scrollTo({ top: 102, behavior: 'instant' }))
  await expect(header).toHaveAttribute('data-scrolled')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(header).not.toHaveAttribute('data-scrolled')
})

test('the menu of services opens under the pointer, closes with Escape, and its items open in a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const mega = page.locator('#mega-menu')
  await expect(mega).toBeHidden()

  await page.getByRole('banner').getByRole('link', { name: 'Services' }).hover()
  for (const column of ['Core Services', 'Specialized Support', 'Additional Services'])
    await expect(mega.getByText(column)).toBeVisible()
  for (const item of await mega.getByRole('link').all()) {
    await expect(item).toHaveAttribute('target', '_blank')
    await expect(item).toHaveAttribute('rel', /noopener/)
  }
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    mega.getByRole('link', { name: /^Cloud Services/ }).click(),
  ])
  await expect(opened).toHaveURL('/services/cloud-engineering')
  await opened.close()
  await page.bringToFront()

  await page.keyboard.press('Escape')
  await expect(mega).toBeHidden()
  await page.mouse.move(700, 800)
  await expect(mega).toBeHidden()
})

test('the menu of services is worked by keyboard', async ({ page }) => {
  await page.goto('/')
  const mega = page.locator('#mega-menu')
  const toggle = page.getByRole('button', { name: 'Show all services' })
  await toggle.focus()

  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(mega).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(mega.getByRole('link').first()).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(mega).toBeHidden()
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('on a phone the menu has the same links, and Services leads to the services of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
    'Home',
    'Services',
    'Portfolio',
    'Career',
    'Blog',
    'About',
    'Contact',
  ])

  await menu.getByRole('link', { name: 'Services' }).click()

  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/#services')
  await expect(page.locator('#services')).toBeInViewport()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'GET A QUOTE' }).click()
  await expect(quoteDialog(page)).toBeVisible()
  await expect(menu).toBeHidden()
})

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
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
}

test('the calm switch rests everything that moves, and is remembered', async ({ page }) => {
  const films = filmsOf(page)
  await page.goto('/')
  await expect.poll(() => films.some((url) => url.includes('/media/hero.'))).toBe(true)
  const strip = page.locator('.client-run')
  await expect(strip).toHaveCSS('animation-play-state', 'running')

  await page.locator('.hero-caption').getByRole('button', { name: 'Pause all motion' }).click()
  await expect(strip).not.toHaveCSS('animation-play-state', 'running')
  await expect(page.locator('.hero video')).toHaveJSProperty('paused', true)

  films.length = 0
  await page.reload()
  await expect(page.locator('.hero-caption').getByRole('button', { name: 'Let things move' })).toBeVisible()
  await scrollThrough(page)
  await expect(page.locator('.services-tabs')).not.toHaveAttribute('data-running')
  expect(films).toEqual([])
})

for (const { wish, ask } of [
  { wish: 'reduced motion', ask: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
  {
    wish: 'saved data',
    ask: (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  },
]) {
  test(`who asks for ${wish} is sent no film, and nothing turns`, async ({ page }) => {
    const films = filmsOf(page)
    await ask(page)
    await page.goto('/', { waitUntil: 'networkidle' })

    await scrollThrough(page)
    const tabs = page.locator('.services-tabs')
    await tabs.scrollIntoViewIfNeeded()
    await tabs.getByRole('tab', { name: 'Cloud Engineering' }).focus()
    await expectOpen(tabs, 'Cloud Engineering')

    await expect(tabs).not.toHaveAttribute('data-running')
    expect(films).toEqual([])
  })
}

test('a new page starts at its top, and Back returns to where one was', async ({ page }) => {
  await page.goto('/')
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every tab, card and answer is readable, in its order', async ({ page }) => {
    await page.goto('/')

    await expect(page.locator('.services-panel:visible .service-name')).toHaveText(
      SERVICES.map(([name]) => new RegExp(`^${name}`)),
    )
    await expect(page.locator('.emerging-panel:visible .emerging-name')).toHaveText(TECHNOLOGIES)
    await expect(page.locator('[aria-roledescription=slide] h3:visible')).toHaveText(CARDS)
    await expect(page.getByRole('tablist')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Pause all motion' })).toHaveCount(0)
    const last = page.locator('.faq-list details').last()
    await last.locator('summary').click()
    await expect(last.locator('.faq-answer')).toBeVisible()
    await page.getByRole('link', { name: 'Get Started Today' }).click()
    await expect(page.locator('#consultation')).toBeInViewport()
  })
})
