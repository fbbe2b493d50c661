import { expect, test } from '../support/journey.ts'
import { company } from '../support/pages.ts'
import { openForKeys } from '../support/visitor.ts'

// What stands around every page: header, menus, footer and the skip link.

const LINKS = ['Home', 'Services', 'Portfolio', 'Career', 'Blog', 'About', 'Contact']

test('header, menu and footer, in one visit', async ({ page }) => {
  await openForKeys(page, '/about')

  await test.step('the first Tab reaches a link that skips to the content', async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

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
    const last = page.locator('#mega-menu').getByText('Artificial Intelligence').locator('..')
    await expect(last).toHaveAttribute('href', '/?technology=artificial-intelligence#emerging')
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
