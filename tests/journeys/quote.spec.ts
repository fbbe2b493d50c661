import type { Page } from '@playwright/test'
import { expect, freshAddress, lettersAbout, test } from '../support/journey.ts'

const PDF = Buffer.from(
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n${'%\u00e2\n'.repeat(500)}trailer<</Root 1 0 R>>\n%%EOF\n`,
  'latin1',
)

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get Your Free Quote' })
const notice = (page: Page) => page.locator('.toast')

async function openDialog(page: Page) {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'GET A QUOTE' }).click()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).locator('form[data-awake]')).toBeVisible()
}

async function fill(page: Page, email: string) {
  const form = dialog(page)
  await form.getByLabel('Business name').fill('Halvorsen Cold Storage')
  await form.getByLabel('Name', { exact: true }).fill('Tomasz Wieland')
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Phone number').fill('49 123 456')
  await form.getByRole('combobox', { name: 'Service' }).click()
  await page.getByRole('option', { name: 'DevOps' }).click()
  await form
    .getByLabel('What should it do, and by when?')
    .fill('Eleven cold stores, one system.\nReleases on weekdays.')
}

test('a request with a file reaches the desk, the mailbox and the receipt @firefox', async ({ page, site, post }) => {
  const email = freshAddress()
  await openDialog(page)
  await expect(page.locator('body')).toHaveClass(/modal-open/)

  await fill(page, email)
  await dialog(page)
    .getByRole('button', { name: /^Country/ })
    .click()
  await page.getByPlaceholder('Search country or code').fill('koso')
  await page.getByRole('option', { name: /Kosovo/ }).click()
  await expect(dialog(page).getByRole('button', { name: 'Country: Kosovo +383' })).toBeVisible()
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'checklist.pdf', mimeType: 'application/pdf', buffer: PDF })
  await expect(dialog(page).getByText('checklist.pdf')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Send my request' }).click()

  await expect(notice(page)).toContainText('Quote request sent successfully!')
  await expect(notice(page)).toContainText("We'll get back to you within 24 hours.")
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('body')).not.toHaveClass(/modal-open/)
  const rows = JSON.parse(await site.desk('list', '--json')) as {
    reference: string
    dueAt: string
    kind: string
    answers: Record<string, string>
  }[]
  const row = rows.find(({ answers }) => Object.values(answers).includes(email))
  expect(row).toMatchObject({ kind: 'quote', reference: expect.stringMatching(/^Q-[0-9A-Z]{5}$/) })
  expect(Object.values(row?.answers ?? {})).toContain('+383 49 123 456')
  const letters = await lettersAbout(post, email, 2)
  const toDesk = letters.find(({ to }) => to[0]?.startsWith('quotes@'))
  expect(toDesk?.mail.subject).toContain(`[${row?.reference}] DevOps quote`)
  expect(Buffer.from(toDesk?.mail.attachments[0]?.content as ArrayBuffer)).toEqual(PDF)
  const card = page.getByRole('region', { name: 'Quote request sent successfully!' })
  await expect(card).toContainText(row?.reference ?? '')
  await card.getByRole('link', { name: /Open your receipt/ }).click()
  await expect(page.getByText(row?.reference ?? '').first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /checklist.pdf/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('checklist.pdf')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same request leads to the receipt, and an error keeps what was entered', async ({ page, site, post }) => {
    const email = freshAddress()
    const main = page.getByRole('main')
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'GET A QUOTE' }).click()
    await main.getByLabel('Name', { exact: true }).fill('Tomasz Wieland')
    await main.getByLabel('Business name').fill('Halvorsen Cold Storage')
    await main.getByLabel('Email address').fill('tomasz@halvorsen')
    await main.getByLabel('Phone number').fill('+383 49 123 456')
    await main.getByLabel('Service').selectOption('devops')
    await main.getByLabel('What should it do, and by when?').fill('Eleven cold stores.')
    await main
      .locator('input[type=file]')
      .setInputFiles({ name: 'checklist.pdf', mimeType: 'application/pdf', buffer: PDF })
    await main.getByRole('button', { name: 'Send my request' }).click()

    await expect(main.getByText('Please enter a valid email address').first()).toBeVisible()
    await expect(main.getByLabel('Business name')).toHaveValue('Halvorsen Cold Storage')
    await expect(main.getByLabel('Service')).toHaveValue('devops')
    await expect(main.getByText('checklist.pdf')).toBeVisible()

    await main.getByLabel('Email address').fill(email)
    await main.getByRole('button', { name: 'Send my request' }).click()

    await expect(page).toHaveURL(/\/r\/[\w-]{20,}$/)
    await expect(main.getByText('checklist.pdf')).toBeVisible()
    const letters = await lettersAbout(post, email, 2)
    const toDesk = letters.find(({ to }) => to[0]?.startsWith('quotes@'))
    expect(Buffer.from(toDesk?.mail.attachments[0]?.content as ArrayBuffer)).toEqual(PDF)
    expect(await site.desk('list', '--json')).toContain(email)
  })
})

test('an empty field is told, and nothing is sent', async ({ page }) => {
  await openDialog(page)
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))

  await dialog(page).getByRole('button', { name: 'Send my request' }).click()

  await expect(notice(page)).toContainText('Missing Information')
  await expect(notice(page)).toContainText('Please fill in all required fields, including service selection.')
  await expect(dialog(page).getByRole('alert')).toContainText('Service is required')
  expect(calls).toEqual([])
})

test('a file of 10 MB and one byte, and a file of another kind, are refused with their words', async ({ page }) => {
  await openDialog(page)
  const input = dialog(page).locator('input[type=file]')

  await input.setInputFiles({
    name: 'big.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  })
  await expect(notice(page)).toContainText('File too large')
  await expect(notice(page)).toContainText('Please select a file smaller than 10MB.')
  await expect(dialog(page).getByText('big.pdf')).toBeHidden()

  await input.setInputFiles({ name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
  await expect(notice(page)).toContainText('File type not allowed')
})

for (const { name, reply, said } of [
  {
    name: 'the server says why',
    reply: { status: 503, json: { error: 'We cannot store requests at this moment.' } },
    said: 'We cannot store requests at this moment.',
  },
  {
    name: 'the server says nothing readable',
    reply: { status: 502, body: '<html>Bad gateway' },
    said: 'Failed to send quote request. Please try again.',
  },
  { name: 'the network is gone', reply: undefined, said: 'Failed to send quote request. Please try again.' },
]) {
  test(`a failure keeps the dialog open and everything in it: ${name}`, async ({ page }) => {
    await page.route('**/api/quote', (route) => (reply ? route.fulfill(reply) : route.abort()))
    await openDialog(page)
    await fill(page, freshAddress())
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'checklist.pdf', mimeType: 'application/pdf', buffer: PDF })

    await dialog(page).getByRole('button', { name: 'Send my request' }).click()

    await expect(notice(page)).toContainText('Error')
    await expect(notice(page)).toContainText(said)
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByLabel('Business name')).toHaveValue('Halvorsen Cold Storage')
    await expect(dialog(page).getByText('checklist.pdf')).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Send my request' })).toBeEnabled()
  })
}

test('while it is sent the button says so and cannot be pressed; a double click is one submission', async ({
  page,
  site,
}) => {
  const email = freshAddress()
  await openDialog(page)
  await fill(page, email)
  await page.route('**/api/quote', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })

  await dialog(page).getByRole('button', { name: 'Send my request' }).dblclick()

  await expect(dialog(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(notice(page)).toContainText('Quote request sent successfully!')
  const rows = JSON.parse(await site.desk('list', '--json')) as { answers: Record<string, string> }[]
  expect(rows.filter(({ answers }) => Object.values(answers).includes(email))).toHaveLength(1)
})

test('the dialog closes by its button, by Escape and by its backdrop', async ({ page }) => {
  for (const close of [
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 450),
  ]) {
    await openDialog(page)
    await close()
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator('body')).not.toHaveClass(/modal-open/)
  }
})

test('a link with ?quote=devops opens the dialog with that service', async ({ page }) => {
  await page.goto('/?quote=devops')

  await expect(dialog(page).getByRole('combobox', { name: 'Service' })).toContainText('DevOps')
})

test('what was typed survives a reload, until it is cleared', async ({ page }) => {
  await openDialog(page)
  await dialog(page).getByLabel('Business name').fill('Halvorsen Cold Storage')
  await page.waitForTimeout(500)

  await openDialog(page)
  await expect(dialog(page).getByLabel('Business name')).toHaveValue('Halvorsen Cold Storage')

  await dialog(page).getByRole('button', { name: 'Clear it' }).click()
  await expect(dialog(page).getByLabel('Business name')).toHaveValue('')
})
