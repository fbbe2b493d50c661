import type { Page } from '@playwright/test'
import { FORMS } from '../../contract/forms.ts'
import { expect, test } from '../support/journey.ts'
import { awake } from '../support/visitor.ts'

// Addresses choose a service, a job or a track. A value that is none of them chooses nothing.

/** Nearly right values, values of another form, and values that mean something to a selector or to HTML. */
const UNKNOWN = ['nonsense', 'DevOps', 'uiux-design', '"]', '<b>', ' devops']

const IS_FULL = process.env.JOURNEYS === 'full'

const PAGES = Object.values(FORMS).filter(({ name }) => name !== 'newsletter')

/** Every select of the form as it would travel now. */
function choicesOf(page: Page, form: string) {
  return page.locator(form).evaluate((element: HTMLFormElement) => {
    const names = [...element.querySelectorAll('select')].map((select) => select.name)
    const data = new FormData(element)
    return Object.fromEntries(names.map((name) => [name, data.get(name) ?? '']))
  })
}

test('?quote= with an unknown value opens the quote with no service chosen', async ({ page }) => {
  for (const value of IS_FULL ? UNKNOWN : ['nonsense', '"]'])
    await test.step(value, async () => {
      await page.goto(`/about?quote=${encodeURIComponent(value)}`)
      const form = await awake(page.locator('#quote-dialog form'))

      await expect(form.getByRole('combobox', { name: 'Service' })).toContainText('Select a service')
      expect(await choicesOf(page, '#quote-dialog form')).toEqual({ service: '' })
    })
})

test('/forms/{name}?choose= with an unknown value chooses what the plain page does', async ({ page }) => {
  test.slow()
  for (const { name } of IS_FULL ? PAGES : PAGES.slice(0, 1))
    await test.step(name, async () => {
      await page.goto(`/forms/${name}`)
      await awake(page.locator('main form'))
      const plain = await choicesOf(page, 'main form')

      for (const value of ['nonsense', '<b>']) {
        await page.goto(`/forms/${name}?choose=${encodeURIComponent(value)}`)
        await awake(page.locator('main form'))
        expect(await choicesOf(page, 'main form')).toEqual(plain)
      }
    })
})

test('/?service= with an unknown value leaves the consultation as it is', async ({ page }) => {
  await page.goto('/?service=nonsense#consultation')
  const form = await awake(page.locator('#consultation form'))

  await expect(form.getByRole('combobox', { name: 'Service Required *' })).toContainText('Not sure yet')
})

test('an unknown job or track opens no dialog', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  for (const address of ['/career?job=nonsense', '/career?job=nonsense&apply=1', '/internship?track="]&apply=1']) {
    await page.goto(address)
    await page.mouse.wheel(0, 200)
    // What opens a dialog has run.
    await page.waitForLoadState('networkidle')

    await expect(page.getByRole('dialog'), address).toHaveCount(0)
  }
  expect(errors).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('/forms/{name}?choose=nonsense is the plain form', async ({ request }) => {
    const mainOf = async (address: string) =>
      /<main[\s\S]*<\/main>/.exec(await (await request.get(address)).text())?.[0] ?? ''
    const shape = (html: string) => html.match(/<(select|option|textarea)[^>]*>|selected/g)

    for (const { name } of PAGES)
      await test.step(name, async () => {
        const main = await mainOf(`/forms/${name}?choose=nonsense`)
        expect(shape(main)).toEqual(shape(await mainOf(`/forms/${name}`)))
        expect(shape(main)?.length).toBeGreaterThan(0)
        expect(main).not.toContain('nonsense')
      })
  })
})
