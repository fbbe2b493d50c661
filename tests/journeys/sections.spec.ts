import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

test.use({ pictures: true })

// The sections of each page in their order, and how many things each section holds.

const FIGURES = '(figures)'

/** The page's sections from the top, by their headings; a band of figures has none. */
function sectionsOf(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main, figures) => {
    const sections = [...main.querySelectorAll('section[aria-labelledby], ul.shades')].filter(
      (section) => !section.closest('dialog') && !section.parentElement?.closest('section'),
    )
    return sections.map((section) => {
      const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '')
      return heading?.textContent?.replace(/\s+/g, ' ').trim() ?? figures
    })
  }, FIGURES)
}

const PAGES: [path: string, sections: (RegExp | string)[]][] = [
  [
    '/',
    [
      /^Take soundings/,
      /^Eight services/,
      'How deep is yours?',
      /^Five industries/,
      /^Tools we reach for/,
      'Why Choose Us',
      /^Three ways to staff/,
      /^Emerging technologies/,
      /Solutions by business stage/,
      /soundings add up to/,
      /^Asked before every project/,
      /^Tell us where you want to go/,
    ],
  ],
  ['/contact', [/^Ask before/, 'Four ways to reach us', 'Send an inquiry']],
  [
    '/career',
    [/^Careful people/, 'Why Work Here', 'Employee Benefits', /^Still studying/, 'Open Positions', /^Apply in one/],
  ],
  [
    '/internship',
    [
      /^Twelve weeks/,
      'About the Program',
      'Who Can Apply',
      'Available Internship Tracks',
      'How It Works',
      /^What it was like/,
      /^Apply for the next/,
    ],
  ],
  [
    '/about',
    [
      /^We drop the line/,
      /^A fathom line/,
      /^Our Mission/,
      /^Our Vision/,
      /^Founded in 2019/,
      /^Five values/,
      'Facts and figures',
      /^Bring us the question/,
    ],
  ],
  ['/services', [/^Start where/, 'All Services', /^The same three habits/, /^Not sure which/]],
  ['/portfolio', [/^Sample work/, FIGURES, 'Sample projects', /^Number seven/]],
]

const HELD: [path: string, what: string, section: string, item: string, count: number][] = [
  ['/', 'reasons to choose the company', 'why', 'h3', 4],
  ['/contact', 'facts', 'info', 'h3', 4],
  ['/contact', 'side panels beside the form', 'enquiry', 'h3', 2],
  ['/career', 'reasons to work here', 'why', 'h3', 4],
  ['/career', 'benefits', 'benefits', 'h3', 6],
  ['/career', 'tracks of the internship', 'promo', 'a[href^="/internship#track-"]', 5],
  ['/career', 'open positions', 'positions', 'article h3', 4],
  ['/internship', 'benefits', 'about', 'h3', 6],
  ['/internship', 'points on who may apply', 'who', 'ol > li', 4],
  ['/internship', 'requirements', 'who', 'ul > li', 3],
  ['/internship', 'steps', 'steps', 'ol > li', 5],
  ['/internship', 'voices of past interns', 'voices', 'blockquote', 3],
  ['/about', 'points of the vision', 'vision', '.about-aims > li', 4],
  ['/about', 'first figures', 'vision', '.about-statistics > li', 4],
  ['/services', 'reasons to choose the company', 'why', 'h3', 3],
]

for (const [path, sections] of PAGES) {
  test(`the sections of ${path} stand in their order and hold what they should`, async ({ page }) => {
    await page.goto(path)

    const found = await sectionsOf(page)
    expect(found, found.join('\n')).toHaveLength(sections.length)
    for (const [at, name] of sections.entries()) expect(found[at]).toMatch(name)
    for (const [, what, section, item, count] of HELD.filter(([on]) => on === path)) {
      const items = page.locator(`main section[aria-labelledby="${section}-title"]`).locator(item)
      const shown = await items.evaluateAll((all) => all.filter((one) => !one.closest('dialog, [inert]')).length)
      expect.soft(shown, what).toBe(count)
    }
  })
}

