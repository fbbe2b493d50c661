import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { PAGES } from '../support/pages.ts'

// Nothing lies over what can be pressed: the element at the center of each control is the control, or is inside it.

for (const path of PAGES) {
  test(`every control of ${path} is on top at its center`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path, { waitUntil: 'networkidle' })

    for (const width of [390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const { checked, covered } = await controls(page)
      expect(covered, `at ${width} px`).toEqual([])
      expect(checked, `at ${width} px`).toBeGreaterThan(10)
    }
  })
}

for (const [path, hero, name, url] of [
  ['/about', '.about-hero-foot', 'Our Mission', '/about#mission'],
  ['/portfolio', '.inner-hero-chart', 'Wardrow', '/portfolio#wardrow'],
  ['/services', '.depths', 'Web Development', '/services/web-development'],
] as const) {
  test(`a click of the mouse follows "${name}" in the first screen of ${path}`, async ({ page }) => {
    await page.goto(path)

    const link = page.locator(hero).getByRole('link', { name }).filter({ visible: true })
    const box = await link.boundingBox()
    if (!box) throw new Error(`"${name}" is not shown.`)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)

    await expect(page).toHaveURL(url)
  })
}

/** How many controls are shown, and those that something else covers, each with what covers it. */
function controls(page: Page): Promise<{ checked: number; covered: string[] }> {
  return page.evaluate(async () => {
    // Lengths of containers (cqw) follow the window with the next frame; before it, columns are those of the old width.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const covered: string[] = []
    let checked = 0
    const tag = (element: Element | null) => element && `${element.localName}.${element.classList}`
    for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // Those for screen readers alone, and links that are shown when they have the focus.
      if (control.matches('.sr-only, .skip-link, .trap *, [inert] *, [aria-hidden=true] *')) continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      // A link that goes over two lines has a box for each.
      const box = [...control.getClientRects()].find(({ width, height }) => width > 0 && height > 0)
      if (!box || box.width <= 1) continue
      checked += 1
      const x = box.left + box.width / 2
      const y = box.top + box.height / 2
      const top = document.elementFromPoint(x, y)
      const label = top?.closest('label')
      if (control.contains(top) || (label && label.control === control)) continue
      covered.push(
        `${control.textContent?.trim() || control.outerHTML.slice(0, 80)}: under ${tag(top)} at ${Math.round(x)}, ${Math.round(y)}`,
      )
    }
    return { checked, covered }
  })
}
