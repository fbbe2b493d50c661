import type { Page } from '@playwright/test'
import { expectNoFaults, openDesk, rowOf, sendQuote } from '../support/desk.ts'
import { expect, test } from '../support/journey.ts'
import { addRules, TEXT_SPACING } from '../support/text-room.ts'

// The desk for everybody: no fault by axe in any view, in both color schemes, wide and on a phone.

const SIZES = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
]

const HEBREW = { business: 'מחסני קירור (דרום).', message: 'שלום! אפשר לדבר מחר?' }

for (const { name, width, height } of SIZES) {
  test(`axe finds nothing on the desk, ${name}`, async ({ browser, request, site }) => {
    const { reference } = await sendQuote(request, { business: 'B'.repeat(250) })
    const desk = await openDesk(browser, site, 'Ines')
    await desk.setViewportSize({ width, height })
    const views: [string, (page: Page) => Promise<void>][] = [
      ['/', async (page) => expect(page.getByRole('list', { name: 'Requests' })).toBeVisible()],
      [`/?ref=${reference}`, async (page) => expect(page.getByRole('heading', { name: 'History' })).toBeAttached()],
      ['/?view=search&q=cold&sort=open', async (page) => expect(page.getByText(/\d+ found/)).toBeVisible()],
      ['/?view=figures', async (page) => expect(page.getByRole('heading', { name: 'By form' })).toBeAttached()],
      ['/?view=emails', async (page) => expect(page.getByRole('heading', { name: 'Failed emails' })).toBeVisible()],
    ]
    for (const [path, ready] of views) {
      await desk.goto(path)
      await ready(desk)
      await expectNoFaults(desk, path)
      const over = await desk
        .locator('html, #detail')
        .evaluateAll((all) => all.map((a) => a.scrollWidth - a.clientWidth))
      expect.soft(Math.max(...over), path).toBeLessThanOrEqual(0)
    }
    await desk.keyboard.press('?')
    await expect(desk.getByRole('dialog', { name: 'All keys' })).toBeVisible()
    await expectNoFaults(desk, 'keys', 'dialog[open]')
    await desk.keyboard.press('Escape')
    await desk.keyboard.press('Control+k')
    await desk.getByRole('combobox').fill('zzzz')
    await expect(desk.getByText('Nothing fits.')).toBeVisible()
    await expectNoFaults(desk, 'no command', 'dialog[open]')
    await desk.keyboard.press('Escape')
    await desk.goto(`/?ref=${reference}`)
    await desk.getByRole('button', { name: 'More actions' }).click()
    await expectNoFaults(desk, 'actions')
    await expect(desk.getByRole('button', { name: 'Erase…' })).toBeVisible()
  })
}

