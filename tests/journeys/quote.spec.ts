import type { Page } from '@playwright/test'
import { recordEvents } from '../support/events.ts'
import { PDF } from '../support/files.ts'
import { expect, freshAddress, storedOf, test } from '../support/journey.ts'
import { attachmentsOf, lettersOf, wordsOf } from '../support/letters.ts'
import { recordRequests } from '../support/recorded-requests.ts'
import { awake, choose, closeNotice, expectNotice, notice, postsOf } from '../support/visitor.ts'

// Long, because one file tells all that a visitor may rely on with the quote form.

const SUCCESS = ['Quote request sent successfully!', "We'll get back to you within 24 hours."] as const
const MISSING = ['Missing Information', 'Please fill in all required fields, including service selection.'] as const

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get Your Free Quote' })
const form = (page: Page) => dialog(page).locator('form')
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send my request' })
const file = (page: Page) => dialog(page).locator('input[type=file]')

async function open(page: Page) {
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'GET A QUOTE' }).click()
  await awake(form(page))
}

async function fill(page: Page, email: string) {
  await dialog(page).getByLabel('Business name').fill('Halvorsen Cold Storage')
  await dialog(page).getByLabel('Name', { exact: true }).fill('Tomasz Wieland')
  await dialog(page).getByLabel('Email address').fill(email)
  await dialog(page).getByLabel('Phone number').fill('49 123 456')
  await choose(dialog(page), 'Service', 'DevOps')
  await dialog(page)
    .getByLabel('What should it do, and by when?')
    .fill(`Eleven cold stores, one system.\nReleases on weekdays, says ${email}.`)
}

test('a request with a file reaches the desk, the mailbox and the receipt', async ({ page, site, post }) => {
  const email = freshAddress()
  const told = await recordEvents(page)
  const requests = await recordRequests(page)
  await open(page)
  await expect(page.locator('body')).toHaveClass(/modal-open/)

  await fill(page, email)
  await dialog(page)
    .getByRole('button', { name: /^Country/ })
    .click()
  await page.getByPlaceholder('Search country or code').fill('koso')
  await page.getByRole('option', { name: /Kosovo/ }).click()
  await expect(dialog(page).getByRole('button', { name: 'Country: Kosovo +383' })).toBeVisible()
  await file(page).setInputFiles(PDF)
  await expect(dialog(page).getByText('checklist.pdf')).toBeVisible()
  await send(page).click()

  await expectNotice(page, ...SUCCESS)
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('body')).not.toHaveClass(/modal-open/)
  await test.step('a quote request tells its service and the value 1', () =>
    expect.poll(() => told).toEqual([['form_submit', 'quote', 'devops', 1]]))
  await test.step('it travels as multipart under the names of the specification', async () => {
    const [call, ...more] = await requests()
    expect(more).toEqual([])
    expect(call?.path).toBe('/api/quote')
    expect(Object.fromEntries(call?.parts ?? [])).toMatchObject({
      name: 'Tomasz Wieland',
      email,
      phone: '+383 49 123 456',
      business: 'Halvorsen Cold Storage',
      service: 'devops',
      message: `Eleven cold stores, one system.\nReleases on weekdays, says ${email}.`,
      file: 'checklist.pdf',
    })
  })
  const [row] = await storedOf(site, email)
  expect(row).toMatchObject({ kind: 'quote', desk: 'quotes', reference: expect.stringMatching(/^Q-[0-9A-Z]{5}$/) })
  const { toDesk, toVisitor } = await lettersOf(post, email, 'quotes')
  expect(toDesk.mail.subject).toContain(`[${row?.reference}] DevOps quote`)
  for (const said of ['Tomasz Wieland', 'Halvorsen Cold Storage', '+383 49 123 456', 'Eleven cold stores, one system.'])
    expect(toDesk.mail.text).toContain(said)
  expect(attachmentsOf(toDesk)).toEqual([{ name: 'checklist.pdf', content: PDF.buffer }])
  for (const theirs of ['Tomasz', 'Wieland', 'Halvorsen', '123 456', 'DevOps', 'cold stores', 'checklist'])
    expect(wordsOf(toVisitor)).not.toContain(theirs)
  expect(toVisitor.mail.attachments).toEqual([])

  const card = page.getByRole('region', { name: SUCCESS[0] })
  await expect(card).toContainText(row?.reference ?? '')
  await card.getByRole('link', { name: /Open your receipt/ }).click()
  await expect(page.getByText(row?.reference ?? '').first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /checklist.pdf/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('checklist.pdf')
})

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

test('what was typed survives a reload, until it is cleared', { tag: '@full' }, async ({ page }) => {
  await open(page)
  await dialog(page).getByLabel('Business name').fill('Halvorsen Cold Storage')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:quote') ?? '')).toContain('Halvorsen')

  await open(page)
  await expect(dialog(page).getByLabel('Business name')).toHaveValue('Halvorsen Cold Storage')

  await dialog(page).getByRole('button', { name: 'Clear it' }).click()
  await expect(dialog(page).getByLabel('Business name')).toHaveValue('')
})
