import { LEAST_CONTRAST, rings } from '../support/focus.ts'
import { expect, test } from '../support/journey.ts'

// What has the focus is seen, on every ground, and the focus never goes where nothing is seen.

test('what has the focus in the open quote dialog has a ring that stands out', async ({ page }) => {
  await page.goto('/about?quote=devops')
  await expect(page.locator('#quote-dialog form[data-awake]')).toBeVisible()

  const all = await rings(page)
  expect(all.length).toBeGreaterThan(6)
  expect(all.filter((ring) => ring.width < 2 || ring.contrast < LEAST_CONTRAST)).toEqual([])
})

test('the menu of narrow screens takes the focus, keeps it from the page behind, and gives it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()

  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && focused !== null && !document.getElementById('menu')?.contains(focused)
    })
    expect(isOutside, `stop ${stop + 1}`).toBe(false)
  }

  await page.keyboard.press('Escape')
  await expect(page.locator('#menu')).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toBeVisible()
})

test('the menu of narrow screens closes when the window becomes wide, and the page is free again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.locator('#menu')).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })

  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('on the listing of services, Services in the menu of narrow screens leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/services')
  await page.getByRole('button', { name: 'Open menu' }).click()

  await page.locator('#menu').getByRole('link', { name: 'Services' }).click()

  await expect(page).toHaveURL('/services')
})

test('the menu of services says whether it is open: not by focus alone, by its button, and under the pointer', async ({
  page,
}) => {
  await page.goto('/about')
  const mega = page.locator('#mega-menu')
  const toggle = page.getByRole('button', { name: 'Show all services' })

  await page.getByRole('banner').getByRole('link', { name: 'Services' }).focus()
  await expect(mega).toBeHidden()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(mega).toBeVisible()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Enter')
  await expect(mega).toBeHidden()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')

  await page.getByRole('banner').getByRole('link', { name: 'Services' }).hover()
  await expect(mega).toBeVisible()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(700, 800)
  await expect(mega).toBeHidden()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})
