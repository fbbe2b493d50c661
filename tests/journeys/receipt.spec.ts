import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { openAtDesk, sendQuote } from '../support/desk.ts'
import { PDF } from '../support/files.ts'
import { expect, freshAddress, lettersAbout, test } from '../support/journey.ts'
import { readZip } from '../support/read-zip.ts'
import { routeOpen } from '../support/visitor.ts'

// The private page of a submission, from the moment it is stored until it is erased.

/** Sends a quote request with a file, as a page does. */
function send(request: APIRequestContext, email = freshAddress()) {
  return sendQuote(request, { email, name: 'Tomasz Wieland', message: 'Eleven cold stores.\nBy spring.', file: PDF })
}

const HEADING = /^We answer\s*by \w+day,\s*\d+:\d\d (AM|PM) E[SD]T\.$/

test('a receipt shows the due time, answers and files, renews itself on asking', async ({ page, request, site }) => {
  const { reference, receipt } = await send(request)
  const response = await page.goto(`${receipt}#add`)
  expect(await response?.text()).toMatch(/<\/html>\s*$/)
  const main = page.getByRole('main')
  const told = main.getByRole('status')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING)
  for (const said of [reference, 'DevOps quote', 'Halvorsen Cold Storage', 'Eleven cold stores.\nBy spring.'])
    await expect(main).toContainText(said)
  await expect(main.getByRole('link', { name: /checklist\.pdf/ })).toHaveAttribute('href', `${receipt}/files/0`)
  await expect(main).toContainText('Next, a person at our desk opens it.')

  await page.getByRole('link', { name: 'Check again' }).click()
  await expect(told).toHaveText('Nothing has changed.')

  // What is being typed stays.
  await page.getByLabel('Note', { exact: true }).fill('The server list is')
  await openAtDesk(site, reference)
  await page.getByRole('link', { name: 'Check again' }).click()
  await expect(main).toContainText('A person at our desk has read it and is preparing your answer.')
  // On a slow machine the page has asked by itself before.
  await expect(told).toHaveText(/^(Opened \w{3} \d+:\d\d [AP]M\. We answer by \w+day \d+:\d\d|Nothing has changed\.)/)
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('The server list is')
  await expect(page.getByRole('link', { name: 'Check again' })).toBeFocused()

  // Added in another window, and answered.
  const added = await request.post(`${receipt}/add`, {
    multipart: { note: 'From my phone.', files: PDF },
    maxRedirects: 0,
  })
  expect(added.status()).toBe(303)
  await site.desk('answer', reference)
  await page.getByRole('link', { name: 'Check again' }).click()
  await expect(main.locator('.step-dot[data-state=done]')).toHaveCount(3)
  // The head and the answers tell the same as the steps, without a reload.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have answered.')
  await expect(main).not.toContainText('Left until due')
  await expect(main).toContainText('From my phone.')
  await expect(main.getByRole('link', { name: /checklist\.pdf/ })).toHaveCount(2)
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('The server list is')
})

