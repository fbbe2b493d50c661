import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { holdersOf } from '../../tests/support/files.ts'
import { PATIENT } from '../../tests/support/patience.ts'
import { openTestContext, sendAccepted, stagedFile, type TestContext, test } from '../context.fixture.ts'
import { ANSWER } from '../conversation/conversation.fixture.ts'
import { keepDraft } from '../conversation/drafts.ts'
import { sendAnswer } from '../conversation/send-answer.ts'
import { enqueue } from '../mail/queue/outbox.ts'
import { startWorker } from '../mail/queue/worker.ts'
import { emlTransport } from '../mail/transport/eml-transport.ts'
import { erase, previewErasure } from './desk/erase.ts'

const INES = { name: 'Ines' }
const MARKER = 'zq7marker'

const filesWithMarker = ({ dataDir }: TestContext) => holdersOf(MARKER, dataDir)

test('after erasing no file of the server holds a word of the submission', async () => {
  const context = await openTestContext({ queuesWebhooks: true })
  await sendAccepted(context)
  const files = [await stagedFile(context, 'plan.txt', `${MARKER} plan`)]
  const answers = { email: `${MARKER}@quist.example`, message: `${MARKER} wants weekdays.` }
  const reference = await sendAccepted(context, { files, answers })
  const worker = startWorker(context, emlTransport(context.dataDir), { pollMs: 5 })
  await vi.waitFor(async () => expect(await readdir(join(context.dataDir, 'mail'))).toHaveLength(4), 20_000)
  await worker.stop()
  expect(await filesWithMarker(context)).toEqual(['files', 'mail', ...(context.databaseUrl ? [] : ['site.db-wal'])])

  await erase(context, { references: [reference] }, 1, INES)

  expect(await filesWithMarker(context)).toEqual([])
  expect(await readdir(join(context.dataDir, 'mail'))).toHaveLength(2)
})

test('a digest that names an erased submission is erased with it', async ({ context }) => {
  const reference = await sendAccepted(context, { answers: { fullName: `${MARKER} Quist` } })
  await context.db.deleteFrom('outbox').execute()
  await context.db
    .transaction()
    .execute((tx) => enqueue(tx, [{ kind: 'digest', about: 'quotes', recipient: 'quotes@site.test' }], context.now()))
  const worker = startWorker(context, emlTransport(context.dataDir), { pollMs: 5 })
  await vi.waitFor(async () => {
    expect(await context.db.selectFrom('outbox').select('state').execute()).toEqual([{ state: 'sent' }])
  }, PATIENT)
  await worker.stop()
  expect(await filesWithMarker(context)).toContain('mail')

  await erase(context, { references: [reference] }, 1, INES)

  expect(await filesWithMarker(context)).toEqual([])
})

test('the question tells that an answer is being written, and of no letter that was sent', async ({ context }) => {
  const references = [await sendAccepted(context), await sendAccepted(context, { key: randomUUID() })]
  const [one = '', other = ''] = references
  for (const reference of references) await keepDraft(context, reference, { text: 'Hello', cc: [], files: [] }, INES)
  await sendAnswer(context, other, { ...ANSWER, id: randomUUID(), via: 'desk' }, INES)

  expect(await previewErasure(context, { references: [one, other] }, INES)).toMatchObject({ submissions: 2, drafts: 1 })
})

test('of what somebody else has erased meanwhile, the question says that nothing goes', async ({ context }) => {
  const goes = await previewErasure(context, { references: ['Q-7K3M9'] }, INES)

  expect(goes).toMatchObject({ submissions: 0, sample: [], emails: 0 })
})
