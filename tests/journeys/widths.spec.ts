import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sendQuote } from '../support/desk.ts'
import { PDF } from '../support/files.ts'
import { expect, test } from '../support/journey.ts'
import { PAGES } from '../support/pages.ts'
import { LONG_FILE, SMALL_PAGES, STATES } from '../support/states.ts'
import { textsWithoutRoom, widerThanWindow } from '../support/text-room.ts'

/*
 * Every page and state in every width: nothing is wider than the window, no text is cut or lies on another, and what a
 * dialog holds fits its frame. With LOOK_INTO=folder it leaves a picture of each there, to look at.
 */

/** Usual devices, on a height that belongs to the width. */
const WINDOWS = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1180, 820],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const

const FOLDER = process.env.LOOK_INTO

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const path of [...PAGES, ...SMALL_PAGES]) {
  test(`${path} has room in every width`, async ({ page }) => {
    test.slow()
    await page.goto(path)
    await expectRoom(page, path)
  })
}

for (const { name, open, within = 'body', from = 0, below = Number.POSITIVE_INFINITY } of STATES) {
  test(`${name}: there is room in every width`, async ({ page }) => {
    test.slow()
    const windows = WINDOWS.filter(([width]) => width >= from && width < below)
    // Where there are all ways to it.
    const [width, height] = windows.find(([width]) => width >= 1440) ?? WINDOWS[0]
    await page.setViewportSize({ width, height })
    await open(page)
    await expectRoom(page, name, { windows, within, fullPage: false })
  })
}

test('a receipt with long answers has room in every width', async ({ page, request }) => {
  test.slow()
  const { receipt } = await sendQuote(request, {
    message: `Ask Maximiliane. ${'Eleven cold stores and one warehouse system. '.repeat(12)}`,
    file: { ...PDF, name: LONG_FILE },
  })
  await page.goto(receipt)
  await expectRoom(page, 'receipt')
})

async function expectRoom(
  page: Page,
  name: string,
  { windows = [...WINDOWS], within = 'body', fullPage = true } = {},
): Promise<void> {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    expect(await textsWithoutRoom(page, within), `at ${width} px`).toEqual({ cut: [], overlapping: [], broken: [] })
    expect(await widerThanWindow(page), `at ${width} px`).toEqual([])
    expect(await overflowing(page, within), `at ${width} px`).toEqual([])
    await keep(page, name.replaceAll(/\W+/g, '-'), width, fullPage)
  }
}

/** What a dialog's or notice's boxes hold beyond their edges: sideways everywhere, downwards where nothing may scroll. */
function overflowing(page: Page, within: string): Promise<string[]> {
  return page.evaluate((within) => {
    const scrolls = (one: Element) => one.matches('.form-body, .details-dialog .chart-inner, #menu, #menu *, textarea')
    const root = document.querySelector(within)
    if (!root || root === document.body) return []
    return [root, ...root.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !element.closest('svg, .sr-only, .trap, input'))
      .filter((element) => /hidden|auto|scroll|clip/.test(getComputedStyle(element).overflow))
      .filter(
        (element) =>
          element.clientWidth > 1 &&
          (element.scrollWidth > element.clientWidth + 1 ||
            (!scrolls(element) && element.scrollHeight > element.clientHeight + 1)),
      )
      .map(
        (element) =>
          `${element.localName}.${element.classList} holds ${element.scrollWidth} x ${element.scrollHeight} in ${element.clientWidth} x ${element.clientHeight}`,
      )
  }, within)
}

async function keep(page: Page, name: string, width: number, fullPage: boolean): Promise<void> {
  if (!FOLDER) return
  mkdirSync(FOLDER, { recursive: true })
  if (fullPage) await passBy(page)
  await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage })
}

/** Pictures that load when they come near are there afterwards. */
async function passBy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((passed) => setTimeout(passed, 100))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
}