test('an open receipt follows its status by itself, in growing pauses, and loads no React for it', async ({
  page,
  request,
  site,
}) => {
  const { reference, receipt } = await send(request)
  const asked: { status: number; bytes: number }[] = []
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text())
    if (!response.url().includes('/api/receipts/')) return
    asked.push({ status: response.status(), bytes: (await response.body().catch(() => Buffer.alloc(0))).length })
  })
  await page.clock.install()
  await page.goto(receipt)

  await page.clock.runFor(14_000)
  expect(asked).toEqual([])
  await page.clock.runFor(2_000)
  await expect.poll(() => asked).toEqual([{ status: 304, bytes: 0 }])

  await openAtDesk(site, reference)
  await page.clock.runFor(30_000)
  const told = page.getByRole('status')
  await expect(told).toContainText('Opened')
  // Of no new status, but shown: by the page's own question, and on asking.
  await request.post(`${receipt}/add`, { multipart: { note: 'From my phone.' } })
  await page.clock.runFor(30_000)
  await expect(told).toHaveText('Something has changed below.')
  await request.post(`${receipt}/add`, { multipart: { note: 'And one more.' } })
  await page.getByRole('link', { name: 'Check again' }).click()
  await expect(page.getByText('And one more.')).toBeVisible()
  await expect(told).toHaveText('Something has changed below.')
  // The page that an update of the site brings has one part less.
  await routeOpen(page, `**${receipt}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('data-part="checked"', '') })
  })
  await site.desk('answer', reference)
  await page.clock.runFor(60_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have answered.')
  await expect(told).toContainText('Answered')

  const before = asked.length
  await page.clock.runFor(60 * 60_000)
  expect(asked).toHaveLength(before)
  expect(scripts.some((text) => text.includes('react.element') || text.includes('createRoot'))).toBe(false)
})

test('a receipt says when it could not ask', async ({ page, request }) => {
  const { receipt } = await send(request)
  await page.addInitScript(() => {
    window.print = () => Object.assign(document, { title: 'printed' })
  })
  await page.goto(receipt)
  await test.step('“Print this page” prints the page', async () => {
    await page.getByRole('button', { name: 'Print this page' }).click()
    await expect(page).toHaveTitle('printed')
  })
  await routeOpen(page, `**${receipt}`, (route) => route.abort())

  await page.getByRole('link', { name: 'Check again' }).click()

  await expect(page.getByText('We could not ask just now. Please try again in a minute.')).toBeVisible()
})

test('a forgotten file and a note are added, once, and reach the desk in the thread of the request', async ({
  page,
  request,
  site,
  post,
}) => {
  const email = freshAddress()
  const { reference, receipt } = await send(request, email)
  const [first] = await lettersAbout(post, email, 2).then((letters) => letters.filter(({ to }) => !to.includes(email)))
  await page.goto(`${receipt}#add`)

  await page.getByRole('button', { name: `Add it to ${reference}` }).click()
  await expect(page.getByRole('alert')).toContainText('Please write a note or choose a file.')

  await page.getByLabel('Note', { exact: true }).fill('The dock doors.')
  await page.getByLabel('File', { exact: true }).setInputFiles({ ...PDF, name: 'dock-doors.exe' })
  await page.getByRole('button', { name: `Add it to ${reference}` }).click()
  await expect(page.getByRole('alert')).toContainText('Please choose one of: pdf')
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('The dock doors.')

  await page.getByLabel('File', { exact: true }).setInputFiles({ ...PDF, name: 'dock-doors.pdf' })
  await page.getByRole('button', { name: `Add it to ${reference}` }).dblclick()
  await expect(page).toHaveURL(`${receipt}#added`)
  await expect(page.locator('#added')).toBeFocused()
  const main = page.getByRole('main')
  await expect(main).toContainText('The dock doors.')
  await expect(main.getByRole('link', { name: /dock-doors\.pdf/ })).toHaveCount(1)

  const letters = await lettersAbout(post, email, 3)
  const added = letters.find(({ mail }) => mail.subject?.includes('Added to'))
  expect(added?.mail.subject).toBe(`[${reference}] Added to DevOps quote: a note and a file`)
  expect(added?.mail.inReplyTo).toBe(first?.mail.messageId)
  expect(added?.mail.attachments.map(({ filename }) => filename)).toEqual(['dock-doors.pdf'])
  expect(await site.desk('show', reference)).toContain('The dock doors.')
})

