import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { awake } from '../support/visitor.ts'

// An open list takes presses without a word to every element of the page (styles/base/controls.css).

test('a press beside an open list closes the list and nothing else', async ({ page }) => {
  await page.goto('/contact')
  await page.locator('main form').scrollIntoViewIfNeeded()
  const form = await awake(page.locator('main form'))
  await form.getByRole('combobox', { name: 'Service' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()

  await pressWhereStands(page, page.locator('header nav a[href="/about"]'))

  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(page).toHaveURL('/contact')
})

test('a press beside an open list of a dialog closes the list and not the dialog', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'GET A QUOTE' }).click()
  const dialog = page.locator('#quote-dialog')
  const list = (await awake(dialog.locator('form'))).getByRole('combobox', { name: 'Service' })

  for (const place of ['close button', 'backdrop']) {
    await list.click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await test.step('what an open list sets on the page reaches no other element', async () => {
      // What Radix sets on the body reaches nothing by inheritance.
      const main = page.locator('main')
      await expect(main).toHaveCSS('pointer-events', 'auto')
      await expect(main).toHaveCSS('--removed-body-scroll-bar-size', '')
    })
    if (place === 'backdrop') await page.mouse.click(10, 450)
    else await pressWhereStands(page, dialog.locator('.form-dialog-close'))
    await expect(page.getByRole('listbox'), place).toBeHidden()
    await expect(dialog, place).toBeVisible()
  }
})

/** A press at its middle, whatever lies over it. */
async function pressWhereStands(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
}
