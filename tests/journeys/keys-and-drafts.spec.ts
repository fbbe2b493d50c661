import type { Page } from '@playwright/test'
import { FORMS } from '../../contract/forms.ts'
import { PDF } from '../support/files.ts'
import { journeyOf, LINES, repeats, SHELL_JOURNEYS, sendButton } from '../support/form-journeys.ts'
import { expect, freshAddress, storedOf, test } from '../support/journey.ts'
import { keptFiles, rewrite } from '../support/visitor.ts'

/** The panel that stays; the notice beside it goes after five seconds. */
function expectSuccess(page: Page, title: string) {
  return expect(page.getByRole('region', { name: title })).toBeVisible()
}

// A draft that comes back never leads into a dead end: what was changed is sent under a key of its own.

const quote = journeyOf('quote')

for (const { journey, change } of [
  ...SHELL_JOURNEYS.map((journey) => ({ journey, change: 'Changed meanwhile' })),
  { journey: quote, change: '' },
]) {
  const { failure, success } = journey
  const { json, path } = FORMS[journey.form]
  const address = json?.path ?? path
  const told = change ? 'an answer changed: the next send is stored' : 'none changed: what is sent again is stored once'

  test(`${journey.name}: the answer is lost, the page reloaded, ${told}`, {
    tag: repeats(journey, LINES),
  }, async ({ page, site, network }) => {
    const email = freshAddress()
    const form = await journey.open(page, network.url)
    await journey.fill(form, email)
    network.loseNextAnswer(address)
    await sendButton(form).click()
    await expect(form.getByRole('alert')).toContainText(failure[1])

    const again = await journey.open(page, network.url)
    const line = again.getByLabel(journey.line.label, { exact: true })
    await expect(line).not.toHaveValue('')
    if (change) await rewrite(line, change)
    else await expect(again.getByText(PDF.name)).toBeVisible()
    await sendButton(again).click()

    await expectSuccess(page, success[0])
    expect(await storedOf(site, email)).toHaveLength(change ? 2 : 1)
  })
}

test('a half-filled form in one tab, its draft in a second, both sent with different text: both are stored', async ({
  page,
  context,
  site,
}) => {
  const { success } = quote
  const email = freshAddress()
  const first = await quote.open(page)
  await quote.fill(first, email)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:quote') ?? '')).toContain('by spring')

  const other = await context.newPage()
  const second = await quote.open(other)
  await expect(second.getByLabel('Business name')).toHaveValue('Halvorsen Cold Storage')
  await rewrite(second.getByLabel('Business name'), 'Halvorsen Ferries')
  await second.locator('input[type=file]').setInputFiles({ ...PDF, name: 'ferries.pdf' })
  await expect.poll(() => keptFiles(other, 'quote')).toEqual(['ferries.pdf'])

  await page.bringToFront()
  await sendButton(first).click()
  await expectSuccess(page, success[0])
  // What the other tab holds outlives a reload, though the draft of both was sent.
  await other.bringToFront()
  await expect.poll(() => other.evaluate(() => localStorage.getItem('draft:quote') ?? '')).toContain('Ferries')
  await expect.poll(() => keptFiles(other, 'quote')).toEqual(['ferries.pdf'])
  const again = await quote.open(other)
  await expect(again.getByLabel('Business name')).toHaveValue('Halvorsen Ferries')
  await expect(again.getByText('ferries.pdf')).toBeVisible()
  await sendButton(again).click()
  await expectSuccess(other, success[0])
  expect(await storedOf(site, email)).toHaveLength(2)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('Back, another text, Send: the form gets a new key, and the next send is stored', async ({ page, site }) => {
    const email = freshAddress()
    const main = page.getByRole('main')
    await page.goto('/forms/partnership')
    await main.getByLabel('Full Name').fill('Ingrid Sorensen')
    await main.getByLabel('Email Address').fill(email)
    await main.getByLabel('Phone Number').fill('+1 614 555 0166')
    await main.getByLabel('Partnership Type').selectOption('referral')
    const key = await main.locator('input[name=submissionId]').inputValue()
    await main.getByRole('button', { name: 'Submit application' }).click()
    await expect(page).toHaveURL(/\/r\//)
    await page.goBack()
    // The page may come back fresh; the visitor's own copy has the used key.
    await main.locator('input[name=submissionId]').evaluate((input: HTMLInputElement, used) => {
      input.value = used
    }, key)
    await rewrite(main.getByLabel('Full Name'), 'Ingrid S. Sorensen')
    await rewrite(main.getByLabel('Email Address'), email)
    await rewrite(main.getByLabel('Phone Number'), '+1 614 555 0166')
    await main.getByLabel('Partnership Type').selectOption('referral')
    await main.getByRole('button', { name: 'Submit application' }).click()

    await expect(main.getByRole('alert')).toContainText('To send these as well, please send again.')
    await main.getByRole('button', { name: 'Submit application' }).click()

    await expect(page).toHaveURL(/\/r\//)
    expect(await storedOf(site, email)).toHaveLength(2)
  })
})
