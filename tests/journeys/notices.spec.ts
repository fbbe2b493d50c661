import type { Page } from '@playwright/test'
import { LEAST_CONTRAST, rings } from '../support/focus.ts'
import { journeyOf } from '../support/form-journeys.ts'
import { expect, test } from '../support/journey.ts'
import { closeNotice, notice } from '../support/visitor.ts'

// The notice area (a toast at the edge of the window), seen through the newsletter box of the footer.

const { open } = journeyOf('newsletter')
const button = (page: Page) =>
  page.getByRole('contentinfo').locator('form[action="/api/newsletter"]').getByRole('button')

test('a notice stands for five seconds, unless the pointer rests on it', async ({ page }) => {
  await page.clock.install({ time: '2026-11-18T15:00:00Z' })
  await page.clock.pauseAt('2026-11-18T16:00:00Z')
  await open(page)
  await button(page).click()
  await expect(notice(page)).toBeVisible()
  await page.mouse.move(5, 5)

  await page.clock.runFor(4800)
  await expect(notice(page)).toBeVisible()
  await notice(page).hover()
  await page.clock.runFor(20_000)
  await expect(notice(page)).toBeVisible()
  await page.mouse.move(5, 5)

  // The page hears of the pointer with a frame of its own, so the clock may run once more.
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(notice(page)).toBeHidden({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
})

test('from medium screens up a notice is 420 px wide at most', async ({ page }) => {
  await open(page)
  await test.step('a notice is swept away to the right by 50 px', async () => {
    await button(page).click()
    const place = await notice(page).boundingBox()
    const sweep = async (px: number) => {
      const x = (place?.x ?? 0) + 60
      const y = (place?.y ?? 0) + 12
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + px / 2, y, { steps: 4 })
      await page.mouse.move(x + px, y, { steps: 4 })
      await page.mouse.up()
    }

    await sweep(49)
    await expect(notice(page)).toBeVisible()
    await sweep(50)

    await expect(notice(page)).toBeHidden()
  })

  for (const [width, most] of [
    [390, 390],
    [768, 420],
    [1920, 420],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await button(page).click()
    await expect(notice(page)).toBeVisible()

    const area = await page.locator('.toast-viewport').boundingBox()
    expect(area?.width, `at ${width} px`).toBeLessThanOrEqual(most)
    if (width < 1920) await closeNotice(page)
  }

  await test.step('F8 brings the focus to the notices', async () => {
    await page.keyboard.press('F8')
    await expect(page.locator('.toast-viewport')).toBeFocused()
  })
})

test('a notice covers no field of the quote dialog in three widths', async ({ page }) => {
  for (const width of [1024, 1440, 1920]) {
    // Opened anew: the chosen corner stays.
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about?quote=devops')
    await expect(page.locator('#quote-dialog form[data-awake]')).toBeVisible()
    await page.locator('#quote-dialog form').getByRole('button', { name: 'Send' }).click()
    await expect(notice(page)).toContainText('Missing Information')
    // One that has the focus stays.
    await page.keyboard.press('F8')

    // Its corner is chosen once it stands.
    await expect.poll(() => coveredFields(page), `at ${width} px`).toEqual([])
    await page.locator('#quote-dialog textarea').scrollIntoViewIfNeeded()
    await expect.poll(() => coveredFields(page)).toEqual([])
  }

  await test.step('what has the focus in a notice has a ring that stands out from it', async () => {
    // A notice stays as long as the pointer rests on it.
    await page.locator('#quote-dialog form').getByRole('button', { name: 'Send' }).click()
    await notice(page).hover()
    const all = (await rings(page)).filter(({ name }) => /Close notice|Missing Information/.test(name))
    expect(all.length).toBeGreaterThan(0)
    expect(all.filter(({ width, contrast }) => width < 2 || contrast < LEAST_CONTRAST)).toEqual([])
  })
})

/** Labels of the fields of which a part lies under the notice. */
function coveredFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const place = document.querySelector('.toast')?.getBoundingClientRect()
    if (!place) return ['there is no notice']
    return [...document.querySelectorAll<HTMLInputElement>('#quote-dialog :is(input, select, textarea)')]
      .filter((field) => field.checkVisibility() && !field.closest('.trap'))
      .filter((field) => {
        const box = field.getBoundingClientRect()
        return box.left < place.right && box.right > place.left && box.top < place.bottom && box.bottom > place.top
      })
      .map((field) => field.name)
  })
}
