import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { NO_FILTER } from '../../contract/desk/filter.ts'
import { emailsOf, idOf, SATURDAY, sendAccepted, sendForReceipt, stagedFile, test } from '../context.fixture.ts'
import { queueDigests } from '../watch/digests.ts'
import { addToSubmission } from './add-to-submission.ts'
import { completeIndexes } from './complete-indexes.ts'
import { act } from './desk/act.ts'
import { csvOf } from './desk/csv.ts'
import { erase } from './desk/erase.ts'
import { eachLoaded, listItems } from './desk/list.ts'
import { markOpened, showSubmission } from './desk/show.ts'
import { countAttempt } from './rate-limit.ts'
import { findReceipt } from './receipt.ts'
import { findStaffLink } from './staff-links.ts'

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

test('a request of a form that this version does not have is shown, found, answered and told like any other', async ({
  context,
}) => {
  const { reference, receiptToken } = await sendForReceipt(context)
  await context.db
    .updateTable('submission')
    .set({ form: 'webinar' as 'quote' })
    .execute()
  const query = { filter: { ...NO_FILTER, text: 'weekdays' }, me: '', now: context.now() }

  await completeIndexes(context)
  await act(context, { action: 'answer', target: { references: [reference] } }, INES)
  context.pass(DAY)
  await addToSubmission(context, { submissionId: await idOf(context, reference), note: 'A marlinspike.', files: [] })
  context.pass(2 * DAY)
  await queueDigests(context)

  expect((await listItems(context, query, { limit: 10 })).items).toMatchObject([{ reference, status: 'open' }])
  expect(await showSubmission(context, reference)).toMatchObject({ reference, name: 'Wilhelmina Quist' })
  expect((await Array.fromAsync(csvOf(eachLoaded(context, query)))).join('')).toContain('Full name: Wilhelmina Quist')
  expect((await findReceipt(context, receiptToken))?.receipt).toMatchObject({ reference, keptMonths: 24 })
  const [acknowledgement] = await emailsOf(context, 'visitor')
  expect(acknowledgement?.subject).toBe(`[${reference}] We have your request`)
  const [told, added] = await emailsOf(context, 'desk')
  expect(added?.text).toContain('A marlinspike.')
  expect(await findStaffLink(context, /\/s\/([\w-]{51})/.exec(told?.text ?? '')?.[1] ?? '')).toMatchObject({
    called: 'request',
  })
  expect((await emailsOf(context, 'digest')).map(({ text }) => text).join()).toContain(reference)
})

test('erasing leaves no record, letter, key or file', async ({ context }) => {
  const files = [await stagedFile(context, 'plan.txt', 'weekdays')]
  const reference = await sendAccepted(context, { key: '1', files })

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
