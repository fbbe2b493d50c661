import { expect, test } from '../support/journey.ts'

// Forced colors (Windows contrast themes) take away backgrounds. What has the focus, what is chosen and what is a button
// must still be seen.

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('in forced colors the option that the keyboard has reached is marked, in both lists of the quote', async ({
  page,
}) => {
  await page.goto('/about?quote=')
  const dialog = page.locator('#quote-dialog')
  await expect(dialog.locator('form[data-awake]')).toBeVisible()

  for (const [list, mark] of [
    [dialog.getByRole('combobox').first(), '[data-highlighted]'],
    [dialog.getByRole('button', { name: /country/i }), '[data-selected=true]'],
  ] as const)
    await test.step(mark, async () => {
      await list.press('Enter')
      await page.keyboard.press('ArrowDown')
      const marked = page.locator(`.menu-item${mark}`)
      await expect(marked).toHaveCount(1)
      await expect(marked).toHaveCSS('outline-style', 'solid')
      await expect(page.locator(`.menu-item:not(${mark})`).first()).toHaveCSS('outline-style', 'none')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toBeHidden()
      await expect(list).toBeFocused()
    })
})
