import { recordEvents, type Told } from '../support/events.ts'
import { test as base, expect } from '../support/journey.ts'

// Every event of the content pages (specification 23.2), told to a facility that exists: a gtag of ours, in place of
// Google's.

const test = base.extend<{ told: Told[] }>({
  /** What has been told so far, across pages. */
  told: [async ({ context }, use) => use(await recordEvents(context, { views: true })), { auto: true }],
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
  await page.waitForURL('**/blog?*q=two*')
  await page.reload()

  await test.step('a search that is then filtered by a plain request is told once', async () => {
    await page.getByRole('button', { name: 'Security', exact: true }).click()
    await page.waitForURL('**/blog?*category=Security*')
  })

  const view: Told = ['page_view', 'page', '/blog']
  await expect
    .poll(() => told)
    .toEqual([view, view, ['search', 'blog', 'two  words'], view, view, ['category_filter', 'blog', 'Security']])
})

test('going on to another article, to the author, and from there', async ({ page, told, context }) => {
  await page.goto(PARTNERSHIP)
  const all = page.getByRole('region', { name: 'Keep reading' }).getByRole('link')
  const related = all.first()
  const slug = (await related.getAttribute('href'))?.split('/').at(-1) ?? ''
  const [other] = await Promise.all([context.waitForEvent('page'), related.click()])
  await other.waitForLoadState()
  await test.step('four other articles and the profile open in new tabs', async () => {
    await expect(all).toHaveCount(4)
    await expect(other.locator('h1')).not.toHaveText('')
  })
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
  await profile.waitForLoadState()
  const username = new URL(profile.url()).pathname.split('/').at(-1) ?? ''
  expect(username).toMatch(/^[a-z0-9-]+-team$/)
  await test.step('the profile shows who writes, how to reach them, and totals counted from the articles', async () => {
    const main = profile.getByRole('main')

    for (const label of ['Location', 'Email', 'Phone', 'Website', 'Joined'])
      await expect(main.locator('dt', { hasText: label }).locator('+ dd')).toHaveText(/\S/)
    const figures = main.getByRole('region', { name: 'In figures' })
    await expect(figures.locator('dt')).toHaveText(['Articles', 'Total views', 'Total comments', 'Expertise areas'])
    const views = await main.locator('.profile-meta').allTextContents()
    const sum = views.reduce((total, text) => total + Number(/([\d,]+) views/.exec(text)?.[1]?.replace(',', '')), 0)
    expect(views).toHaveLength(6)
    await expect(figures.locator('dd').nth(1)).toHaveText(sum.toLocaleString('en-US'))
  })
  await profile.getByText('Security', { exact: true }).first().click()
  await expect(profile.locator('[data-of]:visible')).toHaveCount(1)
  expect(await profile.locator('[data-of="Security"] ul[aria-label="Tags"] li').count()).toBe(2)
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
