import type { APIRequestContext, Page } from '@playwright/test'
import { openDatabase } from '../../server/database/open.ts'
import { recordEvents } from '../support/events.ts'
import { journeyOf } from '../support/form-journeys.ts'
import { expect, freshAddress, lettersAbout, test } from '../support/journey.ts'
import type { MailServer } from '../support/mail-server.ts'
import { recordRequests } from '../support/recorded-requests.ts'
import { closeNotice, expectNotice, fail, postsOf, rewrite } from '../support/visitor.ts'

// Long, because one file tells all that a visitor may rely on with the newsletter form.

const { open, success: SUCCESS } = journeyOf('newsletter')

const box = (page: Page, place: 'contentinfo' | 'main' = 'contentinfo') =>
  page.getByRole(place).locator('form[action="/api/newsletter"]')
const subscribe = (page: Page) => box(page).getByRole('button', { name: 'Subscribe' })
const address = (page: Page) => box(page).getByLabel('Email address')

/** The paths of a letter's links. */
function linksIn(text = '') {
  const confirm = /https?:\/\/[^/\s]+(\/newsletter\/confirm\/[\w-]+)/.exec(text)?.[1] ?? ''
  const leave = /https?:\/\/[^/\s]+(\/newsletter\/unsubscribe\/[\w-]+)/.exec(text)?.[1] ?? ''
  return { confirm, leave }
}

/** Makes the link that asks this address to confirm eight days old. */
async function age(dataDir: string, email: string) {
  const db = await openDatabase({ dataDir })
  const ageMs = 8 * 24 * 60 * 60_000
  const aged = await db
    .updateTable('ask')
    .set((row) => ({ askedAt: row('askedAt', '-', ageMs), expiresAt: row('expiresAt', '-', ageMs) }))
    .where('subscriberId', 'in', (from) => from.selectFrom('subscriber').select('id').where('email', '=', email))
    .executeTakeFirst()
  await db.destroy()
  expect(aged.numUpdatedRows).toBe(1n)
}

/** An address that has been asked to confirm, and the links of the letter that asks. */
async function asked(request: APIRequestContext, post: MailServer) {
  const email = freshAddress()
  await request.post('/api/newsletter', { data: { email } })
  const [letter] = await lettersAbout(post, email, 1)
  return { email, ...linksIn(letter?.mail.text) }
}

