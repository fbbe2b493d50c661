import { journeyOf, sendButton } from '../support/form-journeys.ts'
import { quoteDialog } from '../support/home-page.ts'
import { expect, test } from '../support/journey.ts'
import { awake, choose, closeNotice, expectNotice, notice, postsOf } from '../support/visitor.ts'

// What is the quote form's own. What every form does: forms.spec.ts.

const MISSING = ['Missing Information', 'Please fill in all required fields, including service selection.'] as const

test('what is missing is told, in one visit', async ({ page }) => {
  const form = await journeyOf('quote').open(page)
  const posts = postsOf(page)

  await test.step('one empty field is enough, also the service; an address that is none has its own words', async () => {
    await form.getByLabel('Business name').fill('Halvorsen Cold Storage')
    await form.getByLabel('Name', { exact: true }).fill('Tomasz Wieland')
    await form.getByLabel('Email address').fill('tomasz@halvorsen')
    await form.getByLabel('Phone number').fill('49 123 456')
    await form.getByLabel('What should it do, and by when?').fill('Eleven cold stores.')

    await sendButton(form).click()
    await expectNotice(page, ...MISSING)
    await expect(page.locator('#quote-service-problem')).toHaveText('Service is required')
    await closeNotice(page)

    await choose(form, 'Service', 'DevOps')
    await sendButton(form).click()
    await expect(page.locator('#quote-email-problem')).toHaveText('Please enter a valid email address')
    await expect(form.getByRole('alert').getByRole('link')).toHaveCount(1)
    // All fields are filled: this is not the notice of a missing one.
    await expect(notice(page)).toBeHidden()
    expect(posts).toEqual([])
  })
})

test('the dialog closes by its button, by Escape and by its backdrop', async ({ page }) => {
  await page.goto('/about')
  for (const close of [
    () => quoteDialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 450),
  ]) {
    await page.getByRole('banner').getByRole('link', { name: 'GET A QUOTE' }).click()
    await test.step('the quote dialog gives the first focus to its title', () =>
      expect(page.getByRole('heading', { name: 'Get Your Free Quote' })).toBeFocused())
    await awake(quoteDialog(page).locator('form'))
    await close()
    await expect(quoteDialog(page)).toBeHidden()
    await expect(page.locator('body')).not.toHaveClass(/modal-open/)
  }
})