test('at 320 px, and with more room between letters, search and an empty list lose nothing; Hebrew runs from the right', async ({
  browser,
  request,
  site,
}) => {
  const name = `שרה ${crypto.randomUUID().slice(0, 8)}`
  const { reference, receipt } = await sendQuote(request, { ...HEBREW, name })
  const desk = await openDesk(browser, site, 'Ines')
  await desk.goto(`/?ref=${reference}&q=${reference}`)
  await expect(desk.getByText(HEBREW.message).first()).toBeVisible()
  await expect(rowOf(desk, name)).toBeVisible()
  expect.soft(await wrongWay(desk), 'inbox and request').toEqual([])
  await desk.goto(new URL(receipt, site.url).href)
  expect.soft(await wrongWay(desk), 'receipt').toEqual([])
  for (const width of [320, 390]) {
    await desk.setViewportSize({ width, height: 640 })
    await desk.goto(`/?view=search&sort=open&q=${encodeURIComponent(name)}`)
    if (width > 320) await addRules(desk, TEXT_SPACING)
    await expect(desk.getByRole('link', { name })).toBeVisible()
    const cut = await desk.evaluate(() =>
      [...document.querySelectorAll('.results *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.className),
    )
    expect.soft(cut, `${width} px`).toEqual([])
    expect.soft(await wrongWay(desk), 'search').toEqual([])
    await desk.getByRole('link', { name }).click()
    await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(desk.getByRole('searchbox')).toBeHidden()
    const covered = await desk.locator('#detail :is(a, button, textarea):not(.actions *):visible').evaluateAll(
      (all: HTMLElement[]) =>
        all.filter((one) => {
          one.focus()
          const { x, y, width, height } = one.getBoundingClientRect()
          return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        }).length,
    )
    expect.soft(covered, `under a bar at ${width} px`).toBe(0)
    await desk.getByRole('button', { name: 'Search, 1 of 1' }).press('Enter')
    await expect(desk.getByRole('link', { name })).toBeFocused()
  }
  await desk.goto(`/?view=search&q=${[...'abcdefghijklm'].join('+')}`)
  await expect(desk.getByText('at most 12 words')).toBeVisible()
  await expect(desk.getByText('Searching')).toBeHidden()
  await desk.goto('/?view=figures')
  await expect(desk.locator('.headline > div').last()).toHaveCSS('border-left-width', '0px')
  await desk.setViewportSize({ width: 320, height: 256 })
  await desk.goto('/?owner=me')
  await desk.getByRole('link', { name: 'All that is due' }).scrollIntoViewIfNeeded()
  await expect(desk.getByRole('link', { name: 'All that is due' })).toBeInViewport()
  await desk.goto(`/?ref=${reference}`)
  const answer = desk.getByRole('button', { name: 'Reply' })
  await answer.scrollIntoViewIfNeeded()
  // What stays in view leaves most of the window.
  await desk.locator('.detail').hover()
  await desk.mouse.wheel(0, 400)
  await expect(answer).not.toBeInViewport()
  await desk.keyboard.press('o')
  await desk.getByLabel('A note that goes along').scrollIntoViewIfNeeded()
  await expect(desk.getByLabel('A note that goes along')).toBeInViewport()
  const names = await desk
    .locator('[cmdk-item] > :nth-child(2)')
    .evaluateAll((all: HTMLElement[]) => all.map((one) => one.offsetLeft))
  expect(new Set(names).size, 'names begin in one line').toBe(1)
  await desk.keyboard.press('Escape')
  await desk.keyboard.press('r')
  await desk.keyboard.type('שלום.\n\nTwo.\n\nThree.')
  expect(await desk.getByLabel('Answer', { exact: true }).evaluate(seenOf)).toBeGreaterThan(100)
  await desk.keyboard.press('Control+Shift+Enter')
  await expect(desk.getByText('Two.', { exact: true })).toHaveCSS('direction', 'ltr')
})

/** How much of it is in the window, px. */
function seenOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  return Math.min(bottom, innerHeight) - top
}

test('with a default font of 32 px every word of the desk has room', async ({ browser, request, site }) => {
  const { reference, name } = await sendQuote(request)
  const desk = await openDesk(browser, site, 'Ines')
  const settings = await desk.context().newCDPSession(desk)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const { width, height } of SIZES) {
    await desk.setViewportSize({ width, height })
    await desk.goto(`/?ref=${reference}&q=${reference}`)
    await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
    const low = await desk.locator('.row > :not(.row-check)').evaluateAll((all) =>
      all.flatMap((line) =>
        [line, ...line.querySelectorAll(':is(strong, b, bdi, span)')]
          .filter((words) => Number.parseFloat(getComputedStyle(words).fontSize) * 1.2 > line.clientHeight + 2)
          .filter((words) => line.clientHeight > 1 && words.checkVisibility())
          .map((words) => `${words.className} ${words.textContent}`),
      ),
    )
    expect.soft(low, `${width} px`).toEqual([])
  }
})

test('below 1280 px whatever of the narrow navigation takes the focus is seen, and the name is changed above the list', async ({
  browser,
  site,
}) => {
  const desk = await openDesk(browser, site, 'Ines')
  await desk.setViewportSize({ width: 1100, height: 800 })
  const stops = desk.getByRole('navigation', { name: 'Desk' }).locator('a, button').locator('visible=true')
  const sizes = await stops.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24)
  expect(sizes.length).toBeGreaterThan(10)
  await desk.getByRole('button', { name: 'Ines, change the name' }).click()
  await expect(desk.getByLabel('Your name')).toBeVisible()
})