test('the contact page prints phone, both addresses, the place and the hours', async ({ page }) => {
  await page.goto('/contact')
  const facts = page.locator('main section[aria-labelledby="info-title"]')

  await expect(facts.locator('a[href^="tel:+"]')).toHaveCount(1)
  await expect(facts.locator('a[href^="mailto:"]')).toHaveCount(2)
  for (const said of ['Ohio City, USA', 'Mon-Fri 9AM-6PM EST']) await expect(facts).toContainText(said)
})

test('the internship page says how long, how much, from where and for whom it is', async ({ page }) => {
  await page.goto('/internship')
  const first = page.getByRole('main').locator('section').first()

  for (const said of [
    'U.S. college students and fresh graduates',
    /12\s*weeks/,
    /100%\s*remote/,
    /10-15\s*hours a week/,
  ])
    await expect(first).toContainText(said)
})

test('the four buttons that lead on within a page lead to their sections', async ({ page }) => {
  for (const [path, label, target] of [
    ['/career', 'View Open Positions', 'positions'],
    ['/career', 'Apply Now', 'apply'],
    ['/internship', 'View Available Internships', 'tracks'],
    ['/internship', 'Apply Now', 'application'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name: label, exact: true }).first().click()
    await expect(page).toHaveURL(`${path}#${target}`)
    await expect(page.locator(`#${target}`)).toBeInViewport()
  }
})

test('an article shows where it stands, who wrote it and when, its tags, its author and the ways on', async ({
  page,
}) => {
  await page.goto('/blog/partnership-program')
  const main = page.getByRole('main')

  await expect(main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText([
    'Home',
    'Blog',
    'Partnership',
  ])
  await expect(main.locator('.badge')).toHaveText('Partnership')
  await expect(main.locator('.article-meta')).toHaveText(/Team.*January 14, 2025.*\d+ min read.*432 views/s)
  await expect(main.getByRole('list', { name: 'Tags' }).first().getByRole('listitem')).toHaveCount(5)
  await expect(main.getByRole('link', { name: /^View Profile/ })).toHaveAttribute('target', '_blank')
  const side = main.getByRole('complementary', { name: 'About this article' })
  await expect(side.getByRole('link', { name: 'Apply for Partnership' })).toBeVisible()
  const back = main.getByRole('link', { name: 'Back to All Articles' }).filter({ visible: true })
  await expect(back).toHaveAttribute('href', '/blog')
})

test('the profile shows who writes, how to reach them, and totals counted from the articles', async ({ page }) => {
  await page.goto('/blog/partnership-program')
  const path = await page.getByRole('link', { name: /^View Profile/ }).getAttribute('href')
  await page.goto(path ?? '')
  const main = page.getByRole('main')

  for (const label of ['Location', 'Email', 'Phone', 'Website', 'Joined'])
    await expect(main.locator('dt', { hasText: label }).locator('+ dd')).toHaveText(/\S/)
  const figures = main.getByRole('region', { name: 'In figures' })
  await expect(figures.locator('dt')).toHaveText(['Articles', 'Total views', 'Total comments', 'Expertise areas'])
  const views = await main.locator('.profile-meta').allTextContents()
  const sum = views.reduce((total, text) => total + Number(/([\d,]+) views/.exec(text)?.[1]?.replace(',', '')), 0)
  expect(views).toHaveLength(6)
  await expect(figures.locator('dd').nth(1)).toHaveText(sum.toLocaleString('en-US'))
})

test('a card of the blog shows category, date, read time, title, excerpt, author and the way on', async ({ page }) => {
  await page.goto('/blog')

  for (const card of await page.locator('#articles article').all()) {
    await expect(card).toHaveText(/\w+ \d+, \d{4}.*· \d+ min read.*Team.*Read Article/s)
    await expect(card.locator('img')).toHaveCount(1)
    await expect(card.locator('[data-post-title]')).toHaveText(/\S/)
    await expect(card.locator('[data-post-excerpt]')).toHaveText(/\S/)
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/)
  }
  const names = page.getByRole('group', { name: 'Category' }).locator('button > :not([aria-hidden])')
  await expect(names).toHaveText(
    'All, Partnership, Technology, Cloud Computing, Mobile Development, Artificial Intelligence, Security'.split(', '),
  )
})
