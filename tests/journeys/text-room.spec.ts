import { expect, test } from '../support/journey.ts'
import { PAGES } from '../support/pages.ts'
import { TEXT_SPACING, textsWithoutRoom } from '../support/text-room.ts'

for (const path of PAGES) {
  test(`with the text spacing of WCAG 1.4.12 no text of ${path} is cut off or lies on another`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await page.addStyleTag({ content: TEXT_SPACING })

    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await textsWithoutRoom(page), `at ${width} px`).toMatchObject({ cut: [], overlapping: [] })
    }
  })
}

test('in a window of 2000 px the words of /services end with the column', async ({ page }) => {
  await page.setViewportSize({ width: 2000, height: 900 })
  await page.goto('/services')

  const column = (2000 + 1440) / 2
  const beyond = await page
    .locator('main :is(h1, h2, h3, h4, p, li, dt, dd, a, button)')
    .evaluateAll(
      (all, edge) =>
        all
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > edge + 1)
          .map((one) => one.textContent?.trim().slice(0, 60)),
      column,
    )
  expect(beyond).toEqual([])
})
