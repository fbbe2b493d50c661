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
      expect(await textsWithoutRoom(page), `at ${width} px`).toEqual({ cut: [], overlapping: [] })
    }
  })
}
