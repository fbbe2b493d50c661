import type { Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closeAfterTest } from '../../tests/support/close-after-test.ts'
import { listenWith } from '../../tests/support/loopback-server.ts'
import { PATIENT } from '../../tests/support/patience.ts'
import { openTestContext, sendAccepted, stagedFile, type TestContext } from '../context.fixture.ts'
import { closeFiles } from '../mail/email.ts'
import { renderEmail } from '../mail/render-email.ts'
import { SIGNATURE, startClamd, VIRUS } from '../scan/clamd.fixture.ts'
import type { ClamdAddress } from '../scan/clamd.ts'
import { clamdScanner } from '../scan/scanner.ts'
import { receiptToken } from '../secret.ts'
import { addToSubmission } from './add-to-submission.ts'
import { act } from './desk/act.ts'
import { eraseAll } from './erase.ts'
import { findReceipt, openAttachment } from './receipt.ts'
import { claimWaiting, startScans } from './scan-worker.ts'

const MINUTE = 60_000
const NOWHERE: ClamdAddress = { path: '/nowhere/clamd.sock' }

const files = (context: TestContext) => context.db.selectFrom('attachment').selectAll().orderBy('position').execute()
const submission = (context: TestContext) => context.db.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
const emails = (context: TestContext) =>
  context.db.selectFrom('outbox').selectAll().orderBy('kind').orderBy('createdAt').execute()

/** The email of a kind, or about an addition, as it would leave now. */
async function rendered(context: TestContext, kind: string) {
  const row = (await emails(context)).find((one) => (one.about && one.kind === 'desk' ? 'addition' : one.kind) === kind)
  if (!row) throw new Error(`No ${kind} email is queued.`)
  const email = await renderEmail(context, row, { address: 'post@site.test' })
  onTestFinished(() => closeFiles(email))
  return email
}

/** Puts another scanner in place, as a restart with another CLAMD does. */
function withScanner(context: TestContext, address: ClamdAddress): void {
  context.scanner = clamdScanner(address, context.log, context.now)
}

/** Runs the worker until no file waits any more. */
async function scanAll(context: TestContext): Promise<void> {
  const { scanner } = context
  if (!scanner) throw new Error('There is no scanner.')
  const scans = closeAfterTest(startScans(context, scanner, undefined, { pollMs: 5 }))
  await vi.waitFor(async () => {
    expect((await files(context)).filter(({ scan }) => scan === 'waiting')).toEqual([])
  }, PATIENT)
  await scans.stop()
}

test('a clean file is emailed and opens at once; without CLAMD nothing is scanned', async () => {
  const { address } = await startClamd()
  const context = await openTestContext({ clamd: address })
  const without = await openTestContext()

  await sendAccepted(context, { files: [await stagedFile(context, 'plan.txt', 'weekdays')] })
  await sendAccepted(without, { files: [await stagedFile(without, 'plan.txt', `unseen ${VIRUS}`)] })

  expect(await files(context)).toMatchObject([{ scan: 'clean', signature: null, scannedAt: context.now() }])
  expect((await rendered(context, 'desk')).attachments).toHaveLength(1)
  expect(await files(without)).toMatchObject([{ scan: 'unscanned', scannedAt: null }])
  expect((await rendered(without, 'desk')).attachments).toHaveLength(1)
})

test('an infected file sets its request aside, and stays locked after a release', async () => {
  const { address } = await startClamd()
  const context = await openTestContext({ clamd: address })
  const infected = await stagedFile(context, 'cv.txt', `hello ${VIRUS}`)
  const clean = await stagedFile(context, 'plan.txt', 'weekdays')

  const reference = await sendAccepted(context, { files: [infected, clean] })

  const row = await submission(context)
  expect(row.status).toBe('quarantined')
  expect(JSON.parse(row.quarantine)).toEqual([{ reason: `cv.txt is infected: ${SIGNATURE}`, weight: null }])
  expect(await emails(context)).toEqual([])
  expect(await openAttachment(context, row.id, 0)).toEqual({ locked: 'infected' })

  const released = await act(context, { action: 'release', target: { references: [reference] } }, { name: 'Ines' })
  const email = await rendered(context, 'desk')

  expect(released).toMatchObject({ ok: true, changed: 1 })
  expect(email.attachments.map(({ name }) => name)).toEqual(['plan.txt'])
  expect(email.text).toContain(`infected: ${SIGNATURE}. It stays locked`)
  expect(await openAttachment(context, row.id, 0)).toEqual({ locked: 'infected' })
  expect((await files(context)).map(({ scan }) => scan)).toEqual(['infected', 'clean'])
})

