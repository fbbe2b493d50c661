import { faults } from '../support/axe.ts'
import { sitemapOf } from '../support/findable.ts'
import { expect, test } from '../support/journey.ts'
import { wakeAll } from '../support/page-checks.ts'

// Menus, dialogs and tabs that are open. Each page as it stands: every-page.spec.ts.

test('axe finds nothing while a menu or the dialog is open', async ({ page }) => {
  test.slow()
  await page.goto('/about')
  await page.getByRole('button', { name: 'Show all services' }).click()
  await expect(page.locator('#mega-menu')).toBeVisible()
  expect(await faults(page, { within: '#header' })).toEqual([])

  await page.keyboard.press('Escape')
  await page.locator('.header-quote').click()
  await expect(page.locator('#quote-dialog form[data-awake]')).toBeVisible()
  expect(await faults(page, { within: '#quote-dialog' })).toEqual([])
  await page.locator('#quote-dialog').getByRole('button', { name: 'Send my request' }).click()
  await expect(page.locator('.toast')).toBeVisible()
  expect(await faults(page, { within: '#quote-dialog' })).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await faults(page, { within: '#menu' })).toEqual([])
})

for (const { width, tag } of [
  { width: 390, tag: [] },
  { width: 1440, tag: ['@full'] },
]) {
  test(`axe finds nothing on the home page with tabs, answers and dialog open at ${width} px`, { tag }, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await wakeAll(page)

    for (const name of ['Artificial Intelligence', 'Blockchain', 'Cloud', 'Internet of Things', 'Mixed Reality']) {
      const tab = page.locator('#emerging').getByRole('tab', { name, exact: true })
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      expect(await faults(page, { within: '#emerging' })).toEqual([])
    }
    await page
      .locator('#services')
      .getByRole('tab', { name: /^Mobile Development/ })
      .click()
    // Its question stands open on arrival.
    await expect(page.getByText('An MVP takes 2 weeks to 4 months')).toBeVisible()
    expect(await faults(page, { within: '#services' })).toEqual([])

    await page.locator('#services').getByRole('tabpanel').getByRole('link', { name: 'GET A QUOTE' }).click()
    await expect(page.locator('#quote-dialog form[data-awake]')).toBeVisible()
    expect(await faults(page)).toEqual([])
  })
}

test('in a window of 2000 px the words of /services end with the column', async ({ page }) => {
  await page.setViewportSize({ width: 2000, height: 900 })
  await page.goto('/services')

  const column = (2000 + 1440) / 2
  const beyond = await page
    .locator('main :is(h1, h2, h3, h4, p, li, dt, dd, a, button)')
    .evaluateAll(
      (all, edge) =>
        all
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > edge + 1)
          .map((one) => one.textContent?.trim().slice(0, 60)),
      column,
    )
  expect(beyond).toEqual([])
})

// Where a page names another layer first, fields lose their borders to the reset.
test('the layers of styles have one order on every page', async ({ site }) => {
  const order = ['theme', 'base', 'components', 'utilities']
  for (const path of await sitemapOf(site.url)) {
    const html = await (await fetch(new URL(path, site.url))).text()
    const named = new Set([...html.matchAll(/@layer ([\w,]+)[{;]/g)].flatMap(([, names = '']) => names.split(',')))
    expect(
      [...named].filter((name) => order.includes(name)),
      path,
    ).toEqual(order)
  }
})
