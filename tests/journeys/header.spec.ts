import { quoteDialog } from '../support/home-page.ts'
import { expect, test } from '../support/journey.ts'

// The header, the menu of services, and the menu of narrow screens.

test('the header turns solid past 100 px, and back', async ({ page }) => {
  await page.goto('/')
  const header = page.locator('#header')

  await page.evaluate(() => window.scrollTo({ top: 98, behavior: 'instant' }))
  await expect(header).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => window.scrollTo({ top: 102, behavior: 'instant' }))
  await expect(header).toHaveAttribute('data-scrolled')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(header).not.toHaveAttribute('data-scrolled')
})

test('the menu of services opens under the pointer, closes with Escape, and its items open in a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const mega = page.locator('#mega-menu')
  await expect(mega).toBeHidden()

  await page.getByRole('banner').getByRole('link', { name: 'Services' }).hover()
  for (const column of ['Core Services', 'Specialized Support', 'Additional Services'])
    await expect(mega.getByText(column)).toBeVisible()
  for (const item of await mega.getByRole('link').all()) {
    await expect(item).toHaveAttribute('target', '_blank')
    await expect(item).toHaveAttribute('rel', /noopener/)
  }
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    mega.getByRole('link', { name: /^Cloud Services/ }).click(),
  ])
  await expect(opened).toHaveURL('/services/cloud-engineering')
  await opened.close()
  await page.bringToFront()

  await page.keyboard.press('Escape')
  await expect(mega).toBeHidden()
  await page.mouse.move(700, 800)
  await expect(mega).toBeHidden()
})

test('the menu of services is worked by keyboard', async ({ page }) => {
  await page.goto('/')
  const mega = page.locator('#mega-menu')
  const toggle = page.getByRole('button', { name: 'Show all services' })
  await toggle.focus()

  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(mega).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(mega.getByRole('link').first()).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(mega).toBeHidden()
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('on a phone the menu has the same links, and Services leads to the services of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
    'Home',
    'Services',
    'Portfolio',
    'Career',
    'Blog',
    'About',
    'Contact',
  ])

  await menu.getByRole('link', { name: 'Services' }).click()

  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/#services')
  await expect(page.locator('#services')).toBeInViewport()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'GET A QUOTE' }).click()
  await expect(quoteDialog(page)).toBeVisible()
  await expect(menu).toBeHidden()
})
