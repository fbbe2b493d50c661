import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoFaults, openDesk } from '../support/desk.ts'
import { expect, freshAddress, lettersAbout, test } from '../support/journey.ts'
import type { MailServer } from '../support/mail-server.ts'
import { type RunningSite, startSite } from '../support/site.ts'

// The newsletter at the desk, in a real browser against the real server and a real mail server.

/** Subscribes as a visitor does, and presses the button of the link. */
async function subscribe(request: APIRequestContext, post: MailServer, count = 1, site = ''): Promise<string[]> {
  const addresses = Array.from({ length: count }, freshAddress)
  for (const address of addresses) {
    expect((await request.post(`${site}/api/newsletter`, { data: { email: address } })).status()).toBe(200)
    const [asked] = await lettersAbout(post, address, 1)
    const path = /\/newsletter\/confirm\/[\w-]{32}/.exec(asked?.mail.text ?? '')?.[0] ?? ''
    expect((await request.post(site + path)).ok()).toBe(true)
  }
  return addresses
}

async function confirmed(desk: Page): Promise<number> {
  const words = await desk.getByRole('link', { name: /confirmed$/ }).textContent()
  return Number(words?.replace(/\D/g, ''))
}

/** Writes an issue and sends a test of it. Gives its subject. */
async function write(
  desk: Page,
  address: string,
  subject = `One sounding ${crypto.randomUUID().slice(0, 8)}`,
): Promise<string> {
  // Its keys are heard once it shows the newsletter.
  await confirmed(desk)
  await desk.keyboard.press('c')
  await desk.getByLabel('Subject').fill(subject)
  await desk.getByLabel('First words in the mailbox').fill('In short: deep.')
  await desk.getByLabel('Text of the issue').fill('## The water\n\nIt is **deep** here.\n\n<script>alert(1)</script>')
  await expect(desk.getByText('Open: No test email sent yet')).toBeVisible()
  await desk.getByLabel('Address for a test').fill(address)
  await desk.getByRole('button', { name: /^Test/ }).click()
  await expect(desk.getByText(`Tested at ${address}`)).toBeVisible()
  return subject
}

test('an issue is written, seen as it will be, sent to all who confirmed', async ({ browser, request, site, post }) => {
  const readers = await subscribe(request, post, 3)
  const desk = await openDesk(browser, site, 'Ines Brandt', '/?view=newsletter')
  const before = await confirmed(desk)
  expect(before).toBeGreaterThanOrEqual(3)

  const tester = freshAddress()
  const subject = await write(desk, tester)
  const frame = desk.frameLocator('iframe[title="The email"]')
  await expect(frame.getByRole('heading', { name: 'The water' })).toBeVisible()
  await expect(frame.getByText('<script>alert(1)</script>')).toBeVisible()
  await expect(frame.locator('html')).toHaveCSS('color-scheme', 'light')
  await expect(desk.locator('iframe[title="The email"]')).toHaveAttribute('sandbox', '')
  await desk.getByRole('button', { name: 'Text', exact: true }).click()
  await expect(desk.getByLabel('The email as plain text')).toHaveValue(/It is deep here\./)
  const [tried] = await lettersAbout(post, tester, 1)
  expect(tried?.mail.subject).toBe(`[Test] ${subject}`)

  await desk.reload()
  await expect(desk.getByLabel('Subject')).toHaveValue(subject)
  // A colleague writes the same issue, and is asked before ours has gone.
  const other = await openDesk(browser, site, 'Corin', '/?view=newsletter')
  await write(other, freshAddress(), subject)
  await other.getByRole('button', { name: /^Send to/ }).click()
  const asked = other.getByRole('dialog', { name: `Send “${subject}” to ${before} subscribers?` })
  await expect(asked).toBeVisible()

  await desk.getByRole('button', { name: /^Send to/ }).click()
  const dialog = desk.getByRole('dialog', { name: `Send “${subject}” to ${before} subscribers?` })
  await dialog.getByRole('button', { name: 'Keep writing' }).click()
  expect((await lettersAbout(post, readers[0] ?? '', 1)).length).toBe(1)
  await desk.getByRole('button', { name: /^Send to/ }).click()
  await dialog.getByRole('button', { name: `Send to ${before}` }).click()

  const issue = desk.getByRole('region', { name: 'Issue', exact: true })
  await expect(issue.getByRole('heading', { name: subject })).toBeVisible()
  await expect(issue.getByText(`${before} of ${before} sent`)).toBeVisible()
  for (const reader of readers) {
    const letters = await lettersAbout(post, reader, 2)
    expect(letters.at(-1)?.mail.subject).toBe(subject)
  }
  await asked.getByRole('button', { name: `Send to ${before}` }).click()
  await expect(asked.getByRole('alert')).toContainText('Nothing was sent again.')
  await desk.getByRole('button', { name: 'Copy into a draft' }).click()
  await expect(desk.getByText(/was sent before/)).toBeVisible()
  await desk.getByRole('button', { name: /^Send to/ }).press('Enter')
  await expect(desk.getByRole('alert')).toContainText('was sent before')
  await expect(desk.getByRole('dialog')).toHaveCount(0)
})

