import { FORM_JOURNEYS, sendButton } from '../support/form-journeys.ts'
import { expect, freshAddress, test } from '../support/journey.ts'
import { closeNotice, notice } from '../support/visitor.ts'

// An OK answer is success, whatever it tells (specification 11.7.4).

const ANSWERS = [
  { status: 200, body: '{}' },
  { status: 204, body: '' },
  { status: 200, body: '{"success":true}' },
]

for (const [place, { name, form: kind, open, fill, success }] of FORM_JOURNEYS.entries()) {
  test(`${name}: an OK answer without a reference is success, and the panel names none`, async ({ page }) => {
    const form = await open(page)
    // All forms read answers by the same code (send.test.ts), so each meets one kind here.
    const answer = ANSWERS[place % ANSWERS.length] ?? {}
    await page.route('**/api/**', (route) =>
      route.request().method() === 'POST' ? route.fulfill(answer) : route.continue(),
    )
    await fill(form, freshAddress())

    await sendButton(form).click()

    for (const words of success) await expect(notice(page)).toContainText(words)
    if (kind === 'newsletter') return
    await expect(page.locator('.sent')).toHaveText(`Dismiss${success[0]}`)
    await closeNotice(page)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.locator('.sent')).toHaveCount(0)
  })
}

test('the quote shows the message of an OK answer', async ({ page }) => {
  const [quote] = FORM_JOURNEYS
  if (quote === undefined) throw new Error('There is no journey of a form.')
  const form = await quote.open(page)
  await page.route('**/api/quote', (route) => route.fulfill({ json: { message: 'Thanks, Tomasz.' } }))
  await quote.fill(form, freshAddress())

  await sendButton(form).click()

  await expect(notice(page)).toContainText('Thanks, Tomasz.')
})