test('while the scanner is down requests are accepted; the file follows by its link when the scanner is back', async () => {
  const clamd = await startClamd()
  await clamd.stop()
  const context = await openTestContext({ clamd: clamd.address })

  await sendAccepted(context, { files: [await stagedFile(context, 'plan.txt', 'weekdays')] })

  const { id } = await submission(context)
  const waiting = await findReceipt(context, receiptToken(context.secret, id))
  const email = await rendered(context, 'desk')
  expect(await files(context)).toMatchObject([{ scan: 'waiting', scannedAt: null }])
  expect(email.attachments).toEqual([])
  expect(email.text).toMatch(/not scanned for viruses yet: open it here once it is clean/)
  expect(waiting?.receipt.files).toMatchObject([{ name: 'plan.txt', locked: 'waiting' }])
  expect(waiting?.receipt.files[0]?.path).toBeUndefined()
  expect(await openAttachment(context, id, 0)).toEqual({ locked: 'waiting' })

  await clamd.start()
  context.pass(MINUTE)
  await scanAll(context)

  const found = await findReceipt(context, receiptToken(context.secret, id))
  expect(await files(context)).toMatchObject([{ scan: 'clean', scanNextAt: null, scanLeasedUntil: null }])
  expect(found?.receipt.files).toMatchObject([{ path: expect.stringContaining('/files/0') }])
  const opened = await openAttachment(context, id, 0)
  expect(opened && 'stream' in opened && (await opened.stream.toArray()).join('')).toBe('weekdays')
  expect(await context.db.selectFrom('history').select('kind').where('kind', '=', 'scanned').execute()).toHaveLength(1)
  // One email to the desk is enough: its link works now.
  expect((await emails(context)).map(({ kind }) => kind)).toEqual(['desk', 'visitor'])
})

test('a file that is found infected later sets its request aside, and the desk is told in the same thread', async () => {
  const { address } = await startClamd()
  const context = await openTestContext({ clamd: NOWHERE })
  const reference = await sendAccepted(context, { files: [await stagedFile(context, 'cv.txt', `hello ${VIRUS}`)] })
  const first = (await emails(context)).find(({ kind }) => kind === 'desk')

  withScanner(context, address)
  context.pass(MINUTE)
  await scanAll(context)

  const { status, quarantine } = await submission(context)
  const email = await rendered(context, 'infected')
  expect(status).toBe('quarantined')
  expect(quarantine).toContain(SIGNATURE)
  expect(email.subject).toMatch(/^\[.+\] Infected file: /)
  expect(email.text).toMatch(/its\s+promise still runs until/)
  expect(email.text).toContain(SIGNATURE)
  expect(email.attachments).toEqual([])
  expect(email.headers['In-Reply-To']).toContain(first?.id)

  // A release sends no second email about the same request.
  await act(context, { action: 'release', target: { references: [reference] } }, { name: 'Ines' })
  expect((await emails(context)).map(({ kind }) => kind)).toEqual(['desk', 'infected', 'visitor'])
})

test('a scanner that hangs costs one visitor a short wait, and the next ones nothing', async () => {
  const sockets = new Set<Socket>()
  const port = await listenWith((socket) => void sockets.add(socket))
  const context = await openTestContext({ clamd: { host: '127.0.0.1', port } })
  const took = async (name: string) => {
    const staged = [await stagedFile(context, name, name)]
    const began = performance.now()
    await sendAccepted(context, { files: staged, answers: { message: `The file is ${name}.` } })
    return performance.now() - began
  }

  const first = await took('one.txt')
  await took('two.txt')

  expect(first).toBeGreaterThan(2_500)
  expect(first).toBeLessThan(30_000)
  // The second was not offered to it at all.
  expect(sockets.size).toBe(1)
  expect((await files(context)).map(({ scan }) => scan)).toEqual(['waiting', 'waiting'])

  // After the rest it is asked again.
  context.pass(11_000)
  await took('three.txt')
  expect(sockets.size).toBe(2)
})

