import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { awake } from '../support/visitor.ts'

// What is far out of view is left out of the browser's work, and an open list takes presses without a word to every
// element. Neither may be noticed.

const PARTS = ':is(main, .about, #all) > section, body > footer'

/** Whether the browser renders it, in view or not. */
const isRendered = (part: Locator) =>
  part.evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))

const heights = (page: Page) =>
  page.locator(PARTS).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))

for (const width of [390, 1440])
  test(`at ${width} px what is far out of view is left out, with its true height and without a shift`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) document.documentElement.dataset.shifted = String(startTime)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    const footer = page.locator('body > footer')
    await expect(page.locator('html')).toHaveClass(/lettered/)
    const before = await heights(page)

    await expect.poll(() => isRendered(footer)).toBe(false)

    expect(await heights(page)).toEqual(before)
    expect(before.filter((height) => !Number.isInteger(height))).toEqual([])
    const settled = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd + 100,
    )
    expect(Number((await page.locator('html').getAttribute('data-shifted')) ?? 0)).toBeLessThan(settled)
  })

test('in a window of another width everything is laid out again, so a link lands', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const footer = page.locator('body > footer')
  await expect.poll(() => isRendered(footer)).toBe(false)

  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(() => isRendered(footer)).toBe(true)
  await page.evaluate(() => {
    location.hash = 'consultation'
  })

  const top = () => page.locator('#consultation').evaluate((part) => Math.round(part.getBoundingClientRect().top))
  await expect.poll(top).toBe(88)
})

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
    if (place === 'backdrop') await page.mouse.click(10, 450)
    else await pressWhereStands(page, dialog.locator('.form-dialog-close'))
    await expect(page.getByRole('listbox'), place).toBeHidden()
    await expect(dialog, place).toBeVisible()
  }
})

test('what an open list sets on the page reaches no other element', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'GET A QUOTE' }).click()
  const form = await awake(page.locator('#quote-dialog form'))

  await form.getByRole('combobox', { name: 'Service' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()

  // What Radix sets on the body reaches nothing by inheritance.
  const main = page.locator('main')
  expect(await main.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('auto')
  expect(
    await main.evaluate((element) => getComputedStyle(element).getPropertyValue('--removed-body-scroll-bar-size')),
  ).toBe('')
})

/** A press at its middle, whatever lies over it. */
async function pressWhereStands(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
}
