import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { openReceiver, SECRET } from '../../server/webhooks/receiver.fixture.ts'
import { deskCommand } from '../support/desk-command.ts'
import { startMailServer } from '../support/mail-server.ts'
import { NAUGHTY } from '../support/naughty.ts'
import { counted } from '../support/proof.ts'
import { IS_BUILT, openFolders, postQuote, startBuilt } from './http-process.ts'

const SOFFICE = ['/usr/bin/soffice', '/usr/bin/libreoffice'].find(existsSync)

test('odd texts in every field arrive as they are, and drive nothing', async ({ skip }) => {
  skip(!IS_BUILT, 'needs npm run build')
  const { dataDir } = await openFolders()
  const [mail, receiver] = [await startMailServer(), await openReceiver()]
  const hook = { WEBHOOK_URL: receiver.config.url, WEBHOOK_SECRET: SECRET, WEBHOOK_PRIVATE: '1' }
  const server = await startBuilt(dataDir, { SMTP_URL: mail.url, ...hook })
  const accepted: { text: string; reference: string; receipt: string; number: number }[] = []
  const refused: string[] = []

  for (const [number, text] of NAUGHTY.entries()) {
    const response = await post(server.url, text, number)
    if (response.status === 200) accepted.push({ text, number, ...((await response.json()) as Receipt) })
    else refused.push(`${response.status} ${JSON.stringify(text)}`)
  }
  // A text of nothing but characters that nobody sees is none.
  expect(refused.filter((line) => !line.startsWith('400'))).toEqual([])
  expect(accepted.length).toBeGreaterThan(NAUGHTY.length - 6)
  await mail.wait(2 * accepted.length)
  await expect.poll(() => receiver.received.length).toBeGreaterThanOrEqual(accepted.length)

  const events = new Map(receiver.received.map(({ body }) => [JSON.parse(body).data.reference, body]))
  for (const { text, reference, receipt, number } of accepted) {
    const kept = await (await fetch(`${server.deskUrl}/api/submissions/${reference}`)).text()
    const desk = essence(stringsOf(JSON.parse(kept)))
    expect(desk, text).toContain(essence(text))
    expect(essence(stringsOf(JSON.parse(events.get(reference) ?? '{}'))), text).toContain(essence(text))
    const page = await (await fetch(`${server.url}${receipt}`)).text()
    expect(essence(shownIn(page)), text).toContain(essence(text))
    expect(page, text).not.toMatch(/<script>alert|<img src=x|<svg\/onload/)

    const letters = mail.letters.filter(({ mail: { subject, text: body } }) => `${subject}${body}`.includes(reference))
    expect(letters, text).toHaveLength(2)
    const toDesk = letters.find(({ to }) => to[0] !== `ada${number}@engines.example`)
    expect(essence(toDesk?.mail.text ?? ''), text).toContain(essence(text))
    for (const letter of letters) {
      expect(letter.to, text).toHaveLength(1)
      const [head = ''] = letter.raw.split('\r\n\r\n')
      expect(head, text).not.toMatch(/^(X-Evil|Bcc):/im)
      expect(letter.mail.html ?? '', text).not.toMatch(/<script>alert|<img src=x|<svg\/onload/)
    }
  }

  const csv = await (await fetch(`${server.deskUrl}/api/export.csv`)).text()
  const reading = { bom: true, relax_column_count: true } as const
  expect(parse(csv, reading)).toHaveLength(accepted.length + 1)
  for (const delimiter of [',', ';', '\t']) {
    const cells: string[] = parse(csv, { ...reading, delimiter, quote: delimiter === ',' ? '"' : false }).flat()
    expect(cells.filter((cell) => /^["\s]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([])
  }
  if (SOFFICE)
    for (const delimiter of [',', ';']) expect(inOffice(SOFFICE, csv, delimiter, dataDir)).not.toContain('PWNED')

  for (const args of [['list'], ...accepted.slice(0, 12).map(({ reference }) => ['show', reference])]) {
    const { code, out } = await deskCommand(dataDir, args)
    expect([code, out.match(TERMINAL)], args.join(' ')).toEqual([0, null])
  }
  counted({ texts: NAUGHTY.length, stored: accepted.length, 'opened in LibreOffice': SOFFICE ? 2 : 0 })
}, 360_000)

interface Receipt {
  reference: string
  receipt: string
}

/** What a terminal obeys, or turns around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const TERMINAL = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/u

function post(url: string, text: string, number: number): Promise<Response> {
  const texts = { name: text, business: text, email: `ada${number}@engines.example` }
  return postQuote(url, { ...texts, message: `By spring ${number}: ${text}` }, 'A plan.', `${text}.txt`)
}

/** What is left of a text when spaces, and characters that nobody sees, do not count, nor how a letter is composed. */
function essence(text: string): string {
  return text.normalize('NFC').replace(/[\s\p{C}]/gu, '')
}

function stringsOf(value: unknown): string {
  if (typeof value === 'string') return `${value}\n`
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(stringsOf).join('')
}

/** The text of a page, roughly: without its tags, its entities read. */
function shownIn(html: string): string {
  const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) =>
      hex || decimal ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)) : (named[name] ?? all),
    )
}

/** What LibreOffice makes of the cells of a CSV file that it opens with this delimiter. */
function inOffice(program: string, csv: string, delimiter: string, folder: string): string {
  const place = join(folder, '..', `office-${delimiter.charCodeAt(0)}`)
  mkdirSync(place)
  writeFileSync(join(place, 'export.csv'), csv)
  const filter = `--infilter=CSV:${delimiter.charCodeAt(0)},34,76`
  const home = `-env:UserInstallation=file://${place}/profile`
  const args = [home, '--headless', filter, '--convert-to', 'html', '--outdir', place, join(place, 'export.csv')]
  execFileSync(program, args, { stdio: 'ignore' })
  return readFileSync(join(place, 'export.html'), 'utf8')
}
