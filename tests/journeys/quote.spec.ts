import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { awake, choose, closeNotice, expectNotice, notice, postsOf } from '../support/visitor.ts'

// What is the quote form's own. What every form does: forms.spec.ts.

const MISSING = ['Missing Information', 'Please fill in all required fields, including service selection.'] as const

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get Your Free Quote' })
const form = (page: Page) => dialog(page).locator('form')
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send my request' })
async function open(page: Page) {
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'GET A QUOTE' }).click()
  await awake(form(page))
}

test('what is missing is told, in one visit', async ({ page }) => {
  await open(page)
  const posts = postsOf(page)

  await test.step('each field that is empty is told, and nothing is sent', async () => {
    await send(page).click()

    await expectNotice(page, ...MISSING)
    const summary = dialog(page).getByRole('alert')
    await expect(summary).toBeFocused()
    const told = ['Name', 'Business name', 'Email address', 'Phone number', 'Service', 'Message']
    for (const name of told)
      await expect(summary.getByRole('link', { name: `${name} is required`, exact: true })).toBeVisible()
    await expect(summary.getByRole('link')).toHaveCount(told.length)
    expect(posts).toEqual([])
    await closeNotice(page)
  })

  await test.step('one empty field is enough, also the service; an address that is none has its own words', async () => {
    await dialog(page).getByLabel('Business name').fill('Halvorsen Cold Storage')
    await dialog(page).getByLabel('Name', { exact: true }).fill('Tomasz Wieland')
    await dialog(page).getByLabel('Email address').fill('tomasz@halvorsen')
    await dialog(page).getByLabel('Phone number').fill('49 123 456')
    await dialog(page).getByLabel('What should it do, and by when?').fill('Eleven cold stores.')

    await send(page).click()
    await expectNotice(page, ...MISSING)
    await expect(page.locator('#quote-service-problem')).toHaveText('Service is required')
    await closeNotice(page)

    await choose(dialog(page), 'Service', 'DevOps')
    await send(page).click()
    await expect(page.locator('#quote-email-problem')).toHaveText('Please enter a valid email address')
    await expect(dialog(page).getByRole('alert').getByRole('link')).toHaveCount(1)
    // All fields are filled: this is not the notice of a missing one.
    await expect(notice(page)).toBeHidden()
    expect(posts).toEqual([])
  })
})

test('the dialog closes by its button, by Escape and by its backdrop', async ({ page }) => {
  await page.goto('/about')
  for (const close of [
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 450),
  ]) {
    await page.getByRole('banner').getByRole('link', { name: 'GET A QUOTE' }).click()
    await test.step('the quote dialog gives the first focus to its title', () =>
      expect(page.getByRole('heading', { name: 'Get Your Free Quote' })).toBeFocused())
    await awake(form(page))
    await close()
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator('body')).not.toHaveClass(/modal-open/)
  }
})
