import { recordEvents } from '../support/events.ts'
import { journeyOf, sendButton } from '../support/form-journeys.ts'
import { expect, freshAddress, test } from '../support/journey.ts'
import { recordRequests } from '../support/recorded-requests.ts'
import { closeNotice, expectNotice, fail } from '../support/visitor.ts'

const { open, fill, success } = journeyOf('partnership')

test('it travels as exactly its seven fields, also where nothing optional was said', async ({ page }) => {
  const email = freshAddress()
  const told = await recordEvents(page)
  const requests = await recordRequests(page)
  const form = await open(page)
  await fill(form, email)

  await test.step('applying for a partnership: an error, then success', async () => {
    await fail(page, '**/api/partnership')
    await sendButton(form).click()
    await expect.poll(() => told).toEqual([['error', 'partnership', 'form_submit']])
    await page.unroute('**/api/partnership')
    await closeNotice(page)
    await sendButton(form).click()
    await expect.poll(() => told[1]).toEqual(['form_submit', 'partnership', 'white-label'])
  })

  await expectNotice(page, ...success)
  const json = {
    name: 'Ingrid Sorensen',
    email,
    phone: '+1 614 555 0166',
    company: '',
    partnershipType: 'white-label',
    experience: '',
    message: '',
  }
  expect(await requests()).toEqual(Array(2).fill({ path: '/api/partnership', json }))
})