test('on a Mac every command names its key, above the list and below it', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.deskUrl })
  await context.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }))
  const desk = await context.newPage()
  await desk.goto('/?view=search')
  await desk.getByLabel('Your name').fill('Ines')
  await desk.getByRole('button', { name: 'Go to the desk' }).click()
  await expect(desk.getByRole('button', { name: 'Commands, ⌘ K' })).toHaveText('⌘ K')
  await expect(desk.getByRole('contentinfo')).toContainText('⌘A')
  await expect(desk.locator('body')).not.toContainText('Ctrl')
})

test('while rows are selected each shows its box, the last stands clear of the bar, and what is unopened says so', async ({
  browser,
  request,
  site,
}) => {
  const business = `Cold ${crypto.randomUUID().slice(0, 8)}`
  const references: string[] = []
  while (references.length < 14) references.push((await sendQuote(request, { business })).reference)
  const desk = await openDesk(browser, site, 'Ines', `/?q=${encodeURIComponent(business)}`)
  for (const { width, height } of SIZES) {
    await desk.setViewportSize({ width, height })
    await expect(
      desk
        .getByRole('link', { name: /, not opened$/ })
        .or(rowOf(desk, 'not opened'))
        .first(),
    ).toBeVisible()
    await desk.getByRole('checkbox').first().check({ force: true })
    const bar = await desk.getByRole('region', { name: 'Selected requests' }).boundingBox()
    await desk.locator('.rows').evaluate((rows) => rows.scrollTo(0, rows.scrollHeight))
    await expect
      .poll(async () => {
        const last = await desk.locator('.row').last().boundingBox()
        return (last?.y ?? 0) + (last?.height ?? 0)
      })
      .toBeLessThanOrEqual((bar?.y ?? 0) + 1)
    for (const box of await desk.locator('.row.unopened input').all()) await expect(box).toHaveCSS('opacity', '1')
    await desk.keyboard.press('Escape')
  }
  // The other tests of this worker look for their rows among what is due.
  await desk.request.post('/api/actions', { data: { action: 'spam', target: { references } } })
  await expect(desk.locator('.row')).toHaveCount(0)
})

test('every action has a key, and single letters can be switched off', async ({ browser, request, site }) => {
  const { reference, name } = await sendQuote(request)
  const desk = await openDesk(browser, site, 'Ines', `/?ref=${reference}`)
  const detail = desk.getByRole('article', { name: 'Request', exact: true })
  await expect(detail.getByRole('heading', { level: 1 })).toHaveText(name)

  await desk.keyboard.press('?')
  await desk.getByRole('button', { name: 'Single letters: on' }).click()
  await desk.getByRole('button', { name: 'Close', exact: true }).click()
  await desk.keyboard.press('i')
  await expect(detail.getByRole('button', { name: /^I take this/ })).toBeVisible()

  await desk.keyboard.press('Control+k')
  await desk.keyboard.type('take it')
  await expect(desk.getByRole('combobox')).toHaveValue('take it')
  await desk.keyboard.press('Enter')
  await expect(detail.getByRole('button', { name: /^Yours/ })).toBeVisible()

  await test.step('in forced colors the chosen command has an outline', async () => {
    await desk.emulateMedia({ forcedColors: 'active' })
    await desk.keyboard.press('Control+k')
    await desk.keyboard.press('ArrowDown')
    await expect(desk.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid')
  })
})

/** Hebrew texts on the page that run from the left: their full stops stand at the wrong end. */
function wrongWay(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement
      const isHebrew = /\p{Script=Hebrew}/u.test(text.nodeValue ?? '')
      if (!isHebrew || !parent?.checkVisibility() || parent.closest('.hidden-text')) continue
      if (getComputedStyle(parent).direction === 'ltr')
        wrong.push(`${parent.localName}.${parent.className}: ${text.nodeValue}`)
    }
    return wrong
  })
}
