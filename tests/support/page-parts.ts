import { expect, type Page } from '@playwright/test'

// What single pages have, asked at the visit of every page (tests/journeys/every-page.spec.ts).

/** A section of a page by the id of its heading, without the ending. */
export const section = (page: Page, id: string) => page.locator(`section[aria-labelledby=${id}-title]`)

interface Case {
  id: string
  name: string
  /** What the page has beside the parts of every service page, in its place. */
  more: string[]
  /** Its time frames, as one of its answers gives them. */
  times: RegExp[]
}

export const SERVICE_PAGES: Case[] = [
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

/** The parts of a service page in order, its time frames among the answers, and its own quote and consultation. */
export async function expectService(page: Page, { id, more, times }: Case): Promise<void> {
  const main = page.getByRole('main')

  const parts = await main
    .locator('section[aria-labelledby$=-title]')
    .evaluateAll((sections) => sections.map((part) => part.getAttribute('aria-labelledby')?.replace(/-title$/, '')))
  expect(parts).toEqual(['page', 'offerings', ...more, 'band', 'faq'])
  await expect(section(page, 'page').locator('.highlights > li')).toHaveCount(4)
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
  const consultation = main.getByRole('link', { name: 'Schedule Consultation' })
  await expect(consultation).toHaveAttribute('href', `/?service=${id}#consultation`)
  const drawn = await page.locator('.closing-band figure > svg').evaluate((svg: SVGSVGElement) => svg.getBBox().width)
  expect(drawn).toBeGreaterThan(600)
}

const ACHIEVEMENTS: [path: string, part: string, figures: string[]][] = [
  ['web-development', 'achievements', ['60+ web experts', '200+ projects', '4.8 GoodFirms', '4.9 Clutch']],
  ['software-development', 'achievements', ['60+ software', '200+ successful', '4.8 GoodFirms', '4.9 Clutch']],
  ['software-development', 'achievements-again', ['60+ software', '200+ successful', '4.9/5 Good', '4.8/5 Clutch']],
  ['app-development', 'achievements', ['30+ mobile experts', '150+ projects', '4.9/5 GoodFirms', '4.8/5 Clutch']],
  ['data-engineering', 'achievements', ['25+ data engineers', '100+ data projects', '4.9/5', '4.8/5']],
  ['it-consulting', 'achievements', ['150+ projects', '98% satisfaction', '12+ years', '4.9/5 rating']],
]

/** The figures of a service page as they are given, also where it states them twice. */
export async function expectAchievements(page: Page, id: string): Promise<void> {
  for (const [, part, figures] of ACHIEVEMENTS.filter(([of]) => of === id)) {
    const stated = await section(page, part).getByRole('listitem').allInnerTexts()
    expect(stated).toHaveLength(4)
    for (const [at, figure] of figures.entries()) expect(bare(stated[at] ?? '')).toContain(bare(figure))
  }
}

/** Without white space, as figures and their marks stand in elements of their own. */
function bare(text: string): string {
  return text.replace(/\s/g, '')
}

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

export const SECTIONS: [path: string, sections: (RegExp | string)[]][] = [
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
  ['/about', 'points of the vision', 'vision', 'ul > li:not(:has(b))', 4],
  ['/about', 'first figures', 'vision', 'ul > li:has(b)', 4],
  ['/services', 'reasons to choose the company', 'why', 'h3', 3],
]

/** The sections of a page in their order, and how many things each of them holds. */
export async function expectSections(page: Page, path: string, sections: (RegExp | string)[]): Promise<void> {
  const found = await sectionsOf(page)
  expect(found, found.join('\n')).toHaveLength(sections.length)
  for (const [at, name] of sections.entries()) expect(found[at]).toMatch(name)
  for (const [, what, section, item, count] of HELD.filter(([on]) => on === path)) {
    const items = page.locator(`main section[aria-labelledby="${section}-title"]`).locator(item)
    const shown = await items.evaluateAll((all) => all.filter((one) => !one.closest('dialog, [inert]')).length)
    expect.soft(shown, what).toBe(count)
  }
}

/** The forms of a page that say what becomes of the answers. */
export const FORMS_OF: Record<string, string[]> = {
  '/': ['#consultation form', '#quote-dialog form'],
  '/contact': ['#enquiry form'],
  '/career': ['#apply form'],
  '/internship': ['#application form'],
  '/blog/partnership-program': ['#partnership-dialog form'],
}

const NONE = 'rgba(0, 0, 0, 0)'
const ORANGE = 'rgb(255, 106, 43)'
const INK = 'rgb(7, 21, 33)'
const SHEET = 'rgb(253, 251, 245)'

/** The header over the page as it arrives: it can be read, and its button is an outline beside an orange one. */
export async function expectReadableHeader(page: Page): Promise<void> {
  await expect(page.locator('#header')).toHaveCSS('background-color', INK)
  await expect(page.getByRole('banner').getByRole('link', { name: /, home$/ })).toHaveCSS('color', SHEET)
  const isNear = await page
    .locator('main .bg-signal:visible')
    .evaluateAll((buttons) => buttons.some((button) => button.getBoundingClientRect().top < innerHeight))
  const button = page.getByRole('banner').getByRole('link', { name: 'Get A Quote' })
  await expect(button).toHaveCSS('background-color', isNear ? NONE : ORANGE)
}
