import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

// Forced colors (Windows contrast themes) take away backgrounds. What has the focus, what is chosen and what is a button
// must still be seen.

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('in forced colors the wordmarks of clients keep a ground that they stand out from', async ({ page }) => {
  await page.goto('/')

  await expect(page.locator('.client-run img').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('in forced colors the option that the keyboard has reached is marked, in the list of services', async ({
  page,
}) => {
  await page.goto('/about?quote=')
  const dialog = page.locator('#quote-dialog')
  await expect(dialog.locator('form[data-awake]')).toBeVisible()
  await dialog.getByRole('combobox').first().press('Enter')
  await page.keyboard.press('ArrowDown')

  await expectMarked(
    page.locator('.menu-item[data-highlighted]'),
    page.locator('.menu-item:not([data-highlighted])').first(),
  )
})

test('in forced colors the option that the keyboard has reached is marked, in the list of countries', async ({
  page,
}) => {
  await page.goto('/about?quote=')
  const dialog = page.locator('#quote-dialog')
  await expect(dialog.locator('form[data-awake]')).toBeVisible()
  await dialog.getByRole('button', { name: /country/i }).press('Enter')
  await page.keyboard.press('ArrowDown')

  await expectMarked(
    page.locator('.menu-item[data-selected=true]'),
    page.locator('.menu-item:not([data-selected=true])').first(),
  )
})

async function expectMarked(marked: Locator, other: Locator) {
  await expect(marked).toHaveCount(1)
  await expect(marked).toHaveCSS('outline-style', 'solid')
  await expect(other).toHaveCSS('outline-style', 'none')
}
