import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { multiplyPosts } from '../../scripts/multiply-posts.ts'
import { anotherBuild } from '../support/another-build.ts'
import { faults } from '../support/axe.ts'
import { bareTest as base, expect } from '../support/journey.ts'
import { startSite } from '../support/site.ts'

// A site with more content than ours, built once: two services that somebody adds as one file of content/services each,
// without a composition of their own, and forty articles, of which a page shows fourteen at first.

const test = base.extend<object, { added: string }>({
  added: [
    async ({}, use) => {
      const build = await anotherBuild({
        change(root) {
          addServices(root)
          multiplyPosts(join(root, 'content/blog'), 40)
        },
      })
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
function addServices(root: string) {
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

test('fourteen are shown, the two newest large, and more on demand, from where the reader was', async ({ page }) => {
  await page.goto('/blog')
  await expect(cards(page)).toHaveCount(14)
  await expect(page.locator('[data-leading]')).toHaveCount(2)
  await page.getByRole('searchbox').press('Tab')
  await expect(page.locator('astro-island:has(.post-filter)')).not.toHaveAttribute('ssr')

  await page.getByRole('link', { name: 'Show more articles' }).click()

  await expect(cards(page)).toHaveCount(26)
  await expect(cards(page).nth(14).getByRole('link')).toBeFocused()
  await expect(page.locator('#more-articles')).toContainText('26 of 40 shown')
  await expect(page).toHaveURL(/\/blog\?show=26$/)
  await page.getByRole('link', { name: 'Show more articles' }).click()
  await page.getByRole('link', { name: 'Show more articles' }).click()
  await expect(cards(page)).toHaveCount(40)
  await expect(page.locator('#more-articles')).toBeHidden()
  await page.goBack()
  await expect(cards(page)).toHaveCount(38)
})

test('a new search starts with its first answers, two of them large', async ({ page }) => {
  await page.goto('/blog?show=40')
  await expect(cards(page)).toHaveCount(40)
  await page.getByRole('searchbox').fill('partner')
  await expect(page.locator('astro-island:has(.post-filter)')).not.toHaveAttribute('ssr')

  await page.getByRole('searchbox').press('Enter')

  await expect(page.getByText('with “partner”')).toBeVisible()
  const found = await cards(page).count()
  expect(found).toBeLessThan(14)
  expect(found).toBeGreaterThan(2)
  await expect(page).toHaveURL(/\/blog\?q=partner$/)
  await expect(page.locator('[data-leading]:visible')).toHaveCount(2)
  await expect(cards(page).nth(1)).toHaveAttribute('data-leading')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same link brings the same articles', async ({ page }) => {
    await page.goto('/blog')
    await expect(cards(page)).toHaveCount(14)

    await page.getByRole('link', { name: 'Show more articles' }).click()

    await expect(cards(page)).toHaveCount(26)
    await expect(page.locator('[data-leading]:visible')).toHaveCount(2)
  })
})

function cards(page: Page) {
  return page.locator('#articles > li:visible')
}
