import { expect, test } from '../support/journey.ts'

// Nothing lies over what can be pressed. Every page is looked at by every-page.spec.ts.

for (const [path, hero, name, url] of [
  ['/about', '.about-hero-foot', 'Our Mission', '/about#mission'],
  ['/portfolio', '.work-bars', 'Wardrow', '/portfolio/wardrow'],
  ['/services', '.depths', 'Web Development', '/services/web-development'],
] as const) {
  test(`a click of the mouse follows "${name}" in the first screen of ${path}`, { tag: '@full' }, async ({ page }) => {
    await page.goto(path)

    const link = page.locator(hero).getByRole('link', { name }).filter({ visible: true })
    const box = await link.boundingBox()
    if (!box) throw new Error(`"${name}" is not shown.`)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)

    await expect(page).toHaveURL(url)
  })
}
