import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { section } from '../support/page-parts.ts'

// A logo that fails is hidden.
test.use({ pictures: true })

// The services listing and the service pages: specification 5.1, 6.1, 9.1 and 9.3, as a visitor uses them. The parts of
// each page: every-page.spec.ts.

const CORE = ['Web Development', 'Software Development', 'App Development']
const SPECIALIZED = ['Data Engineering', 'Cloud Engineering', 'DevOps', 'QA Testing']
const ADDITIONAL = ['MVP Development', 'IT Consulting']
const TABS = [
  ['Core Services', 'core', CORE],
  ['Specialized', 'specialized', SPECIALIZED],
  ['Additional', 'additional', ADDITIONAL],
] as const

const serviceCards = (page: Page) => page.locator('.service-card:visible h4')
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

test('the listing shows all nine services at first, each with at most four features and the way to its page', async ({
  page,
}) => {
  await page.goto('/services')

  await expect(page.getByRole('tab')).toHaveText(['All Services9', 'Core Services3', 'Specialized4', 'Additional2'])
  await expect(tab(page, 'All Services')).toHaveAttribute('aria-selected', 'true')
  await expect(serviceCards(page)).toHaveText([...CORE, ...SPECIALIZED, ...ADDITIONAL])
  for (const card of await page.locator('.service-card').all()) {
    expect(await card.locator('.service-features li').count()).toBeLessThanOrEqual(4)
    const path = await card.getByRole('link', { name: 'See the service' }).getAttribute('href')
    expect(path).toMatch(/^\/services\//)
    expect((await page.request.get(path ?? '')).status()).toBe(200)
  }
})

test('a tab shows the services of its category alone, and the address keeps the choice', async ({ page }) => {
  await page.goto('/services')

  for (const [name, category, services] of TABS) {
    await tab(page, name).click()
    await expect(serviceCards(page)).toHaveText([...services])
    await expect(page).toHaveURL(`/services?category=${category}`)
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
  }
  await tab(page, 'All Services').click()
  await expect(serviceCards(page)).toHaveCount(9)
  await expect(page).toHaveURL('/services')
})

test('an address with a category opens its tab, and Back from a service finds it chosen still', async ({ page }) => {
  await page.goto('/services?category=core')
  await expect(serviceCards(page)).toHaveText(CORE)
  await tab(page, 'Specialized').click()
  await page.getByRole('main').getByRole('link', { name: 'QA Testing' }).last().click()
  await expect(page).toHaveURL('/services/qa-testing')

  await page.goBack()

  await expect(tab(page, 'Specialized')).toHaveAttribute('aria-selected', 'true')
  await expect(serviceCards(page)).toHaveText(SPECIALIZED)
})

test('arrow keys, Home and End walk the tabs, and Tab leaves them', async ({ page }) => {
  await page.goto('/services')
  await tab(page, 'All Services').hover()
  await expect(tab(page, 'Core Services')).toHaveAttribute('tabindex', '-1')
  await tab(page, 'All Services').focus()

  for (const [key, name] of [
    ['ArrowRight', 'Core Services'],
    ['End', 'Additional'],
    ['ArrowRight', 'All Services'],
    ['ArrowLeft', 'Additional'],
    ['Home', 'All Services'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(page, name)).toBeFocused()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  }
  // Alt and an arrow is the browser's Back.
  const goesBack = await tab(page, 'All Services').evaluate((tab) =>
    tab.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
    ),
  )
  expect(goesBack).toBe(true)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0)
})

test('the tools are the sixteen and the twelve named, and one whose logo fails is not shown', async ({ page }) => {
  await page.goto('/services/it-consulting')
  await expect(section(page, 'stack').getByRole('listitem')).toHaveText(
    'Azure,AWS,Google Cloud,Docker,Kubernetes,Terraform,Jenkins,Ansible,VMware,Splunk,Grafana,Prometheus'.split(','),
  )

  await page.route(/\/python[^/]*\.svg$/, (route) => route.abort())
  await page.goto('/services/software-development')
  await section(page, 'stack').scrollIntoViewIfNeeded()

  await expect(section(page, 'stack').locator('li:visible')).toHaveText(
    'JavaScript,Java,C#,Node.js,React,Angular,Vue.js,Spring,.NET,MySQL,PostgreSQL,MongoDB,Redis,Docker,AWS'.split(','),
  )
})

test('one answer is open at a time, and the open question closes itself', async ({ page }) => {
  await page.goto('/services/devops')
  const questions = section(page, 'faq').locator('details')
  const open = section(page, 'faq').locator('details[open]')

  for (const at of [2, 5, 0]) {
    await questions.nth(at).locator('summary').click()
    await expect(open).toHaveCount(1)
    await expect(questions.nth(at)).toHaveAttribute('open', '')
  }
  await questions.nth(0).locator('summary').press('Enter')
  await expect(open).toHaveCount(0)
})

const SITES = ['Ketteridge & Oak', 'Marlstone Hall', 'Fennwick School', 'Ostravale', 'Dunmorrow Clinic']

test('the client sites are stepped through by arrows, dots and keys, and never move alone', async ({ page }) => {
  await page.clock.install()
  await page.goto('/services/web-development')
  const carousel = page.getByRole('region', { name: 'Client Sites', exact: true })
  const dot = (name: string) => carousel.getByRole('button', { name: new RegExp(`^${name}, \\d of 5$`) })
  // Until all parts of the page are back, scrolling to one may end elsewhere.
  await expect(page.locator('body > footer')).toHaveCSS('content-visibility', 'visible')
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.locator('[aria-roledescription=slide] h3')).toHaveText(SITES)

  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect(dot('Marlstone Hall')).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(30_000)
  await expect(dot('Marlstone Hall')).toHaveAttribute('aria-current', 'true')

  await dot('Dunmorrow Clinic').press('Enter')
  await expect(dot('Dunmorrow Clinic')).toHaveAttribute('aria-current', 'true')
  await expect(carousel.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  const last = carousel.locator('[aria-roledescription=slide]', { hasText: 'Dunmorrow Clinic' })
  await expect(last).toBeInViewport({ ratio: 0.9 })

  await carousel.getByRole('group', { name: /slides$/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => page.clock.runFor(200).then(() => dot('Ostravale').getAttribute('aria-current'))).toBe('true')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the listing shows all services, and its tabs lead to their groups', async ({ page }) => {
    await page.goto('/services')
    await expect(serviceCards(page)).toHaveCount(9)

    await tab(page, 'Additional').click()

    await expect(page).toHaveURL('/services#additional')
    await expect(page.locator('#additional h3')).toBeInViewport()
    await expect(serviceCards(page)).toHaveCount(9)
  })

  test('a service page unfolds answers, shows all client sites, and its quote leads to the form', async ({ page }) => {
    await page.goto('/services/web-development')
    await section(page, 'faq').locator('summary').nth(3).click()
    await expect(section(page, 'faq').locator('details[open]')).toHaveCount(1)
    await expect(section(page, 'sites').getByRole('heading', { level: 3 })).toHaveText(SITES)

    await section(page, 'band').getByRole('link', { name: 'Get A Quote' }).click()

    await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('web-development')
  })
})
