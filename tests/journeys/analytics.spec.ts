import type { Page } from '@playwright/test'
import { test as base, expect, freshAddress } from '../support/journey.ts'
import { awake, choose, fail } from '../support/visitor.ts'

// Every event of the content pages (specification 23.2), told to a facility that exists: a gtag of ours, in place of
// Google's.

type Event = [action: string, category: string, label: string]

const test = base.extend<{ told: Event[] }>({
  /** What has been told so far, across pages. */
  told: [
    async ({ context }, use) => {
      const told: Event[] = []
      await context.exposeFunction('tell', (...event: Event) => told.push(event))
      await context.addInitScript(() => {
        const { tell } = window as unknown as { tell: (...event: unknown[]) => void }
        window.gtag = (_, action, details) => tell(action, details?.event_category, details?.event_label)
      })
      await use(told)
    },
    { auto: true },
  ],
})

const PARTNERSHIP = '/blog/partnership-program'
const SLUG = 'partnership-program'

test('where there is no facility, that costs one warning and nothing else', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))

  await page.goto('/blog')
  await page.mouse.wheel(0, 400)
  await page.goto('/about')

  expect(warnings).toEqual(Array(2).fill('PUBLIC_GA_MEASUREMENT_ID is not set: no analytics.'))
  await expect(page.locator('#consent')).toHaveCount(0)
})

test('searching, filtering and choosing an article @firefox', async ({ page, told }) => {
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('partner')
  // Enter before the island wakes is a plain request; that is the next test.
  await expect(page.locator('astro-island:has(.post-filter)')).not.toHaveAttribute('ssr')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('button', { name: 'Partnership', exact: true }).click()
  await page.getByRole('link', { name: /^Read Article.*Four ways to/ }).click()
  await page.waitForURL(`**${PARTNERSHIP}`)

  await expect
    .poll(() => told)
    .toEqual([
      ['page_view', 'page', '/blog'],
      ['search', 'blog', 'partner'],
      ['category_filter', 'blog', 'Partnership'],
      ['blog_post_click', 'blog', SLUG],
      ['page_view', 'page', PARTNERSHIP],
    ])
})

test('a search that was sent before the script was awake is told once, on arrival', async ({ page, told }) => {
  await page.route(/PostFilter/, (route) => route.abort())
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('two  words')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL('**/blog?q=two*')
  await page.reload()

  const view: Event = ['page_view', 'page', '/blog']
  await expect.poll(() => told).toEqual([view, view, ['search', 'blog', 'two  words'], view])
})

test('a search that is then filtered by a plain request is told once', async ({ page, told }) => {
  await page.route(/PostFilter/, (route) => route.abort())
  await page.goto('/blog')
  await page.getByRole('searchbox').fill('the')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL('**/blog?q=the*')
  await page.getByRole('button', { name: 'Security', exact: true }).click()
  await page.waitForURL('**/blog?*category=Security*')

  const view: Event = ['page_view', 'page', '/blog']
  await expect
    .poll(() => told)
    .toEqual([view, view, ['search', 'blog', 'the'], view, ['category_filter', 'blog', 'Security']])
})

test('liking, unliking, sharing and copying', async ({ page, told, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(PARTNERSHIP)
  await wake(page)

  const like = page.getByRole('button', { name: /Like/ })
  await like.click()
  await like.click()
  for (const name of ['Twitter', 'Facebook', 'LinkedIn'])
    await page.getByRole('link', { name: new RegExp(`Share on ${name}`) }).click()
  await page.getByRole('button', { name: 'Copy' }).click()

  await expect
    .poll(() => told.slice(1))
    .toEqual([
      ['like', 'blog', SLUG],
      ['unlike', 'blog', SLUG],
      ['share', 'blog', `Twitter ${SLUG}`],
      ['share', 'blog', `Facebook ${SLUG}`],
      ['share', 'blog', `LinkedIn ${SLUG}`],
      ['share', 'blog', `Copy ${SLUG}`],
    ])
})

test('going on to another article, to the author, and from there', async ({ page, told, context }) => {
  await page.goto(PARTNERSHIP)
  const related = page.getByRole('region', { name: 'Keep reading' }).getByRole('link').first()
  const slug = (await related.getAttribute('href'))?.split('/').at(-1) ?? ''
  const [other] = await Promise.all([context.waitForEvent('page'), related.click()])
  await other.waitForLoadState()
  await expect
    .poll(() => told.slice(1))
    .toEqual([
      ['related_blog_click', 'blog', slug],
      ['page_view', 'page', `/blog/${slug}`],
    ])
  told.length = 0

  const [profile] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /View Profile/ }).click(),
  ])
  const username = new URL(profile.url()).pathname.split('/').at(-1) ?? ''
  await profile.getByText('Security', { exact: true }).first().click()
  const [article] = await Promise.all([
    context.waitForEvent('page'),
    profile.locator('[data-of]:visible').getByRole('link').click(),
  ])
  await article.waitForLoadState()

  await expect.poll(() => told.length).toBe(5)
  const path = new URL(article.url()).pathname
  expect(told).toEqual([
    ['page_view', 'page', `/profile/${username}`],
    ['profile_view', 'profile', username],
    ['category_filter', 'profile', 'Security'],
    ['blog_post_click', 'profile', path.split('/').at(-1)],
    ['page_view', 'page', path],
  ])
})

test('applying for a partnership: an error, then success', async ({ page, told }) => {
  await page.goto(PARTNERSHIP)
  await page.getByRole('link', { name: 'Apply for Partnership' }).click()
  const form = await awake(page.getByRole('dialog', { name: 'Apply for Partnership' }).locator('form'))
  await form.getByLabel('Full Name').fill('Ingrid Sorensen')
  await form.getByLabel('Email Address').fill(freshAddress())
  await form.getByLabel('Phone Number').fill('614 555 0166')
  await choose(form, 'Partnership Type', 'White-Label Reseller')
  const send = form.getByRole('button', { name: 'Submit application' })
  await fail(page, '**/api/partnership')

  await send.click()
  await expect.poll(() => told.slice(1)).toEqual([['error', 'partnership', 'form_submit']])
  await page.unroute('**/api/partnership')
  await send.click()

  await expect.poll(() => told.slice(2)).toEqual([['form_submit', 'partnership', 'white-label']])
})

test('subscribing to the newsletter: an error, then success', async ({ page, told }) => {
  await page.goto(PARTNERSHIP)
  const band = page.getByRole('main').locator('form[action="/api/newsletter"]')
  await band.scrollIntoViewIfNeeded()
  await expect(band).toHaveAttribute('novalidate', '')
  await band.getByRole('textbox').fill(freshAddress())
  await fail(page, '**/api/newsletter')

  await band.getByRole('button').click()
  await expect.poll(() => told.slice(1)).toEqual([['error', 'newsletter', 'article']])
  await page.unroute('**/api/newsletter')
  await band.getByRole('button').click()

  await expect.poll(() => told.slice(2)).toEqual([['newsletter_subscribe', 'newsletter', 'article']])
})

/** Islands wake after the first touch; what they take over is then under their control. */
async function wake(page: Page): Promise<void> {
  await page.mouse.wheel(0, 400)
  await expect(page.locator('astro-island:has(.like)')).not.toHaveAttribute('ssr')
}
