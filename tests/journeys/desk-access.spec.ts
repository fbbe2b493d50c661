import type { Page } from '@playwright/test'
import { faults } from '../support/axe.ts'
import { openDesk, sendQuote } from '../support/desk.ts'
import { expect, test } from '../support/journey.ts'

// The desk for everybody: no fault by axe in any view, in both color schemes, wide and on a phone.

const SIZES = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
]

for (const { name, width, height } of SIZES) {
  test(`axe finds nothing on the desk, ${name}`, async ({ browser, request, site }) => {
    const { reference } = await sendQuote(request)
    const desk = await openDesk(browser, site, 'Ines')
    await desk.setViewportSize({ width, height })
    const views: [string, (page: Page) => Promise<void>][] = [
      ['/', async (page) => expect(page.getByRole('list', { name: 'Requests' })).toBeVisible()],
      [`/?ref=${reference}`, async (page) => expect(page.getByRole('heading', { name: 'History' })).toBeAttached()],
      ['/?view=search&q=cold&sort=open', async (page) => expect(page.getByText(/\d+ found/)).toBeVisible()],
      ['/?view=figures', async (page) => expect(page.getByRole('heading', { name: 'By form' })).toBeAttached()],
      ['/?view=emails', async (page) => expect(page.getByRole('heading', { name: 'Failed emails' })).toBeVisible()],
    ]
    for (const colorScheme of ['light', 'dark'] as const) {
      await desk.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const [path, ready] of views) {
        await desk.goto(path)
        await ready(desk)
        expect.soft(await faults(desk), `${path} ${colorScheme}`).toEqual([])
        expect
          .soft(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth), path)
          .toBeLessThanOrEqual(0)
      }
      await desk.keyboard.press('?')
      await expect(desk.getByRole('dialog', { name: 'All keys' })).toBeVisible()
      expect.soft(await faults(desk), `keys ${colorScheme}`).toEqual([])
    }
  })
}

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
  await desk.getByRole('combobox').fill('take it')
  await desk.keyboard.press('Enter')
  await expect(detail.getByRole('button', { name: /^Yours/ })).toBeVisible()
})
