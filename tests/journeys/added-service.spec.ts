import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { anotherBuild } from '../support/another-build.ts'
import { faults } from '../support/axe.ts'
import { bareTest as base, expect } from '../support/journey.ts'
import { startSite } from '../support/site.ts'

// A service that somebody adds as one file of content/services: it has no composition of its own.

const test = base.extend<object, { added: string }>({
  added: [
    async ({}, use) => {
      const build = await anotherBuild({ change: addService })
      const site = await startSite({ root: build.root })
      await use(site.url)
      await site.remove()
      build.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ added }, use) => use(added),
})
test.describe.configure({ mode: 'default' })

/** Web development has every section that a service can have. */
function addService(root: string) {
  const from = parse(readFileSync(join(root, 'content/services/web-development.yaml'), 'utf8'))
  const points = ['Asked', 'Looked', 'Agreed', 'Done'].map((label, at) => ({
    label,
    figure: `${at} d`,
    x: 10 + at * 25,
    y: 80 - at * 18,
  }))
  // A page says what no other says: here each ends in its own way.
  const ending = (sign: string) => {
    const own = (text: string) => text.slice(0, -1) + sign
    const { seo, hero, band, faqs } = from
    return {
      ...from,
      seo: { ...seo, description: own(seo.description) },
      hero: { ...hero, intro: own(hero.intro) },
      band: { text: own(band.text) },
      faqs: faqs.map((one: { answer: string }) => ({ ...one, answer: own(one.answer) })),
    }
  }
  const tides = ending('!')
  const slack = ending(';')
  const added = {
    ...tides,
    order: 20,
    name: 'Tide Tables',
    seo: { ...tides.seo, title: 'Tide tables, and what they are for' },
    menu: { ...from.menu, label: 'Tide Tables' },
    charts: [],
    hero: { ...tides.hero, chart: { caption: 'The course of one question, in days', kind: 'course', points } },
    expertise: { heading: 'Four things', lead: from.stack.lead, cards: from.solutions.items.slice(0, 4).map(plain) },
  }
  writeFileSync(join(root, 'content/services/tide-tables.yaml'), stringify(added))
  // A copy with names of its own, as somebody makes it who has no chart.
  const copy = {
    ...slack,
    order: 21,
    name: 'Slack Water',
    seo: { ...slack.seo, title: 'Slack water, and what it is for' },
  }
  writeFileSync(join(root, 'content/services/slack-water.yaml'), stringify(copy))
}

const plain = ({ title, text }: { title: string; text: string }) => ({ title, text })

test('it has a whole page, stands in the menu, the listing and the quote form, and axe finds nothing', async ({
  page,
}) => {
  await page.goto('/services/tide-tables')

  const sections = await page
    .getByRole('main')
    .locator('section[aria-labelledby$=-title]')
    .evaluateAll((found) => found.map((section) => section.getAttribute('aria-labelledby')))
  expect(sections).toEqual(
    [
      'page',
      'offerings',
      'solutions',
      'reasons',
      'process',
      'stack',
      'achievements',
      'expertise',
      'sites',
      'band',
      'faq',
    ].map((name) => `${name}-title`),
  )
  await expect(page.locator('.chart-points li')).toHaveCount(4)
  await expect(page.locator('.tiles > li')).toHaveCount(4)
  await expect(page.getByRole('banner').locator('#mega-menu').getByText('Tide Tables')).toHaveCount(1)
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      `at ${width} px`,
    ).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await faults(page)).toEqual([])

  await page.getByRole('main').getByRole('link', { name: 'Get A Quote' }).first().click()
  await expect(page.getByRole('combobox', { name: 'Service' })).toContainText('Tide Tables')
})

test('a copy of another service without a chart for its hero has a sea-bed there', async ({ page }) => {
  await page.goto('/services/slack-water')

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.inner-hero-art svg').first()).toBeVisible()
  await expect(page.locator('.inner-hero figcaption, .chart-points')).toHaveCount(0)
})
