import type { ServerResponse } from 'node:http'
import { test as base, expect, vi } from 'vitest'
import { PATIENT } from '../../tests/support/patience.ts'
import { openTestContext, sendAccepted, type TestContext } from '../context.fixture.ts'
import { openPost } from '../conversation/conversation.fixture.ts'
import { TRIES } from '../delivery/retry.ts'
import { claimWebhooks } from './lease.ts'
import { openReceiver } from './receiver.fixture.ts'
import { signedHeaders } from './sign.ts'
import { startWebhooks } from './worker.ts'

const test = base.extend('context', () => openTestContext({ queuesWebhooks: true }))

const MINUTE = 60_000

vi.setConfig({ testTimeout: 30_000 })

function rows(context: TestContext) {
  return context.db.selectFrom('webhook').selectAll().orderBy('createdAt').execute()
}

async function sendSome(context: TestContext, count: number) {
  for (let n = 0; n < count; n += 1) await sendAccepted(context, { answers: { email: `ada-${n}@engines.example` } })
}

/** Waits until the events that wait are these. */
async function untilRows(context: TestContext, ...waiting: object[]) {
  await vi.waitFor(async () => expect(await rows(context)).toMatchObject(waiting), PATIENT)
}

/** One event or more, a receiver that answers so, and the worker that brings it. */
async function deliver(
  context: TestContext,
  answer: (response: ServerResponse) => unknown,
  options: Parameters<typeof startWebhooks>[2] = {},
  events = 1,
) {
  const receiver = await openReceiver()
  receiver.answer = answer
  await sendSome(context, events)
  return { receiver, worker: startWebhooks(context, receiver.config, { pollMs: 5, ...options }) }
}

test('a receiver that fails gets every event once it works, each with one webhook-id', async ({ context }) => {
  const receiver = await openReceiver()
  receiver.answer = (response) => response.writeHead(500).end('no')
  await sendSome(context, 3)
  const { delivered } = openPost(context)
  const worker = startWebhooks(context, receiver.config, { pollMs: 5, random: () => 0.5 })
  const failed = { state: 'waiting', attempts: 1, leasedUntil: null, lastError: 'The receiver answered 500.' }
  await untilRows(context, failed, failed, failed)
  context.pass(29_999)
  worker.nudge()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(receiver.received).toHaveLength(3)

  receiver.answer = (response) => response.writeHead(200).end('{}')
  context.pass(1)
  worker.nudge()
  await untilRows(context)
  await vi.waitFor(() => expect(delivered).toHaveLength(6), PATIENT)
  await worker.stop()

  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(6)
  expect([...new Set(ids)].sort()).toEqual([...new Set(ids.slice(3))].sort())
  const [first, , , again] = receiver.received.map(({ headers }) => headers)
  expect(Number(again?.['webhook-timestamp']) - Number(first?.['webhook-timestamp'])).toBe(30)
})

test('a receiver that would speak another protocol is tried again, and holds nothing back', async ({ context }) => {
  const upgrade = 'HTTP/1.1 101 x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'
  // As many as may be on the way at the same time.
  const refused = Array.from({ length: 8 }, () => ({ lastError: 'The receiver answered 101.' }))
  const { receiver, worker } = await deliver(context, ({ socket }) => socket?.end(upgrade), {}, refused.length)
  await untilRows(context, ...refused)

  receiver.answer = (response) => response.writeHead(204).end()
  await sendAccepted(context)
  worker.nudge()
  await vi.waitFor(() => expect(receiver.received).toHaveLength(9), PATIENT)
  await untilRows(context, ...refused)
  await worker.stop()
})

test('a receiver that hangs loses nothing, and holds back neither emails nor other events', async ({ context }) => {
  const receiver = await openReceiver()
  await sendSome(context, 12)
  const held: ServerResponse[] = []
  receiver.answer = (response, request) => {
    if (request === receiver.received[0]) held.push(response)
    else response.writeHead(204).end()
  }
  const { delivered } = openPost(context)
  const worker = startWebhooks(context, receiver.config, { pollMs: 5, deadlineMs: 60_000 })

  await vi.waitFor(() => expect(delivered).toHaveLength(24), PATIENT)
  await vi.waitFor(async () => expect(await rows(context)).toHaveLength(1), PATIENT)
  // The receiver dies with its request.
  held[0]?.destroy()
  await untilRows(context, { state: 'waiting', lastError: 'socket hang up' })
  context.pass(MINUTE)
  worker.nudge()
  await untilRows(context)
  await worker.stop()

  expect(receiver.received).toHaveLength(13)
})

