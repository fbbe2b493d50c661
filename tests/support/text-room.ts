import type { Page } from '@playwright/test'

/** What a visitor may set for text without losing any: the values of WCAG 1.4.12. */
export const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`

/** Adds rules as a visitor's own settings would: the page's policy keeps style elements of others out. @returns takes them away. */
export async function addRules(page: Page, rules: string): Promise<() => Promise<void>> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop())
}

/**
 * Texts and controls of which something lies outside of the window or of a frame that clips it, pairs of texts that lie
 * on one another, and words broken in two. Figures of the drawings are left out: they are decoration, hidden from screen readers.
 *
 * @param within what is looked at: the page, or a dialog, whose texts are compared with each other although it is fixed.
 */
export function textsWithoutRoom(
  page: Page,
  within = 'body',
): Promise<{ cut: string[]; overlapping: string[]; broken: string[] }> {
  return page.evaluate(async (within) => {
    const root = document.querySelector(within) ?? document.body
    // A new width may ask for a font, its observers take a frame, and what is out of view waits for an idle moment.
    await document.fonts.ready
    const parts = [...document.querySelectorAll('main > *, body > footer, .prose > *')]
    let size = ''
    for (let frame = 0, same = 0; same < 5 && frame < 600; frame += 1) {
      await new Promise(requestAnimationFrame)
      const now = `${innerWidth} ${document.body.clientWidth} ${document.body.scrollWidth} ${document.body.scrollHeight}`
      const isWhole = parts.every((part) => getComputedStyle(part).contentVisibility !== 'auto')
      same = isWhole && now === size && document.body.clientWidth <= innerWidth ? same + 1 : 0
      size = now
    }
    /** px. Rounding, and letters that reach out of their line box. */
    const SLACK = 3
    const DECORATION = '.sr-only, .skip-link, [aria-hidden=true], [inert], svg, .trap, script, style, noscript, option'
    const cut: string[] = []
    const broken: string[] = []
    const lines: { text: Text; fixed: boolean; left: number; right: number; top: number; bottom: number }[] = []

    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent || !text.textContent?.trim() || !isShown(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
      const outside = Math.max(0, ...boxes.map((box) => pixelsOutside(box, parent)))
      if (outside > 0) cut.push(`${named(text)} (${Math.round(outside)} px)`)
      if (boxes.length > 1) broken.push(...brokenWords(text as Text, parent))
      const { fontSize } = getComputedStyle(parent)
      const fixed = isFixed(parent)
      for (const { left, right, top, bottom } of boxes) {
        // The height of small letters: lines of a close heading touch without being unreadable.
        const middle = (top + bottom) / 2
        const half = Number.parseFloat(fontSize) / 4
        if (isHiddenByFrame(middle, parent)) continue
        lines.push({ text: text as Text, fixed, left, right, top: middle - half, bottom: middle + half })
      }
    }
    for (const control of root.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      if (!isShown(control)) continue
      const outside = pixelsOutside(control.getBoundingClientRect(), control.parentElement)
      if (outside > 0) cut.push(`${control.localName} ${named(control)} (${Math.round(outside)} px)`)
    }
    return { cut, overlapping: pairs(), broken }

    /** Words that go on in the next line without a hyphen, where the styles do not ask for it. */
    function brokenWords(text: Text, parent: Element): string[] {
      const { overflowWrap, wordBreak, hyphens } = getComputedStyle(parent)
      if (overflowWrap === 'anywhere' || wordBreak !== 'normal' || hyphens === 'auto') return []
      return [...text.data.matchAll(/\p{L}{4,}/gu)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)
          return Math.max(...tops) - Math.min(...tops) > SLACK
        })
        .map(({ 0: word }) => `${word} in ${named(text)}`)
    }

    function isShown(element: Element): boolean {
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest(DECORATION) === null &&
        !isForReadersAlone(element)
      )
    }

    function isForReadersAlone(element: Element | null): boolean {
      if (!element || element === document.body) return false
      const { clipPath, overflow } = getComputedStyle(element)
      if (clipPath === 'inset(50%)' || (overflow === 'hidden' && element.clientWidth <= 1 && element.clientHeight <= 1))
        return true
      return isForReadersAlone(element.parentElement)
    }

    function named(node: Node): string {
      const text = node.textContent?.trim() || (node instanceof Element && node.getAttribute('aria-label')) || ''
      const parent = node instanceof Element ? node : node.parentElement
      return `"${text.slice(0, 50)}" ${parent?.localName}.${parent?.classList}`
    }

    function isFixed(element: Element | null): boolean {
      if (!element || element === root) return false
      return /fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement)
    }

    /** Whether a line lies above or below a frame that clips or scrolls it: what stands there does not lie on it. */
    function isHiddenByFrame(middle: number, from: Element | null): boolean {
      for (let frame = from; frame && frame !== document.body; frame = frame.parentElement) {
        const { top, bottom } = frame.getBoundingClientRect()
        if (getComputedStyle(frame).overflowY !== 'visible' && (middle < top || middle > bottom)) return true
      }
      return false
    }

    function pixelsOutside(box: DOMRect, from: Element | null): number {
      let [left, right, top, bottom] = [0, innerWidth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
      for (let frame = from; frame && frame !== document.body; frame = frame.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(frame)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        // What scrolls hides nothing for good.
        if (/auto|scroll/.test(overflowX + overflowY)) return 0
        const edge = frame.getBoundingClientRect()
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
      }
      const most = Math.max(left - box.left, box.right - right, (top - box.top) / 2, (box.bottom - bottom) / 2)
      return most > SLACK ? most : 0
    }

    function pairs(): string[] {
      const found = new Set<string>()
      const sorted = lines.filter(({ fixed }) => !fixed).sort((a, b) => a.top - b.top)
      for (const [index, line] of sorted.entries()) {
        for (let next = index + 1; next < sorted.length; next += 1) {
          const other = sorted[next]
          if (!other || other.top > line.bottom) break
          if (other.text === line.text) continue
          const wide = Math.min(line.right, other.right) - Math.max(line.left, other.left)
          const high = Math.min(line.bottom, other.bottom) - other.top
          if (wide > SLACK && high > SLACK) found.add(`${named(line.text)} / ${named(other.text)}`)
        }
      }
      return [...found]
    }
  }, within)
}

/** What reaches beyond the window, where a scroll bar or the page's own edge would be the only way to it. */
export function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    // Behind a dialog, parts out of view keep their size until it is closed (site/first-script/shell.ts).
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
      .filter((element) => getComputedStyle(element).contentVisibility !== 'hidden')
      .filter((element) => !isClipped(frameOf(element)))
      .map((element) => `${element.localName}.${element.classList}: ${element.getBoundingClientRect().right}`)
      .slice(0, 12)

    /** Whether something inside of the window clips or scrolls what it holds. */
    function isClipped(frame: Element | null): boolean {
      if (!frame || frame === document.body) return false
      const { overflowX } = getComputedStyle(frame)
      return (
        (overflowX !== 'visible' && frame.getBoundingClientRect().right <= innerWidth + 1) || isClipped(frameOf(frame))
      )
    }

    /** What stands on its own is not clipped by what it only stands in. */
    function frameOf(element: Element): Element | null {
      const isLifted = getComputedStyle(element).position === 'absolute' && element instanceof HTMLElement
      return isLifted ? element.offsetParent : element.parentElement
    }
  })
}
