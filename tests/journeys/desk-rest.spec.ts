import { faults } from '../support/axe.ts'
import { expectNoFaults, openDesk, rowOf, sendQuote } from '../support/desk.ts'
import { PDF } from '../support/files.ts'
import { expect, freshAddress, test } from '../support/journey.ts'
import { startMailServer } from '../support/mail-server.ts'
import { startSite } from '../support/site.ts'

test.use({ pictures: true })

// What happens less often at the desk: an email that failed, files to look at, dialogs, and an inbox without requests.

/** One pixel. */
const PNG = {
  name: 'sketch.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('a failed email is sent to a corrected address, or dismissed and taken back', async ({ browser, playwright }) => {
  const [mistyped, corrected, gone] = [freshAddress(), freshAddress(), freshAddress()]
  const mail = await startMailServer({ unknown: [mistyped, gone] })
  await using ends = new AsyncDisposableStack()
  ends.defer(mail.close)
  await using site = await startSite({ smtpUrl: mail.url })
  await using request = await playwright.request.newContext({ baseURL: site.url })
  const { reference } = await sendQuote(request, { email: mistyped })
  const other = await sendQuote(request, { email: gone })
  const desk = await openDesk(browser, site, 'Ines', '/?view=emails')
  await expect(desk.getByText('2 given up.')).toBeVisible({ timeout: 30_000 })
  await expectNoFaults(desk, 'failed emails')
  const failure = (of: string) => desk.locator('article').filter({ hasText: of })

  await failure(reference).getByLabel('Send to').fill(corrected)
  await failure(reference).getByRole('button', { name: 'Send again' }).click()

  await expect(desk.getByRole('region', { name: 'Notices' })).toContainText(`Sent again to ${corrected}`)
  await expect.poll(() => mail.letters.filter(({ to }) => to.includes(corrected)).length).toBe(1)
  await expect(failure(reference)).toHaveCount(0)

  await failure(other.reference).getByRole('button', { name: 'Dismiss' }).click()
  await expect(failure(other.reference)).toHaveCount(0)
  await expect(desk.getByText('Every email left, or waits for its first try.')).toBeVisible()
  expect(await (await request.get('/readyz')).text()).not.toContain('given up')
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(failure(other.reference)).toBeVisible()
  await failure(other.reference).getByRole('button', { name: 'Dismiss' }).click()
  await desk.goto(`/?ref=${other.reference}`)
  await expect(desk.getByText('Failed email dismissed by Ines').first()).toBeVisible()
  await expect(desk.getByRole('complementary', { name: 'Facts' })).toContainText('dismissed')
})

test('a picture and a PDF are shown where they stand, and nothing is blocked', async ({ browser, request, site }) => {
  const picture = await sendQuote(request, { file: PNG })
  const plan = await sendQuote(request, { file: PDF })
  const desk = await openDesk(browser, site, 'Ines', `/?ref=${picture.reference}`)
  const complaints: string[] = []
  desk.on('console', (message) => {
    if (/Content Security Policy|Refused|blocked/i.test(message.text())) complaints.push(message.text())
  })

  await desk.getByRole('button', { name: /^View/ }).click()
  const shown = desk.getByRole('img', { name: 'sketch.png' })
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)
  expect.soft(await faults(desk)).toEqual([])
  await desk.getByRole('button', { name: /^Close/ }).click()
  await expect(shown).toHaveCount(0)

  await desk.goto(`/?ref=${plan.reference}`)
  const answered = desk.waitForResponse((response) => response.url().includes('/preview'))
  await desk.getByRole('button', { name: /^View/ }).click()
  const response = await answered
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await expect(desk.locator('iframe[title="checklist.pdf"]')).toBeVisible()
  expect(complaints).toEqual([])
})