test('its progress reaches every open screen; it is held and goes on', async ({ browser, request, post }) => {
  // It starts a server and a command of its own.
  test.slow()
  await using site = await startSite({ smtpUrl: post.url, env: { NEWSLETTER_PER_MINUTE: '1' } })
  await subscribe(request, post, 3, site.url)
  const desk = await openDesk(browser, site, 'Ines', '/?view=newsletter')
  const other = await openDesk(browser, site, 'Corin', '/?view=newsletter')
  const subject = `One sounding ${crypto.randomUUID().slice(0, 8)}`
  await site.desk('newsletter', 'send', issueFile(site, subject), '--yes')

  const progress = other.getByRole('region', { name: `Progress of ${subject}` })
  await expect(progress).toContainText('1 of 3 sent')
  await expect(progress).toContainText('2, until about')
  await desk.getByRole('button', { name: 'Hold' }).click()
  await expect(progress.getByRole('heading', { name: /is held$/ })).toBeVisible()
  await progress.getByRole('button', { name: 'Go on' }).click()
  await expect(desk.getByRole('heading', { name: /is going out$/ })).toBeVisible()
})

function issueFile({ dataDir }: RunningSite, title: string): string {
  const file = join(dataDir, 'issue.md')
  writeFileSync(file, `---\ntitle: ${title}\n---\n\nThe water is deep here.\n`)
  return file
}

test('an article and a Markdown file become drafts, and a mistake in a file is told', async ({ browser, site }) => {
  const desk = await openDesk(browser, site, 'Ines', '/?view=newsletter')

  await desk.getByRole('button', { name: 'From a file or an article' }).click()
  await desk.getByRole('button', { name: /^The bill with names on it/ }).click()
  await expect(desk.getByLabel('Subject')).toHaveValue(/^The bill with names on it/)
  await expect(desk.frameLocator('iframe[title="The email"]').getByText('Read the whole article')).toBeVisible()

  const file = (name: string, text: string) => ({ name, mimeType: 'text/markdown', buffer: Buffer.from(text) })
  await desk.getByLabel('Markdown file').setInputFiles(file('june.md', '---\ntitle: June\n---\n\nThe water.\n'))
  await expect(desk.getByLabel('Subject')).toHaveValue('June')
  await expect(desk.getByText('Sent once under the name june')).toBeVisible()
  await desk.getByLabel('Markdown file').setInputFiles(file('july.md', 'No front matter.'))
  await expect(desk.getByRole('region', { name: 'Notices' })).toContainText('july.md does not begin with front matter')

  await desk.getByRole('button', { name: 'Remove the draft' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(desk.getByRole('list', { name: 'Drafts and issues' })).not.toContainText('June')
})

test('subscribers are listed, found, exported and erased', async ({ browser, request, site, post }) => {
  const [kept = '', gone = ''] = await subscribe(request, post, 2)
  const desk = await openDesk(browser, site, 'Ines', '/?view=subscribers')
  const row = (address: string) => desk.getByRole('row').filter({ hasText: address })
  await expect(row(kept)).toContainText('confirmed')
  await expect(row(kept)).toContainText('Yes, send me the newsletter by email.')

  await desk.keyboard.press('/')
  await desk.getByRole('searchbox').pressSequentially(gone.slice(0, 16).toUpperCase())
  await expect(row(kept)).toHaveCount(0)
  const download = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Export subscribers' }).click()
  await desk.getByRole('link', { name: /^CSV/ }).click()
  const csv = readFileSync(await (await download).path(), 'utf8')
  expect(csv.startsWith('\ufeffEmail,State')).toBe(true)
  expect(csv).toContain(gone)

  await desk.getByRole('button', { name: `Erase ${gone}` }).click()
  const dialog = desk.getByRole('dialog', { name: `Erase ${gone} for good?` })
  await expect(dialog).toContainText('Links to confirm')
  await dialog.getByRole('button', { name: /^Keep it/ }).click()
  await expect(row(gone)).toBeVisible()
  await desk.getByRole('button', { name: `Erase ${gone}` }).click()
  await dialog.getByRole('button', { name: /^Erase with/ }).click()
  await expect(desk.getByText(/^No address holds/)).toBeVisible()
  await desk.getByRole('searchbox').fill(kept)
  await expect(row(kept)).toBeVisible()
})

for (const { name, width, height, tag } of [
  { name: 'wide', width: 1440, height: 900, tag: [] },
  { name: 'between', width: 1024, height: 768, tag: ['@full'] },
  { name: 'phone', width: 390, height: 844, tag: ['@full'] },
]) {
  test(`axe finds nothing on the newsletter, ${name}`, { tag }, async ({ browser, request, site, post }) => {
    await subscribe(request, post)
    const desk = await openDesk(browser, site, 'Ines', '/?view=newsletter')
    await desk.getByRole('button', { name: /^New/ }).click()
    await desk.getByLabel('Subject').fill('One sounding')
    await desk.getByLabel('Text of the issue').fill('## The water\n\nIt is **deep** here, says `n/a`.')
    const draft = new URL(desk.url()).search
    await desk.setViewportSize({ width, height })
    for (const path of ['?view=newsletter', draft, `${draft}&email=`, '?view=subscribers']) {
      await desk.goto(`/${path}`)
      await expect(
        desk
          .getByRole('heading', { level: 1 })
          .or(desk.getByRole('button', { name: 'Email' }))
          .first(),
      ).toBeVisible()
      if (path.includes('email')) await expect(desk.locator('iframe')).toBeVisible()
      await expectNoFaults(desk, path)
      expect
        .soft(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth), path)
        .toBeLessThanOrEqual(0)
    }
  })
}
