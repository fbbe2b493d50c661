import type { Locator, Page } from '@playwright/test'
import { quoteDialog } from '../support/home-page.ts'
import { expect, test } from '../support/journey.ts'

// A logo that fails is hidden.
test.use({ pictures: true })

// The services listing and the service pages: specification 5.1, 6.1, 9.1 and 9.3, as a visitor uses them. Long because
// of the table of the nine pages.

const section = (page: Page, id: string) => page.locator(`section[aria-labelledby=${id}-title]`)

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
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0)
})

interface Case {
  id: string
  name: string
  /** What the page has beside the parts of every service page, in its place. */
  more: string[]
  /** Its time frames, as one of its answers gives them. */
  times: RegExp[]
}

const PAGES: Case[] = [
  {
    id: 'web-development',
    name: 'Web Development',
    more: ['page-view', 'solutions', 'reasons', 'process', 'stack', 'achievements', 'sites'],
    times: [],
  },
  {
    id: 'software-development',
    name: 'Software Development',
    more: ['reasons', 'process', 'stack', 'achievements', 'achievements-again', 'expertise'],
    times: [/2-3 months/, /6-12 months or more/],
  },
  {
    id: 'app-development',
    name: 'App Development',
    more: ['process', 'expertise', 'reasons', 'achievements'],
    times: [/2-4 months/, /6-12 months/],
  },
  {
    id: 'data-engineering',
    name: 'Data Engineering',
    more: ['reasons', 'process', 'achievements'],
    times: [/2-4 weeks/, /3-6 months/],
  },
  { id: 'cloud-engineering', name: 'Cloud Engineering', more: ['reasons'], times: [/2-4 weeks/, /3-6 months/] },
  { id: 'mvp-development', name: 'MVP Development', more: ['reasons'], times: [/6-12 weeks/] },
  { id: 'devops', name: 'DevOps', more: ['reasons'], times: [/2-4 weeks/, /3-6 months/] },
  { id: 'qa-testing', name: 'QA Testing', more: ['reasons'], times: [/1-2 weeks/, /4-8 weeks/] },
  {
    id: 'it-consulting',
    name: 'IT Consulting',
    more: ['course', 'reasons', 'process', 'stack', 'achievements'],
    times: [/2-4 weeks/, /3-12 months/],
  },
]

