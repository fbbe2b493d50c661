import { expect, test } from '../support/journey.ts'
import { PAGES } from '../support/pages.ts'
import { widerThanWindow } from '../support/text-room.ts'

// The browser's own setting, which media queries in rem see, too.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] })
  },
  viewport: { width: 390, height: 844 },
})

test('with a default font of 32 px no page scrolls sideways on a phone', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })

  for (const path of PAGES) {
    await page.goto(path)
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(size).toBe('32px')
    expect(await widerThanWindow(page), path).toEqual([])
  }
})
