import { journeyOf, sendButton } from '../support/form-journeys.ts'
import { expect, test } from '../support/journey.ts'
import { rewrite } from '../support/visitor.ts'

const contact = journeyOf('contact')

test('what the server alone refuses leaves when it is changed', async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 400,
      json: { error: 'Please correct.', fields: { email: 'This mailbox does not exist.' } },
    }),
  )
  const form = await contact.open(page)
  await test.step('a field that was never wrong is not judged while it is filled in', async () => {
    await form.getByLabel('Email address').fill('tomasz@')
    await page.keyboard.press('Tab')

    await expect(page.locator('#contact-email-problem')).toBeHidden()
  })

  await form.getByLabel('Email address').clear()
  await contact.fill(form, 'tomasz@halvorsen.example')
  await sendButton(form).click()
  const problem = page.locator('#contact-email-problem')
  await expect(problem).toHaveText('This mailbox does not exist.')

  await form.getByLabel('Email address').focus()
  await page.keyboard.press('Tab')
  await expect(problem).toBeVisible()

  await rewrite(form.getByLabel('Email address'), 'tomasz.w@halvorsen.example')
  await expect(problem).toBeHidden()
  await expect(form.getByRole('alert')).toBeHidden()
})