test('the footer subscribes: a letter asks, a look changes nothing, a press does', async ({ page, post, request }) => {
  const email = freshAddress()
  await open(page)
  await address(page).fill(email)

  await subscribe(page).click()

  await expectNotice(page, ...SUCCESS)
  await expect(address(page)).toHaveValue('')
  // The notice goes; what it said stays under the box.
  await expect(box(page).getByRole('status')).toHaveText(SUCCESS[1])
  const [letter] = await lettersAbout(post, email, 1)
  expect(letter?.mail.subject).toBe('Confirm your newsletter subscription')
  // Text has no chart, so it explains none.
  expect(letter?.mail.text).not.toMatch(/depth|each line|day of the month/)
  const header = (name: string) => letter?.mail.headers.find(({ key }) => key === name)?.value ?? ''
  const { confirm, leave } = linksIn(letter?.mail.text)
  expect(header('list-unsubscribe')).toMatch(new RegExp(`^<https?://[^>]+${leave}>$`))
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

  // A mail scanner opens every link, more than once.
  for (const link of [confirm, leave, confirm, leave]) expect((await request.get(link)).status()).toBe(200)
  await showsAt(page, confirm, 'Shall we write to you?')

  await page.getByRole('button', { name: 'Confirm subscription' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list.')
  // The letter that asked is not repeated to a confirmed address; its link only says so.
  await page.goto(confirm)
  await expect(page.getByRole('button', { name: 'Confirm subscription' })).toBeHidden()
})

test("an article's band subscribes as the footer does", async ({ page, post }) => {
  const email = freshAddress()
  const told = await recordEvents(page)
  await page.goto('/blog/partnership-program')
  const band = box(page, 'main')
  await band.scrollIntoViewIfNeeded()
  await expect(band).toHaveAttribute('novalidate', '')
  await band.getByLabel('Email address').fill(email)

  await test.step('subscribing to the newsletter: an error, then success', async () => {
    await fail(page, '**/api/newsletter')
    await band.getByRole('button').click()
    await expect.poll(() => told).toEqual([['error', 'newsletter', 'article']])
    await page.unroute('**/api/newsletter')
    await closeNotice(page)
    await band.getByRole('button', { name: 'Subscribe' }).click()
    await expect.poll(() => told[1]).toEqual(['newsletter_subscribe', 'newsletter', 'article'])
  })

  await expectNotice(page, ...SUCCESS)
  expect(await lettersAbout(post, email, 1)).toHaveLength(1)
})

test('no address, and none that is one, are told with their words, and nothing is sent; then the address alone', async ({
  page,
}) => {
  const requests = await recordRequests(page)
  await open(page)
  const posts = postsOf(page)

  await subscribe(page).click()
  await expectNotice(page, 'Email Required', 'Please enter your email address to subscribe.')
  await expect(address(page)).toBeFocused()

  for (const wrong of ['tomasz', 'tomasz@halvorsen', '@halvorsen.example', 'tomasz halvorsen.example']) {
    await rewrite(address(page), wrong)
    await subscribe(page).click()
    await expectNotice(page, 'Invalid Email', 'Please enter a valid email address.')
    await expect(box(page).getByRole('status')).toHaveText('Please enter a valid email address.')
    await expect(address(page)).toHaveValue(wrong)
  }
  expect(posts).toEqual([])

  const email = freshAddress()
  await rewrite(address(page), email)
  await subscribe(page).click()
  await expectNotice(page, ...SUCCESS)
  expect(await requests()).toEqual([{ path: '/api/newsletter', json: { email } }])
})

test('one click of a mail program leaves at once, without a page; the old link cannot bring the address back', async ({
  page,
  request,
  post,
}) => {
  const { confirm, leave } = await asked(request, post)
  await request.post(confirm)

  const click = await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })

  expect(click.status()).toBe(200)
  await showsAt(page, leave, 'You are unsubscribed.')
  await request.post(confirm)
  await showsAt(page, confirm, 'This link has done its work.')
  await showsAt(page, leave, 'You are unsubscribed.')
})

test('the page of the link to leave does nothing before its button is pressed', async ({ page, request, post }) => {
  const { confirm, leave } = await asked(request, post)
  await request.post(confirm)

  await showsAt(page, leave, 'Leave the newsletter?')
  await showsAt(page, confirm, 'You are on the list.')

  await page.goto(leave)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed.')
})

test('an expired link says so, and pressing it does nothing', async ({ page, request, post, site }) => {
  const { email, confirm, leave } = await asked(request, post)
  await age(site.dataDir, email)

  await request.post(confirm)

  expect((await page.goto(confirm))?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired.')
  await expect(page.getByRole('button', { name: 'Confirm subscription' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Subscribe again' })).toBeVisible()
  expect((await request.get(leave)).status()).toBe(200)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a mistake comes back with what was typed, and then the page says where to look', async ({ page, post }) => {
    const email = freshAddress()
    const main = page.getByRole('main')
    await page.goto('/about')
    await address(page).fill('tomasz@halvorsen')
    await subscribe(page).click()

    await expect(main.getByRole('alert')).toHaveText('Please enter a valid email address')
    await expect(main.getByLabel('Email address')).toHaveValue('tomasz@halvorsen')

    await rewrite(main.getByLabel('Email address'), email)
    await main.getByRole('button', { name: 'Subscribe' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email for confirmation.')
    const [letter] = await lettersAbout(post, email, 1)
    await page.goto(linksIn(letter?.mail.text).confirm)
    await page.getByRole('button', { name: 'Confirm subscription' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list.')
  })
})

async function showsAt(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}
