import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { Webhook } from 'standardwebhooks'
import { test as base, expect, vi } from 'vitest'
import { openTestContext, sendAccepted, stagedFile, type TestContext } from '../context.fixture.ts'
import { act } from '../submissions/desk/act.ts'
import { erase } from '../submissions/desk/erase.ts'
import { undo } from '../submissions/desk/undo.ts'
import { purge } from '../submissions/retention.ts'
import { openReceiver, SECRET } from './receiver.fixture.ts'
import { startWebhooks } from './worker.ts'

const test = base.extend('context', () => openTestContext({ queuesWebhooks: true }))

vi.setConfig({ testTimeout: 30_000 })

const INES = { name: 'Ines' }
const DAY = 24 * 60 * 60_000
const QUARANTINED = { quarantine: [{ reason: 'links', weight: 9 }] }
const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/webhook.schema.json'), 'utf8'))
const matchesSchema = new Ajv2020({ strict: true, allErrors: true }).compile(schema)

async function queued(context: TestContext) {
  const rows = await context.db.selectFrom('webhook').selectAll().orderBy('createdAt').execute()
  return rows.map((row) => ({ ...row, event: JSON.parse(row.body) }))
}

const typesOf = async (context: TestContext) => (await queued(context)).map(({ type }) => type)

test('a receiver verifies each event with the official package, and the schema describes it', async ({ context }) => {
  const files = [await stagedFile(context, 'plan.txt', 'A plan.')]
  const reference = await sendAccepted(context, { files })
  await act(context, { action: 'answer', target: { references: [reference] } }, INES)
  const events = (await queued(context)).map(({ event }) => event)
  // The official package refuses a signature that is older than five minutes.
  context.pass(Date.now() - context.now())
  const { config, received } = await openReceiver()
  const worker = startWebhooks(context, config, { pollMs: 5 })
  await vi.waitFor(() => expect(received).toHaveLength(2), 20_000)
  await vi.waitFor(async () => expect(await queued(context)).toEqual([]), 20_000)
  await erase(context, { references: [reference] }, 1, INES)
  await vi.waitFor(() => expect(received).toHaveLength(3), 20_000)
  await worker.stop()

  const verified = received.map(({ body, headers }) => new Webhook(SECRET).verify(body, headers))

  expect(verified.slice(0, 2)).toEqual(expect.arrayContaining(events))
  for (const event of verified) {
    matchesSchema(event)
    expect(matchesSchema.errors).toBeNull()
  }
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
  for (const { headers } of received) expect(headers['content-type']).toBe('application/json')
  const tampered = received[0]
  expect(() => new Webhook(SECRET).verify(`${tampered?.body} `, tampered?.headers ?? {})).toThrow('signature')
})

test('the schema refuses an event with a field too many or too few', async ({ context }) => {
  await sendAccepted(context)
  const [row] = await queued(context)
  const { title, ...rest } = row?.event.data ?? {}

  expect(matchesSchema(row?.event)).toBe(true)
  expect(matchesSchema({ ...row?.event, data: { ...row?.event.data, owner: 'Ines' } })).toBe(false)
  expect(matchesSchema({ ...row?.event, data: rest })).toBe(false)
  expect(title).toBeDefined()
})

test('without WEBHOOK_URL nothing is queued', async () => {
  const context = await openTestContext()
  const reference = await sendAccepted(context)
  await act(context, { action: 'answer', target: { references: [reference] } }, INES)
  await erase(context, { references: [reference] }, 1, INES)

  expect(await queued(context)).toEqual([])
})

test('an accepted event has the answers as they were sent, and describes the files', async ({ context }) => {
  const files = [await stagedFile(context, 'plan.txt', 'A plan.')]
  const reference = await sendAccepted(context, { files })

  const [row] = await queued(context)

  expect(row?.event).toMatchObject({
    type: 'submission.accepted',
    timestamp: '2026-11-21T20:00:00.000Z',
    data: { reference, form: 'consultation', receivedAt: '2026-11-21T20:00:00.000Z' },
  })
  expect(row?.event.data.answers).toContainEqual({
    ...{ key: 'fullName', value: 'Wilhelmina Quist', shown: 'Wilhelmina Quist' },
    label: expect.any(String),
  })
  expect(row?.event.data.attachments).toEqual([
    {
      field: 'files',
      name: 'plan.txt',
      kind: 'txt',
      bytes: 7,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      scan: 'unscanned',
    },
  ])
})

