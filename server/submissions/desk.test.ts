import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { SATURDAY, sendAccepted, sendForReceipt, stagedFile, test } from '../context.fixture.ts'
import { act } from './desk/act.ts'
import { erase } from './desk/erase.ts'
import { markOpened } from './desk/show.ts'
import { countAttempt } from './rate-limit.ts'
import { findReceipt } from './receipt.ts'

const INES = { name: 'Ines' }
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('the receipt shows what was sent, when it is due and how far it got', async ({ context }) => {
  const files = [await stagedFile(context, 'plan.txt', 'weekdays')]
  const { reference, receiptToken } = await sendForReceipt(context, { files })

  const before = await findReceipt(context, receiptToken)
  context.pass(MINUTE)
  await markOpened(context, reference.toLowerCase(), INES)
  context.pass(MINUTE)
  await act(context, { action: 'answer', target: { references: [reference] } }, INES)
  const after = await findReceipt(context, receiptToken)

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

test('erasing leaves no record, letter, key or file', async ({ context }) => {
  const reference = await sendAccepted(context, {
    key: '1',
    files: [await stagedFile(context, 'plan.txt', 'weekdays')],
  })

  expect(await erase(context, { references: [reference] }, 1, INES)).toMatchObject({ status: 'erased' })

  for (const table of ['submission', 'attachment', 'outbox', 'idempotency', 'note', 'choice'] as const) {
    expect(await context.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
  expect(await readdir(join(context.dataDir, 'files'))).toEqual([])
  expect(await erase(context, { references: [reference] }, 1, INES)).toMatchObject({ status: 'differs' })
})

test('the limit counts one address in ten minutes and tells when to come again', async ({ context }) => {
  expect(await countAttempt(context, '192.0.2.1', 2)).toEqual({ allowed: true })
  context.pass(MINUTE)
  expect(await countAttempt(context, '192.0.2.1', 2)).toEqual({ allowed: true })
  expect(await countAttempt(context, '192.0.2.1', 2)).toEqual({ allowed: false, retryAfterSeconds: 540 })
  expect(await countAttempt(context, '192.0.2.2', 2)).toEqual({ allowed: true })
  expect(await countAttempt(context, '192.0.2.1', 0)).toEqual({ allowed: true })

  context.pass(9 * MINUTE)
  expect(await countAttempt(context, '192.0.2.1', 2)).toEqual({ allowed: true })
  const rows = await context.db.selectFrom('attempt').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('192.0.2')
})
