import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestOffice, SATURDAY, send, sent, stagedFile } from '../context.fixture.ts'
import { answer, erase, list, release, show, spam } from './desk.ts'
import { countAttempt } from './rate-limit.ts'
import { findReceipt, receiptFile } from './receipt.ts'
import { purge } from './retention.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

async function sentWithReceipt(
  office: Awaited<ReturnType<typeof openTestOffice>>,
  more: Parameters<typeof send>[1] = {},
) {
  const received = await send(office, more)
  if (received.status !== 'accepted') throw new Error(received.status)
  return received
}

test('the receipt shows what was sent, when it is due and how far it got', async () => {
  const office = await openTestOffice()
  const files = [await stagedFile(office, 'plan.txt', 'weekdays')]
  const { reference, receiptToken } = await sentWithReceipt(office, { files })

  const before = await findReceipt(office, receiptToken)
  office.pass(MINUTE)
  await show(office, reference.toLowerCase())
  office.pass(MINUTE)
  await answer(office, reference)
  const after = await findReceipt(office, receiptToken)

  expect(before?.receipt).toMatchObject({
    reference,
    status: 'received',
    receivedAt: new Date(SATURDAY).toISOString(),
    dueAt: new Date(SATURDAY + DAY).toISOString(),
    files: [{ name: 'plan.txt', bytes: 8, kind: 'TXT', path: `/r/${receiptToken}/files/0` }],
    keptMonths: 24,
  })
  expect(before?.receipt.answers).toContainEqual({ label: 'Service', value: 'Not sure yet', long: false })
  expect(after?.receipt).toMatchObject({
    status: 'answered',
    openedAt: new Date(SATURDAY + MINUTE).toISOString(),
    answeredAt: new Date(SATURDAY + 2 * MINUTE).toISOString(),
  })
})

test('a file of the receipt is read back; a forged token and another position give nothing', async () => {
  const office = await openTestOffice()
  const { receiptToken } = await sentWithReceipt(office, { files: [await stagedFile(office, 'plan.txt', 'weekdays')] })

  const file = await receiptFile(office, receiptToken, 0)

  expect(file).toMatchObject({ name: 'plan.txt', kind: 'txt', size: 8 })
  expect((await file?.stream.toArray())?.join('')).toBe('weekdays')
  expect(await receiptFile(office, receiptToken, 1)).toBeUndefined()
  expect(await findReceipt(office, 'A'.repeat(32))).toBeUndefined()
  expect(await findReceipt(office, '')).toBeUndefined()
})

test('the inbox shows what is open, soonest due first; spam leaves it', async () => {
  const office = await openTestOffice()
  const first = await sent(office, { key: '1' })
  office.pass(MINUTE)
  const second = await sent(office, { key: '2' })
  office.pass(MINUTE)
  const third = await sent(office, { key: '3' })

  await spam(office, second)

  expect((await list(office)).map(({ submission }) => submission.reference)).toEqual([first, third])
  expect((await list(office, { status: 'spam' })).map(({ submission }) => submission.reference)).toEqual([second])
  expect(await list(office, { desk: 'careers' })).toEqual([])
  expect(await spam(office, second)).toMatchObject({ status: 'already' })
  expect(await answer(office, 'Q-XXXXX')).toEqual({ status: 'unknown' })
})

test('releasing from quarantine sends the letters that were held back, once', async () => {
  const office = await openTestOffice()
  const reference = await sent(office, { marks: { quarantine: ['Honeypot filled'], notes: [] } })

  await release(office, reference)
  await spam(office, reference)
  await release(office, reference)

  const letters = await office.db.selectFrom('outbox').select('kind').orderBy('kind').execute()
  expect(letters.map(({ kind }) => kind)).toEqual(['desk', 'visitor'])
  expect((await list(office)).map(({ submission }) => submission.status)).toEqual(['open'])
})

test('erasing leaves no record, letter, key or file', async () => {
  const office = await openTestOffice()
  const reference = await sent(office, { key: '1', files: [await stagedFile(office, 'plan.txt', 'weekdays')] })

  expect(await erase(office, reference)).toBe(true)

  for (const table of ['submission', 'attachment', 'outbox', 'idempotency'] as const) {
    expect(await office.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
  expect(await readdir(join(office.dataDir, 'files'))).toEqual([])
  expect(await erase(office, reference)).toBe(false)
})

test('quarantine is purged after 30 days, an enquiry after 24 months', async () => {
  const office = await openTestOffice()
  const suspicious = await sent(office, { key: '1', marks: { quarantine: ['Honeypot filled'], notes: [] } })
  const enquiry = await sent(office, { key: '2' })
  const left = async () => (await list(office, { status: 'all' })).map(({ submission }) => submission.reference)

  await purge(office, office.dataDir)
  expect(new Set(await left())).toEqual(new Set([suspicious, enquiry]))

  office.pass(31 * DAY)
  expect(await purge(office, office.dataDir)).toMatchObject({ submissions: 1 })
  expect(await left()).toEqual([enquiry])

  office.pass(720 * DAY)
  await purge(office, office.dataDir)
  expect(await left()).toEqual([])
})

test('the limit counts one address in ten minutes and tells when to come again', async () => {
  const office = await openTestOffice()

  expect(await countAttempt(office, '192.0.2.1', 2)).toEqual({ allowed: true })
  office.pass(MINUTE)
  expect(await countAttempt(office, '192.0.2.1', 2)).toEqual({ allowed: true })
  expect(await countAttempt(office, '192.0.2.1', 2)).toEqual({ allowed: false, retryAfterSeconds: 540 })
  expect(await countAttempt(office, '192.0.2.2', 2)).toEqual({ allowed: true })
  expect(await countAttempt(office, '192.0.2.1', 0)).toEqual({ allowed: true })

  office.pass(9 * MINUTE)
  expect(await countAttempt(office, '192.0.2.1', 2)).toEqual({ allowed: true })
  const rows = await office.db.selectFrom('attempt').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('192.0.2')
})
