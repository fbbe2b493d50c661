import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { faults } from '../support/axe.ts'
import { openDesk, sendQuote } from '../support/desk.ts'
import { PDF } from '../support/files.ts'
import { expect, test } from '../support/journey.ts'
import { startSite } from '../support/site.ts'

// What visitors and staff see of the virus scan. The scanner here only says what the test wants;
// server/scan/clamd.test.ts has a real one.

const SIGNATURE = 'Win.Test.Journey_HDB-1'

/** Answers every scan at once with the same verdict. */
function scannerAt(path: string, verdict: string): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      // The stream ends with a length of zero.
      socket.on('data', (bytes) => bytes.subarray(-4).equals(Buffer.alloc(4)) && socket.end(`stream: ${verdict}\0`))
    }).listen(path, () => resolve(server))
  })
}

for (const { name, width, height, tag } of [
  { name: 'phone', width: 390, height: 844, tag: [] },
  { name: 'wide', width: 1440, height: 900, tag: ['@full'] },
]) {
  test(`a file is held back until it is scanned, and for good when it is infected: receipt and desk tell it, ${name}`, {
    tag,
  }, async ({ browser, playwright }) => {
    const socket = join(mkdtempSync(join(tmpdir(), 'scanner-')), 'clamd.sock')
    let scanner: Server | undefined
    using ends = new DisposableStack()
    ends.defer(() => scanner?.close())
    await using site = await startSite({ env: { CLAMD: socket } })
    await using request = await playwright.request.newContext({ baseURL: site.url })
    await using visitor = await browser.newContext({ baseURL: site.url, viewport: { width, height } })
    const infected = await sendQuote(request, { file: { ...PDF, name: 'invoice.pdf' } })
    expect((await request.get('/readyz')).status()).toBe(200)
    const receipt = await visitor.newPage()
    await receipt.goto(infected.receipt)
    const sent = receipt.getByRole('region', { name: 'What you sent' })
    await expect(sent).toContainText('Not scanned for viruses yet.')
    await expect(sent.getByRole('link', { name: /invoice\.pdf/ })).toHaveCount(0)
    expect(await faults(receipt)).toEqual([])

    const desk = await openDesk(browser, site, 'Ines', `/?ref=${infected.reference}`, { viewport: { width, height } })
    const files = desk.getByRole('region', { name: 'Files' })
    await expect(files).toContainText('Not scanned for viruses yet.')
    await expect(files.getByRole('link', { name: 'Download invoice.pdf' })).toHaveCount(0)
    await expect(files.getByRole('button', { name: /View/ })).toHaveCount(0)

    scanner = await scannerAt(socket, `${SIGNATURE} FOUND`)

    // Both pages are open, and nobody reloads them.
    await expect(files).toContainText(`Infected: ${SIGNATURE}.`, { timeout: 60_000 })
    await expect(desk.getByText('An infected file sets a request aside by itself.')).toBeVisible()
    await expect(sent).toContainText(`Our virus scanner found ${SIGNATURE} in this file.`, { timeout: 60_000 })
    await expect(files.getByRole('link', { name: 'Download invoice.pdf' })).toHaveCount(0)
    expect(await faults(receipt)).toEqual([])
    expect(await faults(desk)).toEqual([])
    for (const page of [receipt, desk])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    await new Promise((done) => scanner?.close(done))
    scanner = await scannerAt(socket, 'OK')
    const later = await sendQuote(request, { file: { ...PDF, name: 'site-plan.pdf' } })
    const other = await visitor.newPage()
    await other.goto(later.receipt)
    await expect(other.getByRole('link', { name: /site-plan\.pdf/ })).toHaveAttribute('href', /\/files\/0$/)
  })
}