test('on a phone a swipe takes or answers a request, a short one does nothing', async ({ browser, request, site }) => {
  const { reference, name } = await sendQuote(request)
  const desk = await openDesk(browser, site, 'Ines', `/?q=${reference}`, { hasTouch: true })
  await desk.setViewportSize({ width: 390, height: 844 })
  const row = rowOf(desk, name)
  await expect(row).toBeVisible()
  const finger = await desk.context().newCDPSession(desk)
  const swipe = async (way: number) => {
    const box = await row.boundingBox()
    if (!box) throw new Error('The row is not there.')
    const [x, y] = [box.x + box.width / 2 - way / 2, box.y + box.height / 2]
    const at = (dx: number) => [{ x: x + dx, y: y + Math.abs(dx) / 20 }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    for (let step = 1; step <= 10; step += 1) {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at((way * step) / 10) })
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const notices = desk.getByRole('region', { name: 'Notices' })

  await swipe(50)
  await desk.waitForTimeout(500)
  await expect(notices).toHaveText('')
  await expect(desk.getByRole('heading', { level: 1, name })).toHaveCount(0)

  await swipe(180)
  await expect(notices).toContainText(`${reference} is taken`)
  await expect(row).toContainText('Ines’s')
  await swipe(-180)
  await expect(notices).toContainText(`${reference} is answered`)
  await expect(row).toHaveCount(0)
})

test('axe finds nothing in an empty inbox and in the dialogs', async ({ browser, playwright }) => {
  await using site = await startSite()
  await using request = await playwright.request.newContext({ baseURL: site.url })
  const desk = await openDesk(browser, site, 'Ines')
  for (const width of [390, 1440, 1920]) {
    await desk.setViewportSize({ width, height: 900 })
    await expect(desk.getByRole('heading', { name: 'Clear water.' })).toBeVisible()
    await expectNoFaults(desk, `empty ${width}`)
  }
  const { reference } = await sendQuote(request, { file: PDF })
  await desk.goto(`/?ref=${reference}`)
  for (const width of [390, 1440]) {
    await desk.setViewportSize({ width, height: 900 })
    await desk.getByRole('button', { name: 'More actions' }).click()
    await desk.getByRole('button', { name: 'Erase…' }).click()
    const dialog = desk.getByRole('dialog', { name: `Erase ${reference} for good?` })
    await expect(dialog).toContainText('one file')
    await expectNoFaults(desk, `erase ${width}`, 'dialog[open]')
    await dialog.getByRole('button', { name: /^Keep it/ }).click()
    await expect(dialog).toHaveCount(0)
  }
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await desk.setViewportSize({ width, height: 900 })
    await desk.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const [key, name] of [
      ['l', 'Later'],
      ['o', 'Hand over'],
      ['r', 'Saved replies'],
    ] as const) {
      await desk.keyboard.press(key)
      if (key === 'r') await desk.getByRole('button', { name: /^Saved/ }).click()
      await expect(desk.getByRole('dialog', { name, exact: true })).toBeVisible()
      expect.soft(await faults(desk, { within: 'dialog[open]' }), `${name} ${width}`).toEqual([])
      await desk.keyboard.press('Escape')
    }
    await desk.keyboard.press('Escape')
  }
})

test('axe finds nothing on the page of a signed link, before and after its button', async ({ page, request, post }) => {
  const { email, reference } = await sendQuote(request)
  const toDesk = await post.arrived(({ mail }) => mail.replyTo?.some(({ address }) => address === email))
  const link = (label: string) =>
    new RegExp(`^${label}: +\\S+(/s/[\\w-]+)$`, 'm').exec(toDesk.mail.text ?? '')?.[1] ?? ''

  const isFull = process.env.JOURNEYS === 'full'
  for (const label of ['Answered', ...(isFull ? ['Wrong desk', 'Spam'] : []), 'I take this']) {
    await page.goto(link(label))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(reference)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await faults(page), `${label} ${width}`).toEqual([])
    }
  }
  await page.getByLabel('Your name').fill('Ines')
  await page.getByRole('button', { name: 'I take this' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ines takes care of ${reference}`)
  expect.soft(await faults(page), 'taken').toEqual([])
})