test('while a receiver hangs on everything, emails leave, and all events come when it works again', async () => {
  const context = await openTestContext({ queuesWebhooks: true })
  const receiver = await openReceiver()
  await sendSome(context, 10)
  receiver.answer = () => {}
  const { delivered } = openPost(context)
  const worker = startWebhooks(context, receiver.config, { pollMs: 5, deadlineMs: 500 })

  await vi.waitFor(() => expect(delivered).toHaveLength(20), PATIENT)
  await untilRows(context, ...Array.from({ length: 10 }, () => ({ attempts: 1, leasedUntil: null })))
  await worker.stop()
  receiver.answer = (response) => response.writeHead(204).end()
  context.pass(MINUTE)
  const next = startWebhooks(context, receiver.config, { pollMs: 5 })
  await untilRows(context)
  await next.stop()

  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(10)
})

test('a redirect is not followed, and counts as a failure', async ({ context }) => {
  const elsewhere = await openReceiver()
  const location = elsewhere.config.url
  const { worker } = await deliver(context, (response) => response.writeHead(307, { location }).end())

  await untilRows(context, { state: 'waiting', lastError: expect.stringContaining('307, a redirect') })
  await worker.stop()

  expect(elsewhere.received).toEqual([])
})

test('a private address is refused where it is not allowed', async ({ context }) => {
  const { config, received } = await openReceiver()
  await sendSome(context, 1)
  const worker = startWebhooks(context, { ...config, allowsPrivate: false }, { pollMs: 5 })

  await untilRows(context, { state: 'waiting', lastError: expect.stringContaining('WEBHOOK_PRIVATE') })
  await worker.stop()

  expect(received).toEqual([])
})

test('an event that no try delivers is dead after about a day', async ({ context }) => {
  const options = { pollMs: 1, random: () => 0.5 }
  const { receiver, worker } = await deliver(context, (response) => response.writeHead(503).end(), options)

  for (let tries = 1; tries <= TRIES; tries += 1) {
    await untilRows(context, { attempts: tries, leasedUntil: null })
    context.pass(2 * 60 * MINUTE)
  }
  await worker.stop()

  expect(await rows(context)).toMatchObject([{ state: 'dead', lastError: 'The receiver answered 503.' }])
  expect(receiver.received).toHaveLength(TRIES)
})

test('a receiver that answers 410 is not tried again', async ({ context }) => {
  const { worker } = await deliver(context, (response) => response.writeHead(410).end())

  await untilRows(context, { state: 'dead', attempts: 1 })
  await worker.stop()
})

test.for([
  { how: 'goes on', everyMs: 1 },
  { how: 'stands still', everyMs: 60_000 },
])('an answer without an end, which $how, costs no more than its limit', async ({ everyMs }, { context }) => {
  const answer = (response: ServerResponse) => {
    const timer = setInterval(() => response.write(Buffer.alloc(16_384)), everyMs)
    response.once('close', () => clearInterval(timer))
    response.writeHead(200).write('half')
  }
  const { receiver, worker } = await deliver(context, answer, { deadlineMs: 1_000 })

  await untilRows(context)
  await worker.stop()

  expect(receiver.received).toHaveLength(1)
})

test('a worker that was killed leaves its events to the next one, with the same webhook-id', async ({ context }) => {
  const { config, received } = await openReceiver()
  await sendSome(context, 1)
  const [held] = await claimWebhooks(context, 10, 15_000)
  const worker = startWebhooks(context, config, { pollMs: 5 })

  context.pass(74_999)
  worker.nudge()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(received).toEqual([])
  context.pass(1)
  await vi.waitFor(() => expect(received).toMatchObject([{ headers: { 'webhook-id': held?.id } }]), PATIENT)
  await worker.stop()
})

test('told to stop, it waits for no receiver that hangs', async ({ context }) => {
  const { receiver, worker } = await deliver(context, () => {}, { stopMs: 20 })
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), PATIENT)

  const before = performance.now()
  await worker.stop()

  expect(performance.now() - before).toBeLessThan(5_000)
  expect(await rows(context)).toMatchObject([{ state: 'waiting', lastError: 'The server was stopped.' }])
})

test('the time that is signed is the second that has begun, never one to come', () => {
  expect(signedHeaders(Buffer.alloc(24), 'one', '{}', 1_999)['webhook-timestamp']).toBe('1')
})
