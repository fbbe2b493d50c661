import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { PAGES } from '../support/pages.ts'

// Text stays whole with the spacing of WCAG 1.4.12, and with a default font of twice the size.

const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`

for (const path of PAGES) {
  test(`with more space between letters, words and lines no text of ${path} is cut off`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.addStyleTag({ content: SPACING })

    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await cutTexts(page), `at ${width} px`).toEqual([])
    }
  })

  test(`with a default font of 32 px ${path} does not scroll sideways on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path, { waitUntil: 'networkidle' })
    // What the setting of the browser does. Media queries in rem see it too; at this width none of them changes.
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' })

    expect(await page.evaluate(widest), 'px outside').toEqual([])
  })
}

/** Texts of which something lies outside of the window, or of a frame that clips it. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const SLACK = 3
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (
        !parent ||
        !text.textContent?.trim() ||
        !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue
      if (
        parent.closest('.sr-only, .skip-link, [aria-hidden=true], [inert], svg, .trap, script, style, noscript, option')
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      let [left, right, top, bottom] = [-SLACK, innerWidth + SLACK, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
      for (let frame: Element | null = parent; frame && frame !== document.body; frame = frame.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(frame)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        // What scrolls hides nothing for good.
        if (/auto|scroll/.test(overflowX + overflowY)) {
          left = Number.NEGATIVE_INFINITY
          right = Number.POSITIVE_INFINITY
          break
        }
        const edge = frame.getBoundingClientRect()
        left = Math.max(left, edge.left - SLACK)
        right = Math.min(right, edge.right + SLACK)
        top = Math.max(top, edge.top - SLACK)
        bottom = Math.min(bottom, edge.bottom + SLACK)
      }
      if (box.left < left || box.right > right || box.top < top - SLACK || box.bottom > bottom + SLACK)
        cut.push(
          `${text.textContent.trim().slice(0, 50)} (${Math.round(Math.max(left - box.left, box.right - right, top - box.top, box.bottom - bottom))} px)`,
        )
    }
    return cut
  })
}

/** What reaches beyond the window and makes the page scroll sideways; nothing where it does not scroll. */
function widest(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => `${element.localName}.${element.classList}: ${Math.round(element.getBoundingClientRect().right)}`)
    .slice(0, 12)
}