for (const { id, name, more, times } of PAGES) {
  test(`${name} has its parts in order, its time frames among the answers, and its own quote and consultation`, async ({
    page,
  }) => {
    await page.goto(`/services/${id}`)
    const main = page.getByRole('main')

    const parts = await main
      .locator('section[aria-labelledby$=-title]')
      .evaluateAll((sections) => sections.map((part) => part.getAttribute('aria-labelledby')?.replace(/-title$/, '')))
    expect(parts).toEqual(['page', 'offerings', ...more, 'band', 'faq'])
    await expect(section(page, 'page').locator(':is(.tiles, .highlights) > li')).toHaveCount(4)
    await expect(section(page, 'offerings').getByRole('heading', { level: 3 })).toHaveCount(6)
    await expect(section(page, 'reasons').getByRole('heading', { level: 3 })).toHaveCount(3)
    if (more.includes('process')) await expect(section(page, 'process').locator('ol > li')).toHaveCount(6)
    await expect(main.getByRole('heading', { name: 'Ready to Transform Your Online Presence?' })).toBeVisible()

    await expect(section(page, 'faq').getByRole('heading', { level: 2 })).toHaveText('Frequently Asked Questions')
    const answers = await section(page, 'faq').locator('details').allTextContents()
    expect(answers).toHaveLength(6)
    expect(answers.some((answer) => times.every((time) => time.test(answer)))).toBe(true)

    const quotes = main.getByRole('link', { name: 'Get A Quote' })
    await expect(quotes).toHaveCount(2)
    for (const quote of await quotes.all()) await expect(quote).toHaveAttribute('data-choose', id)
    await expect(main.getByRole('link', { name: 'View Our Portfolio' })).toHaveAttribute('href', '/portfolio')
    await expect(main.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute(
      'href',
      `/?service=${id}#consultation`,
    )
  })
}

const FIGURES: [path: string, part: string, figures: string[]][] = [
  ['web-development', 'achievements', ['60+ web experts', '200+ projects', '4.8 GoodFirms', '4.9 Clutch']],
  ['software-development', 'achievements', ['60+ software', '200+ successful', '4.8 GoodFirms', '4.9 Clutch']],
  ['software-development', 'achievements-again', ['60+ software', '200+ successful', '4.9/5 Good', '4.8/5 Clutch']],
  ['app-development', 'achievements', ['30+ mobile experts', '150+ projects', '4.9/5 GoodFirms', '4.8/5 Clutch']],
  ['data-engineering', 'achievements', ['25+ data engineers', '100+ data projects', '4.9/5', '4.8/5']],
  ['it-consulting', 'achievements', ['150+ projects', '98% satisfaction', '12+ years', '4.9/5 rating']],
]

test('every achievement is stated as given, also where a page states it twice', async ({ page }) => {
  for (const [path, part, figures] of FIGURES) {
    await page.goto(`/services/${path}`)
    const stated = await section(page, part).getByRole('listitem').allInnerTexts()
    expect(stated).toHaveLength(4)
    for (const [at, figure] of figures.entries()) expect(bare(stated[at] ?? '')).toContain(bare(figure))
  }
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

test('Get A Quote and Schedule Consultation come with the service of the page chosen', async ({ page }) => {
  await page.goto('/services/qa-testing')
  await section(page, 'band').getByRole('link', { name: 'Get A Quote' }).click()
  await expect(quoteDialog(page).getByRole('combobox', { name: 'Service' })).toContainText('QA Testing')
  await page.keyboard.press('Escape')
  await expect(quoteDialog(page)).toBeHidden()

  await section(page, 'band').getByRole('link', { name: 'Schedule Consultation' }).click()

  await expect(page).toHaveURL('/?service=qa-testing#consultation')
  await expect(page.locator('#consultation').getByRole('combobox', { name: 'Service' })).toContainText('QA Testing')
})

const SITES = ['Ketteridge & Oak', 'Marlstone Hall', 'Fennwick School', 'Ostravale', 'Dunmorrow Clinic']

test('the client sites are stepped through by arrows, dots and keys, and never move alone', async ({ page }) => {
  await page.clock.install()
  await page.goto('/services/web-development')
  const carousel = page.getByRole('region', { name: 'Client Sites', exact: true })
  const dot = (name: string) => carousel.getByRole('button', { name: new RegExp(`^${name}, \\d of 5$`) })
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.locator('[aria-roledescription=slide] h3')).toHaveText(SITES)

  await expect(async () => {
    await carousel.getByRole('button', { name: 'Next' }).click()
    await expect(dot('Marlstone Hall')).toHaveAttribute('aria-current', 'true', { timeout: 1000 })
  }).toPass()
  await page.clock.runFor(30_000)
  await expect(dot('Marlstone Hall')).toHaveAttribute('aria-current', 'true')

  await dot('Dunmorrow Clinic').press('Enter')
  await expect(dot('Dunmorrow Clinic')).toHaveAttribute('aria-current', 'true')
  await expect(carousel.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  await expectInView(carousel, 'Dunmorrow Clinic')

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

  test('a service page unfolds its answers, shows all client sites, and its quote leads to the form', async ({
    page,
  }) => {
    await page.goto('/services/web-development')
    await section(page, 'faq').locator('summary').nth(3).click()
    await expect(section(page, 'faq').locator('details[open]')).toHaveCount(1)
    await expect(section(page, 'sites').getByRole('heading', { level: 3 })).toHaveText(SITES)

    await section(page, 'band').getByRole('link', { name: 'Get A Quote' }).click()

    await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('web-development')
  })
})

/** Without white space, as figures and their marks stand in elements of their own. */
function bare(text: string): string {
  return text.replace(/\s/g, '')
}

async function expectInView(carousel: Locator, name: string) {
  await expect(carousel.locator('[aria-roledescription=slide]', { hasText: name })).toBeInViewport({ ratio: 0.9 })
}
