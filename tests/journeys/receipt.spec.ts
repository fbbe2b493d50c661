import type { APIRequestContext } from '@playwright/test'
import { PDF } from '../support/files.ts'
import { expect, freshAddress, test } from '../support/journey.ts'

// The private page of a submission, from the moment it is stored until it is erased.

/** Sends a quote request with a file, as a page does. */
async function send(request: APIRequestContext) {
  const response = await request.post('/api/quote', {
    multipart: {
      name: 'Tomasz Wieland',
      business: 'Halvorsen Cold Storage',
      email: freshAddress(),
      phone: '+1 216 555 0187',
      service: 'devops',
      message: 'Eleven cold stores.\nBy spring.',
      file: PDF,
    },
  })
  return (await response.json()) as { reference: string; receipt: string }
}

test('a receipt shows the due time, each answer and file, and tells on asking how far it is', async ({
  page,
  request,
  site,
}) => {
  const { reference, receipt } = await send(request)
  await page.goto(receipt)
  const main = page.getByRole('main')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^We answer\s*by \w+day,\s*\d+:\d\d (AM|PM) E[SD]T\.$/,
  )
  for (const said of [reference, 'DevOps quote', 'Halvorsen Cold Storage', 'Eleven cold stores.\nBy spring.'])
    await expect(main).toContainText(said)
  await expect(main.getByRole('link', { name: /checklist\.pdf/ })).toHaveAttribute('href', `${receipt}/files/0`)
  await expect(main).toContainText('Next, a person at our desk opens it.')

  await site.desk('show', reference)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(main).toContainText('A person at our desk has read it and is preparing your answer.')

  await site.desk('answer', reference)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(main.locator('.step-dot[data-state=done]')).toHaveCount(3)
  // The head tells the same as the steps, without a reload.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have answered.')
  await expect(main).not.toContainText('Left until due')
})

test('a receipt asks for its status only when it is pressed, and says when it could not ask', async ({
  page,
  request,
}) => {
  const { receipt } = await send(request)
  let asked = 0
  await page.route('**/api/receipts/*', (route) => {
    asked += 1
    return route.abort()
  })
  await page.clock.install()
  await page.goto(receipt)
  await page.mouse.wheel(0, 300)
  await page.clock.runFor(10 * 60_000)
  expect(asked).toBe(0)

  await page.getByRole('button', { name: 'Check again' }).click()

  await expect(page.getByText('We could not ask just now. Please try again in a minute.')).toBeVisible()
  expect(asked).toBe(1)
})

test('a receipt is copied as a text, and erased by its second button alone', async ({ page, request }) => {
  const { reference, receipt } = await send(request)
  await page.goto(receipt)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download your copy' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${reference}.txt`)

  await page.getByText('Erase…').click()
  await expect(page.getByText('This cannot be undone.')).toBeVisible()
  await page.getByRole('button', { name: `Erase ${reference} for good` }).click()

  await expect(page).toHaveURL('/erased')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is erased.')
  expect((await page.goto(receipt))?.status()).toBe(404)
})