test('tries have growing pauses, are never given up, and go on after a restart', async () => {
  const { address } = await startClamd()
  const context = await openTestContext({ clamd: NOWHERE })
  await sendAccepted(context, { files: [await stagedFile(context, 'plan.txt', 'weekdays')] })
  const pauses: number[] = []

  for (let tries = 0; tries < 12; tries += 1) {
    const [before] = await files(context)
    context.pass((before?.scanNextAt ?? 0) - context.now())
    const scans = startScans(context, clamdScanner(NOWHERE, context.log, context.now), undefined, { pollMs: 5 })
    await vi.waitFor(async () => {
      expect(await files(context)).toMatchObject([{ scanTries: tries + 1, scanLeasedUntil: null }])
    }, PATIENT)
    await scans.stop()
    const [after] = await files(context)
    pauses.push((after?.scanNextAt ?? 0) - context.now())
  }
  withScanner(context, address)
  context.pass(5 * MINUTE)
  await scanAll(context)

  expect(pauses.slice(0, 3)).toEqual([5_000, 10_000, 20_000])
  expect(pauses.at(-1)).toBe(5 * MINUTE)
  expect(await files(context)).toMatchObject([{ scan: 'clean' }])
})

test('of two workers one takes a file; a dead worker’s lease ends; a clock that was set back does not hold it', async () => {
  const context = await openTestContext({ clamd: NOWHERE })
  await sendAccepted(context, { files: [await stagedFile(context, 'plan.txt', 'weekdays')] })
  const early = await claimWaiting(context, 5)
  context.pass(MINUTE)

  const [one, other] = await Promise.all([claimWaiting(context, 5), claimWaiting(context, 5)])
  const held = await claimWaiting(context, 5)
  context.pass(10 * MINUTE)
  const later = await claimWaiting(context, 5)
  context.pass(-24 * 60 * MINUTE)
  const back = await claimWaiting(context, 5)

  expect(early).toEqual([])
  expect([one.length, other.length].sort()).toEqual([0, 1])
  expect(held).toEqual([])
  expect(later).toHaveLength(1)
  expect(back).toHaveLength(1)
})

test('a request that is erased while its file waits leaves nothing to scan', async () => {
  const { address } = await startClamd()
  const context = await openTestContext({ clamd: NOWHERE })
  await sendAccepted(context, { files: [await stagedFile(context, 'cv.txt', VIRUS)] })
  const { id } = await submission(context)
  context.pass(MINUTE)
  const [claimed] = await claimWaiting(context, 1)

  await eraseAll(context, [id])
  withScanner(context, address)
  await scanAll(context)

  expect(claimed?.name).toBe('cv.txt')
  expect(await files(context)).toEqual([])
  expect((await context.db.selectFrom('history').select('kind').execute()).map(({ kind }) => kind)).toEqual(['erased'])
})

test('an infected file that is added later sets the request aside, and the email about the addition tells it', async () => {
  const { address } = await startClamd()
  const context = await openTestContext({ clamd: address })
  const reference = await sendAccepted(context)
  const { id } = await submission(context)
  await act(context, { action: 'answer', target: { references: [reference] } }, { name: 'Ines' })

  const list = await stagedFile(context, 'list.txt', `hello ${VIRUS}`)
  const addition = { submissionId: id, note: 'The list that I forgot.', files: [list] }
  const added = await addToSubmission(context, addition)

  const email = await rendered(context, 'addition')
  expect(added).toEqual({ status: 'added', replay: false })
  expect((await submission(context)).status).toBe('quarantined')
  expect(email.text).toContain('The list that I forgot.')
  expect(email.text).toContain(`infected: ${SIGNATURE}`)
  expect(email.attachments).toEqual([])
})

test('what a file’s structure shows is stored with it, and told in the email to the desk', async () => {
  const context = await openTestContext()
  const plan = await stagedFile(context, 'plan.pdf', '%PDF-1.7\n<< /S /JavaScript /JS (app.alert(1)) >>')
  await sendAccepted(context, { files: [plan] })

  const email = await rendered(context, 'desk')

  expect(await files(context)).toMatchObject([{ flags: '["Holds JavaScript"]' }])
  expect(email.text).toMatch(/Holds JavaScript, attached/)
  expect(email.attachments).toHaveLength(1)
})

test('a file over clamd’s own limit waits, and the log names the setting', async () => {
  const { address } = await startClamd({ streamMaxMB: 1 })
  const lines: string[] = []
  const write = (fields: object, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`)
  const context = await openTestContext({ clamd: address, log: { info() {}, warn: write, error: write } })

  await sendAccepted(context, { files: [await stagedFile(context, 'long.txt', 'x'.repeat(5 * 1024 * 1024))] })

  expect(await files(context)).toMatchObject([{ scan: 'waiting' }])
  // clamd may close before its answer is read; then the doctor alone knows why.
  expect(lines.join('\n')).toMatch(/raise its StreamMaxLength \{"reason":"tooLarge"\}|not scanned \{"reason":"cut"\}/)
  expect(lines.join('\n')).not.toContain('long.txt')
})