test('if the webhook cannot be queued, the submission is not stored either', async ({ context }) => {
  await context.db.schema.dropTable('webhook').execute()

  await expect(sendAccepted(context)).rejects.toThrow('webhook')

  expect(await context.db.selectFrom('submission').select('id').execute()).toEqual([])
})

test('a canary is told to nobody', async ({ context }) => {
  const reference = await sendAccepted(context, { canary: true })

  await act(context, { action: 'answer', target: { references: [reference] } }, INES)
  await erase(context, { references: [reference] }, 1, INES)

  expect(await queued(context)).toEqual([])
})

test('what is in quarantine is told once it is released, and never when it is erased before', async ({ context }) => {
  const erased = await sendAccepted(context, { verdict: QUARANTINED, answers: { email: 'one@quist.example' } })
  const released = await sendAccepted(context, { verdict: QUARANTINED, answers: { email: 'two@quist.example' } })
  expect(await queued(context)).toEqual([])

  await erase(context, { references: [erased] }, 1, INES)
  await act(context, { action: 'release', target: { references: [released] } }, INES)

  expect(await queued(context)).toMatchObject([
    { type: 'submission.accepted', event: { data: { reference: released } } },
  ])
})

test('a release or an answer that is undone within ten seconds is not told, nor the release of spam', async () => {
  const context = await openTestContext({ queuesWebhooks: true })
  const open = await sendAccepted(context)
  const held = await sendAccepted(context, { verdict: QUARANTINED, answers: { email: 'two@quist.example' } })
  const { config, received } = await openReceiver()
  const worker = startWebhooks(context, config, { pollMs: 5 })
  await vi.waitFor(async () => expect(await queued(context)).toEqual([]), 20_000)
  const done = [
    await act(context, { action: 'answer', target: { references: [open] } }, INES),
    await act(context, { action: 'release', target: { references: [held] } }, INES),
  ]
  context.pass(9_999)
  worker.nudge()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(await typesOf(context)).toHaveLength(2)

  for (const one of done) await undo(context, (one.ok && one.undo) || '', INES)
  await worker.stop()

  expect(await queued(context)).toEqual([])
  expect(received).toHaveLength(1)
  await act(context, { action: 'release', target: { references: [held] } }, INES)
  await act(context, { action: 'answer', target: { references: [open] } }, INES)
  expect((await typesOf(context)).sort()).toEqual(['submission.accepted', 'submission.answered'])
  const waiting = async () => (await queued(context)).flatMap(({ type, state }) => (state === 'waiting' ? type : []))
  await act(context, { action: 'spam', target: { references: [held] } }, INES)
  expect(await waiting()).toEqual(['submission.answered'])
  await act(context, { action: 'release', target: { references: [held] } }, INES)
  expect((await waiting()).sort()).toEqual(['submission.accepted', 'submission.answered'])
})

test('erasing takes waiting events along, and tells the reference alone', async ({ context }) => {
  const reference = await sendAccepted(context)

  await erase(context, { references: [reference] }, 1, INES)

  expect((await queued(context)).map(({ submissionId, event }) => ({ submissionId, event }))).toEqual([
    {
      submissionId: null,
      event: {
        type: 'submission.erased',
        timestamp: '2026-11-21T20:00:00.000Z',
        data: { reference, form: 'consultation' },
      },
    },
  ])
})

test('an event that no receiver took is purged after 30 days', async ({ context }) => {
  await sendAccepted(context)

  context.pass(30 * DAY)
  await purge(context)
  expect(await queued(context)).toHaveLength(1)
  context.pass(1)
  await purge(context)

  expect(await queued(context)).toEqual([])
})
