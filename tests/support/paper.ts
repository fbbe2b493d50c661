import { expect, type Page } from '@playwright/test'

/** Widths of a sheet between margins of 15 mm, CSS px: 180 mm and 8.5 inches less 30 mm. */
export const A4 = 680
export const LETTER = 703

/** Opens a page as a visitor does, then lays it out as for printing. */
export async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'screen' })
  await page.goto(path)
  await layOnPaper(page)
}

/** Lays the open page out as for printing. */
export async function layOnPaper(page: Page): Promise<void> {
  // It comes last, after the page has loaded.
  await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'))
  await page.setViewportSize({ width: A4, height: 960 })
  await page.emulateMedia({ media: 'print' })
}

/**
 * Visible words outside of charts whose contrast with white paper is under 7:1, or that stand on a ground of their own.
 * Charts are aria-hidden, and engraved in black.
 */
export function faintWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faint = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element || !text.textContent?.trim() || element.closest('svg, [aria-hidden="true"], script, style')) continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const { color, webkitTextFillColor, borderImageSource } = getComputedStyle(element)
      let opacity = 1
      let ground = borderImageSource === 'none' ? '' : 'border'
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at)
        opacity *= Number(style.opacity)
        if (style.backgroundImage !== 'none' || style.backgroundColor !== 'rgba(0, 0, 0, 0)') ground ||= at.tagName
      }
      const isDark = [color, webkitTextFillColor].every((ink) => luminance(ink) < 0.1)
      if (!isDark || opacity < 0.9 || ground) faint.add(`${text.textContent.trim().slice(0, 40)}: ${color} ${ground}`)
    }
    return [...faint]

    /** Of a color as browsers compute it, 0 to 1; 0.1 is 7:1 on white. */
    function luminance(color: string): number {
      const [red = 1, green = 1, blue = 1] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
  })
}

/** On paper headings and labels stay with what follows them, and rows and figures are not split. */
export async function expectKeptTogether(page: Page): Promise<void> {
  for (const [what, property] of [
    ['main :is(h2, h3, summary):not(li *, .carousel-strip *):visible', 'breakAfter'],
    ['main p.mono:has(+ h2):visible', 'breakAfter'],
    ['main :is(figure, tr, pre, li, details):visible', 'breakInside'],
  ] as const) {
    // All at one moment: a style that arrives meanwhile shows or hides some.
    const others = () =>
      page
        .locator(what)
        .evaluateAll((all, name) => all.filter((one) => getComputedStyle(one)[name] !== 'avoid').length, property)
    await expect.poll(others, what).toBe(0)
  }
}

/** Code and tables that reach out of their column, and code that stays on one sheet, however long it is. */
export function tooLarge(page: Page): Promise<string[]> {
  return page.locator('.prose :is(pre, pre > code, .table-frame)').evaluateAll((all) => {
    const isLarge = (at: Element) => at.scrollWidth > at.clientWidth || /^inline/.test(getComputedStyle(at).display)
    return all.filter(isLarge).map(({ textContent }) => textContent.slice(0, 40))
  })
}

/** The charts of the page on paper: on which ground each stands on the screen, and what paper does to it. */
export async function darkCharts(page: Page): Promise<{ isDark: boolean; inversions: number; isEngraved: boolean }[]> {
  return page.locator('main svg:not(.lucide)').evaluateAll((drawings) =>
    drawings
      .filter((drawing) => drawing.checkVisibility() && drawing.getBoundingClientRect().height > 40)
      .map((drawing) => {
        const filters: string[] = []
        for (let at: Element | null = drawing; at; at = at.parentElement) filters.push(getComputedStyle(at).filter)
        const tone = drawing.closest<HTMLElement>('[data-tone]')?.dataset.tone ?? ''
        return {
          isDark: ['ink', 'deep', 'trench', 'sea'].includes(tone) && !drawing.closest('.phone, .film-strip'),
          inversions: filters.filter((filter) => filter.includes('invert(1)')).length,
          isEngraved: filters.filter((filter) => filter.includes('#ink')).length === 1,
        }
      }),
  )
}
