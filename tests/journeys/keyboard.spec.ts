import { LEAST_CONTRAST, rings } from '../support/focus.ts'
import { expect, test } from '../support/journey.ts'
import { openForKeys } from '../support/visitor.ts'

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
  await openForKeys(page, '/about')
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

  await test.step('the menu of narrow screens closes when the window becomes wide, and the page is free again', async () => {
    await opener.click()
    await expect(page.locator('#menu')).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.locator('#menu')).toBeHidden()
    await expect(page.locator('[inert]')).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('away from the home page, Services of the phone menu leads to its services', async () => {
    await opener.click()
    await page.locator('#menu').getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/#services')
  })
})

test('on the listing of services, Services in the menu of narrow screens leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/services')
  await page.getByRole('button', { name: 'Open menu' }).click()

  await page.locator('#menu').getByRole('link', { name: 'Services' }).click()

  await expect(page).toHaveURL('/services')
})

test('in a low window, as at 400 %, nothing that stays in view covers what has the focus, and details can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const focused = page.locator(':focus')

  await openForKeys(page, '/career')
  await page.getByRole('group', { name: 'Positions, slides' }).focus()
  for (let link = 0; link < 8; link += 1) {
    await page.keyboard.press('Tab')
    await expect(focused).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(focused).toBeInViewport({ ratio: 0.9 })
  }
  await focused.press('Enter')
  await expect(page.locator('dialog[open] footer')).not.toBeInViewport()

  await page.goto('/sounding')
  await page.locator('[name=hard]').last().focus()
  await expect.poll(() => focused.evaluate(isOnTop)).toBe(true)

  await page.goto('/about?quote=devops')
  await page.getByRole('button', { name: /^Country/ }).click()
  const list = page.locator('.menu-list')
  await expect(list).toHaveCSS('width', '272px')
  // It is placed by the height that it has at once.
  await expect(list).toHaveCSS('transition-duration', '0s')
})

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = (element.closest('label') ?? element).getBoundingClientRect()
  const on = document.elementFromPoint(left + width / 2, top + height / 2)
  return on?.closest('label') === element.closest('label')
}
