import type { Page } from '@playwright/test'

/** Contrast of a focus ring with its ground that WCAG 1.4.11 asks for. */
export const LEAST_CONTRAST = 3

export interface Ring {
  /** What has the focus. */
  name: string
  /** Width of its ring in px; 0 without one. */
  width: number
  /** The least contrast of the ring with what lies around it. */
  contrast: number
}

/**
 * Moves the focus through everything on the page that can be focused, as a visitor who uses the keyboard, and gives the
 * ring of each. A ring may be drawn by the element, by what is before or after it, by its label or by a frame around it.
 * The ground is the color of what lies just outside of the ring, at eight places; a film or a picture counts as the color
 * behind it.
 *
 * @param withGround whether the contrast is asked for, which takes most of the time.
 */
export async function rings(page: Page, { withGround = true } = {}): Promise<Ring[]> {
  // The browser shows rings once a key was used. The key may scroll to what it focuses.
  await page.keyboard.press('Tab')
  // As it arrives: the header of a page that is scrolled is another, and learns with the second frame where it is.
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    const header = document.getElementById('header')
    for (let frame = 0; frame < 2 || (frame < 60 && header?.hasAttribute('data-scrolled')); frame += 1)
      await new Promise(requestAnimationFrame)
    await Promise.allSettled((header?.getAnimations({ subtree: true }) ?? []).map(({ finished }) => finished))
  })
  return page.evaluate((withGround) => {
    type Color = [number, number, number, number]
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    // Reading a pixel back takes longer than all else here, and a page has few colors.
    const known = new Map<string, Color>()
    const colorOf = (css: string): Color => {
      const color = known.get(css) ?? painted(css)
      known.set(css, color)
      return color
    }
    const painted = (css: string): Color => {
      if (!canvas) return [0, 0, 0, 0]
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = css
      canvas.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data
      return [r, g, b, a / 255]
    }
    const over = (top: Color, under: Color): Color => {
      const mix = (at: 0 | 1 | 2) => top[at] * top[3] + under[at] * (1 - top[3])
      return [mix(0), mix(1), mix(2), 1]
    }
    const light = (color: Color) => {
      const part = (at: 0 | 1 | 2) => {
        const value = color[at] / 255
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      }
      return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2)
    }
    const contrast = (a: Color, b: Color) => {
      const [high = 0, low = 0] = [light(a), light(b)].sort((one, two) => two - one)
      return (high + 0.05) / (low + 0.05)
    }
    const groundAt = (x: number, y: number): Color => {
      let ground: Color = [0, 0, 0, 0]
      for (const element of document.elementsFromPoint(x, y)) {
        const color = colorOf(getComputedStyle(element).backgroundColor)
        ground = ground[3] === 0 ? color : over(ground, color)
        if (color[3] === 1) return ground
      }
      return over(ground, [255, 255, 255, 1])
    }
    const carriers = (element: HTMLElement): [Element, string?][] => [
      [element],
      [element, '::after'],
      [element, '::before'],
      ...(element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label): [Element] => [label]) : []),
      ...[element.parentElement, element.parentElement?.parentElement].flatMap((parent): [Element][] =>
        parent ? [[parent]] : [],
      ),
    ]
    const width = (style: CSSStyleDeclaration) =>
      style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth)

    const found: Ring[] = []
    const selector = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.matches('.trap *, [inert] *, :disabled, [aria-hidden=true] *')
      )
        continue
      element.focus({ preventScroll: true })
      if (document.activeElement !== element) continue
      const name = (element.ariaLabel || element.textContent?.trim() || element.outerHTML).slice(0, 60)
      const carrier = carriers(element).find(([one, pseudo]) => width(getComputedStyle(one, pseudo)) >= 1)
      if (!carrier) {
        found.push({ name, width: 0, contrast: 0 })
        continue
      }
      const style = getComputedStyle(...carrier)
      if (!withGround) {
        found.push({ name, width: width(style), contrast: 0 })
        continue
      }
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const ring = colorOf(style.outlineColor)
      const offset = Number.parseFloat(style.outlineOffset)
      // Just beyond the ring; for a ring inside of its element, just within the element.
      const reach = offset < 0 ? -1 : offset + width(style) + 1
      const box = carrier[0].getBoundingClientRect()
      const [left, right, top, bottom] = [box.left - reach, box.right + reach, box.top - reach, box.bottom + reach]
      const [middle, center] = [(left + right) / 2, (top + bottom) / 2]
      const places = [left, middle, right].flatMap((x) => [top, center, bottom].map((y) => [x, y] as const))
      const around = places.filter(([x, y]) => x !== middle || y !== center)
      const seen = around.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
      const least = Math.min(...seen.map(([x, y]) => contrast(ring, groundAt(x, y))))
      found.push({ name, width: width(style), contrast: Math.round(least * 100) / 100 })
    }
    return found
  }, withGround)
}