test('what is added after the answer opens the request again', async ({ page, request, site }) => {
  const { reference, receipt } = await send(request)
  await site.desk('answer', reference)
  await page.goto(`${receipt}#add`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have answered.')
  await expect(page.getByText('What you add opens the request again')).toBeVisible()

  await page.getByLabel('Note', { exact: true }).fill('One more question.')
  await page.getByRole('button', { name: `Add it to ${reference}` }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING)
})

test('our answer is opened on the receipt and replied to there, and the desk reads the reply', {
  tag: '@full',
}, async ({ browser, request, site }) => {
  const { reference, receipt } = await send(request)
  const answer = { id: crypto.randomUUID(), text: 'A release takes\ntwenty minutes.', cc: [], files: [], seen: [] }
  await fetch(`${site.deskUrl}/api/submissions/${reference}/answer`, {
    method: 'POST',
    headers: { cookie: 'desk-name=Ines', 'content-type': 'application/json' },
    body: JSON.stringify({ ...answer, marksAnswered: true }),
  })
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(receipt)
  // It leaves after ten seconds.
  await expect(async () => {
    await page.getByRole('link', { name: 'Check again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Answered/, { timeout: 500 })
  }).toPass({ intervals: [1000] })
  const main = page.getByRole('main')
  await expect(main).not.toContainText('twenty minutes')

  await page.getByRole('button', { name: 'Open the answer' }).click()
  await expect(main).toContainText('A release takes\ntwenty minutes.')
  await expect(main.getByRole('heading', { name: 'Our answer' })).toBeInViewport()
  await page.getByLabel('Your reply', { exact: true }).fill('Tuesday it is.')
  await page.getByRole('button', { name: 'Send to Ines' }).click()

  await expect(page).toHaveURL(`${receipt}#added`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING)
  expect(await site.desk('show', reference)).toContain('Tuesday it is.')
  await context.close()
})

test('a receipt is downloaded as one file, and erased by its second button alone', async ({ page, request }) => {
  const { reference, receipt } = await send(request)
  await page.goto(receipt)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download your copy' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${reference}.zip`)
  const files = readZip(readFileSync(await download.path()))
  expect(files[`${reference}/checklist.pdf`]?.equals(PDF.buffer)).toBe(true)
  expect(String(files[`${reference}/${reference}.txt`])).toContain('Eleven cold stores.')
  const other = await page.context().newPage()
  await other.clock.install()
  await other.goto(receipt)
  await expect(other.getByRole('main')).toContainText('Eleven cold stores.')

  await page.getByText('Erase…').click()
  await expect(page.getByText('This cannot be undone.')).toBeVisible()
  await page.getByRole('button', { name: `Erase ${reference} for good` }).click()

  await expect(page).toHaveURL('/erased')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is erased.')
  await expect(page.getByRole('main')).toContainText('Backups may hold it for 30 days more')
  expect((await page.goto(receipt))?.status()).toBe(404)
  await other.clock.runFor(16_000)
  await expect(other.getByRole('main')).not.toContainText('Eleven cold stores.')
})

test('nothing of a receipt is cut off in any width, whatever was added', async ({ page, request }) => {
  const { receipt } = await send(request)
  const name = `${'x'.repeat(90)}.pdf`
  await request.post(`${receipt}/add`, { multipart: { note: 'y'.repeat(400), files: { ...PDF, name } } })
  await page.goto(receipt)

  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a receipt is asked again by a link, its file need not be chosen twice', async ({ page, request, site }) => {
    const { reference, receipt } = await send(request)
    await page.goto(receipt)
    await openAtDesk(site, reference)
    await page.getByRole('link', { name: 'Check again' }).click()
    await expect(page.getByRole('main')).toContainText('A person at our desk has read it')

    await page.getByText('Add a file or a note').click()
    await page.getByLabel('Note', { exact: true }).fill('x'.repeat(10_001))
    await page.getByLabel('File', { exact: true }).setInputFiles({ ...PDF, name: 'dock-doors.pdf' })
    await page.getByRole('button', { name: `Add it to ${reference}` }).click()
    await expect(page.getByRole('alert')).toContainText('Use at most 10,000 characters. There are 10,001.')
    await expect(page.getByRole('alert')).toBeInViewport()
    await expect(page.getByRole('checkbox', { name: /dock-doors\.pdf/ })).toBeChecked()

    await page.getByLabel('Note', { exact: true }).fill('Shorter.')
    await page.getByRole('button', { name: `Add it to ${reference}` }).click()

    await expect(page).toHaveURL(`${receipt}#added`)
    await expect(page.getByRole('main')).toContainText('Shorter.')
    await expect(page.getByRole('link', { name: /dock-doors\.pdf/ })).toBeVisible()
  })
})
