import type { Page } from '@playwright/test'
import { quoteDialog } from '../support/home-page.ts'
import { expect, test } from '../support/journey.ts'
import { section } from '../support/page-parts.ts'
import { openForKeys } from '../support/visitor.ts'

test.use({ pictures: true })

// The portfolio: specification 5.1, 6.1, 9.1 and 9.3, as a visitor works it.

const PROJECTS = { healthcare: 'Wardrow', fintech: 'Tallyford', mobile: 'Kerbline', ecommerce: 'Sablewick' }
const ALL_PROJECTS = ['Wardrow', 'Tallyford', 'Kerbline', 'Sablewick', 'Rotaform', 'Permitry']

const projects = (page: Page) => page.locator('.project:visible h3')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search projects' })
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name: new RegExp(`^${name} `) })

test('a category shows its projects alone, says how many, and stays in the address', async ({ page }) => {
  await page.goto('/portfolio')

  for (const [id, title] of Object.entries(PROJECTS)) {
    await page.locator(`.project-filter [data-category=${id}]`).click()
    await expect(projects(page)).toHaveText([title])
    await expect(page.getByText('Showing 1 of 6 sample projects')).toBeVisible()
    await expect(page).toHaveURL(`/portfolio?category=${id}`)
  }
  await page.reload()
  await expect(projects(page)).toHaveText(['Sablewick'])
  await expect(category(page, 'E-commerce')).toHaveAttribute('aria-pressed', 'true')
})

test('the search reads title, description and every technology, whatever the case, and joins the category', async ({
  page,
}) => {
  await page.goto('/portfolio')
  await test.step('the portfolio states its figures and its counts as given, whatever the grid shows', async () => {
    await expect(page.locator('.shades > li')).toHaveText([/200\+.*projects/, /50\+.*clients/, /99%.*success/, /24\/7/])
    await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText(
      'All 24,Web 12,Mobile 8,E-commerce 6,SaaS 5,Healthcare 4,Fintech 3'.split(','),
    )
    await expect(projects(page)).toHaveText(ALL_PROJECTS)
    await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toHaveText('Showing 6 of 6 sample projects')
  })

  for (const [words, found] of [
    ['TALLY', ['Tallyford']],
    ['plain words', ['Permitry']],
    ['or-tools', ['Rotaform']],
    ['postgres', ['Wardrow', 'Tallyford', 'Sablewick', 'Rotaform', 'Permitry']],
  ] as const) {
    await search(page).fill(words)
    await expect(projects(page)).toHaveText([...found])
  }
  await category(page, 'Fintech').click()
  await expect(projects(page)).toHaveText(['Tallyford'])
  await expect(page).toHaveURL('/portfolio?q=postgres&category=fintech')
})

test('where nothing fits, the page says so and leads back to all', async ({ page }) => {
  await page.goto('/portfolio?category=fintech&q=flutter')
  await expect(search(page)).toHaveValue('flutter')
  await expect(projects(page)).toHaveCount(0)
  await expect(page.getByText('No projects found matching your criteria.')).toBeVisible()
  await expect(page.getByText('Try adjusting your search terms or filters.')).toBeVisible()

  await page.getByRole('button', { name: 'Show all projects' }).click()

  await expect(projects(page)).toHaveText(ALL_PROJECTS)
  await expect(page.getByText('No projects found matching your criteria.')).toBeHidden()
  await expect(page).toHaveURL('/portfolio')
})

test('a card shows three technologies and two highlights, its sheet all of them with every fact', async ({ page }) => {
  await page.goto('/portfolio')

  for (const card of await page.locator('.project').all()) {
    const shown = await card.locator('.project-tools li:not([data-more])').count()
    const more = Number.parseInt((await card.locator('[data-more]').textContent())?.slice(1) ?? '0', 10)
    expect([shown, await card.locator('.project-highlights li').count()]).toEqual([3, 2])
    await card.getByRole('link', { name: /^Read the full sheet/ }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.locator('.project-tools li')).toHaveCount(shown + more)
    for (const fact of ['Client', 'Industry', 'Team size', 'Duration', 'Completed', 'Live address', 'Source code'])
      await expect(sheet.locator('dt', { hasText: new RegExp(`^${fact}$`) }).locator('+ dd')).toHaveText(/\S/)
    await expect(sheet.locator('dt', { hasText: 'Team size' }).locator('+ dd')).toHaveText('20')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(card.getByRole('link', { name: /^Read the full sheet/ })).toBeFocused()
  }
})

test('a sheet has an address of its own, and the band below leads to a quote and a consultation', async ({ page }) => {
  for (const [name, rest] of Object.entries({ Kerbline: '?project=kerbline', Rotaform: '#project-rotaform-dialog' })) {
    await openForKeys(page, `/portfolio${rest}`)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/portfolio')
  }

  const band = section(page, 'band')
  await expect(band.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute('href', '/#consultation')
  await band.getByRole('link', { name: 'Get A Quote' }).click()
  await expect(quoteDialog(page)).toBeVisible()
})

test('the bar under pointer or focus shows its project below, and leads to its page, which leads on', async ({
  page,
  context,
}) => {
  await page.goto('/portfolio')
  const tray = page.locator('.work-trays > li:visible')
  await expect(tray.getByRole('heading')).toHaveText('Wardrow')

  await page.locator('.work-bars').getByRole('link', { name: 'Sablewick' }).hover()
  await expect(tray.getByRole('heading')).toHaveText('Sablewick')
  await page.locator('.work-bars').getByRole('link', { name: 'Permitry' }).focus()
  await expect(tray.getByRole('heading')).toHaveText('Permitry')
  await tray.getByRole('link', { name: 'Read the whole project' }).click()

  await expect(page).toHaveURL('/portfolio/permitry')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Permitry')
  await page.getByRole('link', { name: 'Next project' }).click()
  await expect(page).toHaveURL('/portfolio/wardrow')
  await page.getByRole('link', { name: 'Previous project' }).click()
  await expect(page).toHaveURL('/portfolio/permitry')

  await context.grantPermissions(['clipboard-write'])
  // The words stand for two seconds, which a busy machine may take to press them.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const copy = page.getByRole('button', { name: 'Copy the link to this page' })
  await copy.click()
  await page.getByRole('button', { name: 'Link copied' }).click()
  await expect.poll(() => page.clock.runFor(500).then(() => copy.isVisible())).toBe(true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the portfolio shows all projects, no dead search, and a card leads to its project’s page', async ({ page }) => {
    await page.goto('/portfolio')
    await expect(projects(page)).toHaveText(ALL_PROJECTS)
    await expect(search(page)).toBeHidden()
    await expect(page.getByRole('group', { name: 'Category' })).toBeHidden()

    await page
      .locator('#rotaform')
      .getByRole('link', { name: /^Read the full sheet/ })
      .click()

    await expect(page).toHaveURL('/portfolio/rotaform')
    await expect(page.getByRole('main')).toContainText('github.example/rotaform/planner')
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeHidden()

    // The name of a short work stands on the water behind its bar.
    await page.goto('/portfolio/sablewick')
    await expect(page.locator('.work-bars [aria-current]')).toHaveCSS('color', 'rgb(253, 251, 245)')
  })
})
