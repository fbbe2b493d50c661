import type { Locator } from '@playwright/test'
import { rings } from '../support/focus.ts'
import { expect, test } from '../support/journey.ts'
import { PAGES } from '../support/pages.ts'

// Forced colors (Windows contrast themes) take away backgrounds. What has the focus, what is chosen and what is a button
// must still be seen.

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

for (const path of PAGES)
  test(`in forced colors ${path} shows the focus, the chosen and the edges of buttons`, async ({ page }) => {
    test.slow()
    await page.goto(path, { waitUntil: 'networkidle' })

    expect((await rings(page)).filter(({ width }) => width < 2)).toEqual([])

    expect(await page.evaluate(unseen)).toEqual([])
  })

test('in forced colors the wordmarks of clients keep a ground that they stand out from', async ({ page }) => {
  await page.goto('/')

  await expect(page.locator('.client-run img').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('in forced colors the option that the keyboard has reached is marked, in the list of services', async ({
  page,
}) => {
  await page.goto('/about?quote=')
  const dialog = page.locator('#quote-dialog')
  await expect(dialog.locator('form[data-awake]')).toBeVisible()
  await dialog.getByRole('combobox').first().press('Enter')
  await page.keyboard.press('ArrowDown')

  await expectMarked(
    page.locator('.menu-item[data-highlighted]'),
    page.locator('.menu-item:not([data-highlighted])').first(),
  )
})

test('in forced colors the option that the keyboard has reached is marked, in the list of countries', async ({
  page,
}) => {
  await page.goto('/about?quote=')
  const dialog = page.locator('#quote-dialog')
  await expect(dialog.locator('form[data-awake]')).toBeVisible()
  await dialog.getByRole('button', { name: /country/i }).press('Enter')
  await page.keyboard.press('ArrowDown')

  await expectMarked(
    page.locator('.menu-item[data-selected=true]'),
    page.locator('.menu-item:not([data-selected=true])').first(),
  )
})

async function expectMarked(marked: Locator, other: Locator) {
  await expect(marked).toHaveCount(1)
  await expect(marked).toHaveCSS('outline-style', 'solid')
  await expect(other).toHaveCSS('outline-style', 'none')
}

/** Chosen controls that look like those beside them, and filled buttons that have no border. */
function unseen(): string[] {
  const look = (element: Element) =>
    ['', '::before', '::after']
      .map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        const { backgroundColor, color, borderWidth, borderColor, outline, textDecorationLine, fontWeight, transform } =
          style
        return [backgroundColor, color, borderWidth, borderColor, outline, textDecorationLine, fontWeight, transform]
      })
      .join()
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const name = (element: Element) => element.textContent?.trim() || element.ariaLabel || element.outerHTML.slice(0, 60)
  const alike: string[] = []

  for (const state of ['aria-pressed', 'aria-selected'])
    for (const chosen of document.querySelectorAll(`[${state}=true]`)) {
      const other = [...(chosen.parentElement?.children ?? [])].find(
        (sibling) => sibling.getAttribute(state) === 'false',
      )
      if (isShown(chosen) && other && look(chosen) === look(other)) alike.push(`${state}: ${name(chosen)}`)
    }
  for (const chosen of document.querySelectorAll<HTMLInputElement>('label :checked')) {
    const [label, other] = [chosen, document.querySelector(`input[name="${chosen.name}"]:not(:checked)`)].map((input) =>
      input?.closest('label'),
    )
    if (label && other && isShown(label) && look(label) === look(other)) alike.push(`checked: ${name(label)}`)
  }
  for (const dot of document.querySelectorAll('.carousel-dot[aria-current]'))
    if (isShown(dot) && dot.nextElementSibling && look(dot) === look(dot.nextElementSibling))
      alike.push(`dot: ${name(dot)}`)
  // The classes of filled buttons (site/ui/Button.tsx).
  for (const button of document.querySelectorAll(':is(a, button):is(.bg-signal, .bg-ink, .bg-white, .bg-shoal-pale)'))
    if (isShown(button) && getComputedStyle(button).borderTopStyle !== 'solid') alike.push(`no edge: ${name(button)}`)
  for (const button of document.querySelectorAll(':is(a, button):is(.bg-signal, .bg-ink, .bg-white, .bg-shoal-pale)'))
    if (isShown(button) && Number.parseFloat(getComputedStyle(button).borderTopWidth) < 1)
      alike.push(`no edge: ${name(button)}`)
  return alike
}
