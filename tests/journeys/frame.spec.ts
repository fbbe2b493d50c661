import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readCompany } from '../../contract/company.ts'
import { expect, test } from '../support/journey.ts'

// What stands around every page: header, menus, footer, the column, the skip link, and what paper leaves out.

const company = readCompany(parse(readFileSync(join(import.meta.dirname, '../../content/company.yaml'), 'utf8')))
const LINKS = ['Home', 'Services', 'Portfolio', 'Career', 'Blog', 'About', 'Contact']

test('header, menu and footer, in one visit', async ({ page }) => {
  await page.goto('/about')

  await test.step('the header stays at the top, with its seven links in order, the quote button, and the current page marked', async () => {
    const header = page.getByRole('banner')
    const main = header.getByRole('navigation', { name: 'Main' })

    const labels = await main.locator('a.header-link').allTextContents()
    expect(labels.map((label) => label.trim())).toEqual(LINKS)
    await expect(main.getByRole('link', { name: 'GET A QUOTE' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'About', exact: true })).toHaveAttribute('aria-current', 'page')
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    expect((await header.boundingBox())?.y).toBe(0)
  })

  await test.step('each entry of the services menu says that it opens in a new tab', async () => {
    const entries = await page
      .locator('#mega-menu a[target]')
      .evaluateAll((links) => links.map((link) => link.textContent))

    expect(entries).toHaveLength(10)
    for (const entry of entries) expect(entry).toContain('(opens in a new tab)')
  })

  await test.step('the footer holds networks, services, pages, newsletter, phone, both addresses, the place and the calm switch', async () => {
    const footer = page.getByRole('contentinfo')

    expect(company.socials.map(({ name }) => name)).toEqual(['LinkedIn', 'Facebook', 'X'])
    for (const { name, url } of company.socials) {
      const link = footer.getByRole('link', { name: `${company.name} on ${name} (opens in a new tab)`, exact: true })
      await expect(link).toHaveAttribute('href', url)
      await expect(link).toHaveAttribute('target', '_blank')
    }
    const services = footer.getByRole('navigation', { name: 'Services' }).getByRole('link')
    await expect(services).toHaveCount(9)
    for (const service of await services.all()) await expect(service).toHaveAttribute('href', /^\/services\/[a-z-]+$/)
    await expect(footer.getByRole('navigation', { name: 'Company' }).getByRole('link')).toHaveText([
      'Blog',
      'Privacy Policy',
      'Terms Of Service',
      'About Us',
    ])
    await expect(footer.locator('form[action="/api/newsletter"]')).toBeVisible()
    await expect(footer.locator(`a[href="tel:${company.phone.e164}"]`)).toHaveText(company.phone.display)
    for (const mail of [company.mail.quotes, company.mail.careers])
      await expect(footer.locator(`address a[href="mailto:${mail}"]`)).toBeVisible()
    await expect(footer.locator('address')).toContainText(company.address.line)
    for (const words of ['within 1 hour on business days', '24/7']) await expect(footer).toContainText(words)
    await expect(footer.getByRole('button', { name: 'Pause all motion' })).toBeVisible()
  })
})

test('on a page of a service, the header asks for a quote of that service', async ({ page }) => {
  await page.goto('/services/devops')

  await page.getByRole('banner').getByRole('link', { name: 'GET A QUOTE' }).click()

  const dialog = page.getByRole('dialog', { name: 'Get Your Free Quote' })
  await expect(dialog.getByRole('combobox', { name: 'Service' })).toContainText('DevOps')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the phone menu opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/about')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeHidden()

    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'GET A QUOTE' }).click()

    await expect(page).toHaveURL('/forms/quote')
  })
})

test('away from the home page, Services of the phone menu leads to its services', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open menu' }).click()

  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Services' }).click()

  await expect(page).toHaveURL('/#services')
})

test('no column of any page is wider than 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 2200, height: 1000 })

  for (const path of ['/', '/services', '/services/devops', '/contact', '/blog', '/blog/partnership-program']) {
    await page.goto(path)
    const widths = await page.locator('.page').evaluateAll((columns) => columns.map((column) => column.clientWidth))
    expect(widths.length, path).toBeGreaterThan(3)
    expect(Math.max(...widths), path).toBe(1440)
  }
})

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.goto('/services')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('main')).toBeFocused()
})

test('on paper an article leaves out what can only be pressed', async ({ page }) => {
  await page.goto('/blog/partnership-program')
  const like = page.getByRole('complementary', { name: 'About this article' })
  await expect(like).toBeVisible()

  await page.emulateMedia({ media: 'print' })

  await expect(like).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
