import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openDesk, rowOf, sendQuote } from '../support/desk.ts'
import { PDF } from '../support/files.ts'
import { expect, test } from '../support/journey.ts'
import { hold } from '../support/visitor.ts'

// A working day at the desk, in real browsers against the real server.

test('a request arrives while the desk is open; it is found, taken, noted and answered, and the receipt says so', async ({
  browser,
  request,
  site,
  page: visitor,
}) => {
  const desk = await openDesk(browser, site, 'Ines Brandt')
  // A browser that tells of the next one, once somebody wants it and looks elsewhere.
  await desk.addInitScript(() => {
    const told: string[] = []
    const Notice = class {
      static permission = 'default'
      static requestPermission = async () => {
        Notice.permission = 'granted'
        return 'granted'
      }
      constructor(text: string) {
        told.push(text)
      }
    }
    Object.assign(window, { Notification: Notice, told })
    Object.defineProperty(document, 'hidden', { get: () => true })
  })
  await desk.reload()
  await expect(desk.getByText('Live since')).toBeAttached()
  await expect(desk).toHaveTitle('Due, Desk')
  const { reference, receipt, name } = await sendQuote(request, {
    message: 'Each release takes a Saturday, two people and a marlinspike.',
    file: PDF,
  })

  await expect(rowOf(desk, name)).toContainText('DevOps quote')
  await expect(rowOf(desk, name).getByRole('img', { name: /hours .*left/ })).toBeVisible()
  await expect(desk).toHaveTitle('(1) Due, Desk')
  await expect(desk.locator('link[rel=icon]')).toHaveAttribute('href', /icon-new/)
  await desk.getByRole('button', { name: 'Yes, tell me' }).click()
  const next = await sendQuote(request)
  await expect.poll(() => desk.evaluate('told')).toEqual([`New: ${next.name}, DevOps quote`])

  await desk.keyboard.press('/')
  await desk.getByRole('searchbox').pressSequentially('marlinsp')
  const found = desk.getByRole('list', { name: 'Requests found' }).getByRole('listitem')
  await expect(found).toHaveCount(1)
  await expect(found.locator('mark')).toContainText('marlinsp')
  await desk.keyboard.press('ArrowDown')
  const detail = desk.getByRole('article', { name: 'Request', exact: true })
  await expect(detail.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(desk).toHaveTitle(`(1) ${name}, DevOps quote, Search, Desk`)

  await desk.keyboard.press('i')
  await expect(detail.getByRole('button', { name: /^Yours/ })).toBeVisible()
  await desk.keyboard.press('n')
  await desk.keyboard.type('Ask which release tool they use.')
  await desk.keyboard.press('Control+Enter')
  await expect(detail.getByRole('article').filter({ hasText: 'Ines Brandt' })).toContainText('Ask which release tool')
  const download = desk.waitForEvent('download')
  await detail.getByRole('link', { name: 'Download checklist.pdf' }).click()
  expect(readFileSync(await (await download).path()).equals(PDF.buffer)).toBe(true)

  await desk.keyboard.press('e')
  await expect(desk.getByRole('region', { name: 'Notices' })).toContainText(`${reference} is answered`)
  await expect(detail.getByRole('list').filter({ hasText: 'Stored' })).toContainText('Answered by Ines Brandt')
  await visitor.goto(receipt)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We have answered.')

  await desk.keyboard.press('u')
  await expect(detail.getByRole('button', { name: /^Answered/ })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('We answer')
})

test('two people see each other on one request, and what the other did', async ({ browser, request, site }) => {
  const { reference, name } = await sendQuote(request)
  const ines = await openDesk(browser, site, 'Ines', `/?ref=${reference}`)
  const corin = await openDesk(browser, site, 'Corin', `/?ref=${reference}`)

  await expect(ines.getByText('Corin is reading this too')).toBeVisible()
  // With a request open, too, two keys lead to a view, and none of them acts on it.
  await Promise.all(['g', 'e', 'g', 'f'].map((key) => corin.keyboard.press(key)))
  await expect(corin.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible()
  await expect(ines.getByText('Corin is reading this too')).toBeHidden()
  await corin.goto(`${site.deskUrl}/?ref=${reference}`)
  await expect(ines.getByText('Corin is reading this too')).toBeVisible()
  await ines.getByLabel('Add a note').fill('Half a thought')
  await expect(corin.getByText('Ines is writing a note').first()).toBeVisible()
  await ines.getByRole('button', { name: 'More actions' }).focus()
  await ines.keyboard.press('o')
  await expect(ines.getByRole('dialog', { name: 'Hand over' }).getByRole('option').first()).toHaveText(
    /Corin\s*at the desk, at this one/,
  )
  await ines.keyboard.press('Escape')

  await corin.keyboard.press('e')
  await expect(ines.getByText(/Corin answered this, today/)).toBeVisible()
  await expect(ines.getByText('Your note is below as you left it')).toBeVisible()
  await expect(ines.getByLabel('Add a note')).toHaveValue('Half a thought')
  await expect(rowOf(ines, name)).toHaveCount(0)
})

test('of two people who take a request at once, the second can take it over', async ({ browser, request, site }) => {
  const { reference } = await sendQuote(request)
  const ines = await openDesk(browser, site, 'Ines', `/?ref=${reference}`)
  const corin = await openDesk(browser, site, 'Corin', `/?ref=${reference}`)
  const owner = (desk: Page) => desk.getByRole('article', { name: 'Request', exact: true }).locator('.owner')
  const notices = corin.getByRole('region', { name: 'Notices' })
  await expect(owner(corin)).toContainText('I take this')
  // Corin presses first, but his line is slow.
  const release = await hold(corin, '**/api/actions')

  await corin.keyboard.press('i')
  await ines.keyboard.press('i')
  await expect(owner(ines)).toContainText('Yours')
  release()

  await expect(notices).toContainText(`Ines has ${reference}.`)
  await expect(owner(corin)).toContainText('Ines’s')
  await notices.getByRole('button', { name: 'Take over' }).click()
  await expect(owner(corin)).toContainText('Yours')
  await expect(owner(ines)).toContainText('Corin’s')
})

test('many at once are exported as filtered, marked as spam and taken back', async ({ browser, request, site }) => {
  const word = `kelp${crypto.randomUUID().slice(0, 8)}`
  const all = await Array.fromAsync('0123', (count) =>
    sendQuote(request, { message: `=SUM(A1) ${word} number ${count}, "quoted", and\na new line` }),
  )
  const desk = await openDesk(browser, site, 'Maud', `/?view=search&sort=open&q=${word}`)
  const found = desk.getByRole('list', { name: 'Requests found' })
  await expect(found.getByRole('listitem')).toHaveCount(4)

  const menu = desk.getByRole('button', { name: 'Export, CSV, 4' })
  await menu.click()
  const csv = desk.waitForEvent('download')
  await desk.getByRole('link', { name: /^CSV/ }).click()
  const text = readFileSync(await (await csv).path(), 'utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  for (const { reference, email } of all) {
    expect(text).toContain(reference)
    expect(text).toContain(email)
  }
  expect(text.match(/Q-\w{5}/g)).toHaveLength(4)
  // A spreadsheet must not compute what a visitor wrote.
  expect(text).toContain("'=SUM(A1)")
  await menu.click()
  const json = desk.waitForEvent('download')
  await desk.getByRole('link', { name: /^JSON/ }).click()
  const rows = JSON.parse(readFileSync(await (await json).path(), 'utf8')) as { reference: string }[]
  expect(rows.map(({ reference }) => reference).sort()).toEqual(all.map(({ reference }) => reference).sort())

  await desk.getByRole('checkbox', { name: `Select ${all[0]?.reference}, ${all[0]?.name}` }).check()
  await desk.getByRole('button', { name: 'More for the selected' }).click()
  await desk.getByRole('button', { name: 'Select all 4' }).click()
  await expect(desk.getByText('All 4 selected')).toBeVisible()
  await desk.getByRole('region', { name: 'Selected requests' }).getByRole('button', { name: /^Spam/ }).click()
  await expect(found.getByText('Spam', { exact: true })).toHaveCount(4)
  await desk.getByRole('region', { name: 'Notices' }).getByRole('button', { name: /^Undo/ }).click()
  await expect(found.getByText('Spam', { exact: true })).toHaveCount(0)
})

test('erasing asks first, says what goes, and leaves no trace', async ({ browser, request, site }) => {
  const word = `halyard${crypto.randomUUID().slice(0, 8)}`
  const { reference, receipt, name } = await sendQuote(request, { message: `About the ${word}`, file: PDF })
  const desk = await openDesk(browser, site, 'Ines', `/?ref=${reference}`)
  await expect(desk.getByText(`About the ${word}`).first()).toBeVisible()

  await desk.getByRole('button', { name: 'More actions' }).click()
  await desk.getByRole('button', { name: 'Erase…' }).click()
  const dialog = desk.getByRole('dialog', { name: `Erase ${reference} for good?` })
  await expect(dialog).toContainText('one file')
  await dialog.getByRole('button', { name: /^Keep it/ }).click()
  await expect(rowOf(desk, name)).toBeVisible()

  await desk.getByRole('button', { name: 'More actions' }).click()
  await desk.getByRole('button', { name: 'Erase…' }).click()
  await dialog.getByRole('button', { name: `Erase ${name}` }).click()
  // The row goes with the records; files and the database's log are emptied before the answer.
  await expect(desk.getByRole('region', { name: 'Notices' })).toContainText(`${reference} erased for good`)
  await expect(rowOf(desk, name)).toHaveCount(0)
  expect((await request.get(receipt)).status()).toBe(404)
  const files = readdirSync(site.dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  // A file of another test may be gone meanwhile.
  expect(paths.filter((path) => existsSync(path) && readFileSync(path).includes(word))).toEqual([])
})

test('the line is cut: the desk tells it, connects again, and misses nothing', async ({ browser, request, site }) => {
  const desk = await openDesk(browser, site, 'Ines', '/', { viewport: { width: 1440, height: 4000 } })
  await desk.context().setOffline(true)
  await site.stop()
  const banner = desk.getByText('The line to the desk’s server is cut')
  await expect(banner).toHaveCSS('padding-left', '16px')

  await site.restart()
  await desk.context().setOffline(false)
  const { name } = await sendQuote(request)
  await expect(rowOf(desk, name)).toBeVisible({ timeout: 30_000 })
  await expect(banner).toBeHidden()
})
