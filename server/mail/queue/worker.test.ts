import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { closeAfterTest } from '../../../tests/support/close-after-test.ts'
import { startMailServer } from '../../../tests/support/mail-server.ts'
import { PATIENT } from '../../../tests/support/patience.ts'
import { sendAccepted, type TestContext, test } from '../../context.fixture.ts'
import { engineOf } from '../../database/engine.ts'
import { TRIES } from '../../delivery/retry.ts'
import { queueWarnings } from '../../watch/warnings.ts'
import type { Email, Transport } from '../email.ts'
import { emlTransport } from '../transport/eml-transport.ts'
import { smtpTransport } from '../transport/smtp-transport.ts'
import { claim } from './lease.ts'
import { enqueue } from './outbox.ts'
import { startWorker } from './worker.ts'

const MINUTE = 60_000

vi.setConfig({ testTimeout: 30_000 })

interface Line extends Transport {
  delivered: Email[]
  tries: number
  /** What goes wrong now; undefined when the line works. */
  fault?: () => Promise<void>
}

function line(): Line {
  const self: Line = {
    name: 'a line to break',
    delivered: [],
    tries: 0,
    async send(letter) {
      self.tries += 1
      await self.fault?.()
      self.delivered.push(letter)
    },
    close() {},
  }
  return self
}

/** A submission whose two letters wait, a line on which this goes wrong, and the worker that sends them. */
async function openLine(context: TestContext, fault: Line['fault'], options: Parameters<typeof startWorker>[2] = {}) {
  const transport = Object.assign(line(), { fault })
  await sendAccepted(context)
  return { transport, worker: closeAfterTest(startWorker(context, transport, { pollMs: 5, ...options })) }
}

function letters(context: TestContext) {
  return context.db.selectFrom('outbox').selectAll().orderBy('kind').execute()
}

async function untilStates(context: TestContext, ...states: string[]) {
  await vi.waitFor(async () => expect((await letters(context)).map(({ state }) => state)).toEqual(states), PATIENT)
}

/** What a worker delivers until nothing waits any more. */
async function deliveredBy(context: TestContext): Promise<Email[]> {
  const transport = line()
  const worker = startWorker(context, transport, { pollMs: 5 })
  const states = async () => (await letters(context)).map(({ state }) => state)
  await vi.waitFor(async () => expect(await states()).not.toContain('waiting'), PATIENT)
  await worker.stop()
  return transport.delivered
}

test('letters wait while the mail server is down and leave once when it is back', async ({ context }) => {
  const lastError = 'connect ECONNREFUSED'
  const refused = () => Promise.reject(new Error(lastError))
  const { transport, worker } = await openLine(context, refused, { random: () => 0.5 })

  await vi.waitFor(() => expect(transport.tries).toBe(2), PATIENT)
  const failed = { state: 'waiting', attempts: 1, lastError, leasedUntil: null }
  await vi.waitFor(async () => expect(await letters(context)).toMatchObject([failed, failed]), PATIENT)
  transport.fault = undefined
  context.pass(29_000)
  worker.nudge()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(transport.tries).toBe(2)
  context.pass(1_000)
  await untilStates(context, 'sent', 'sent')

  expect(transport.delivered).toHaveLength(2)
  expect(await letters(context)).toMatchObject([{ lastError: null }, { lastError: null }])
})

test('no letter leaves before a power cut cannot undo what it tells', async ({ context }) => {
  const synced = Promise.withResolvers<void>()
  const whenSynced = vi.spyOn(engineOf(context.db), 'whenSynced').mockReturnValue(synced.promise)
  const { transport } = await openLine(context, undefined)

  await vi.waitFor(() => expect(whenSynced).toHaveBeenCalledTimes(2), PATIENT)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(transport.tries).toBe(0)
  synced.resolve()

  await untilStates(context, 'sent', 'sent')
  whenSynced.mockRestore()
})

test('a letter that never leaves is dead after about a day, with its last error', async ({ context }) => {
  const refused = () => Promise.reject(new Error('554 no'))
  const { transport } = await openLine(context, refused, { pollMs: 1, random: () => 0.5 })

  // Both were tried and put back before the clock moves on: a pause begins at the try.
  for (let tries = 1; tries <= TRIES; tries += 1) {
    await vi.waitFor(() => expect(transport.tries).toBe(2 * tries), PATIENT)
    const isBack = async () => expect((await letters(context)).every((row) => row.leasedUntil === null)).toBe(true)
    await vi.waitFor(isBack, PATIENT)
    context.pass(2 * 60 * MINUTE)
  }
  await untilStates(context, 'dead', 'dead')

  expect(await letters(context)).toMatchObject([{ attempts: TRIES, lastError: '554 no' }, { attempts: TRIES }])
})

test.for([
  ['an address', { code: 'EENVELOPE', responseCode: 550 }],
  ['a message', { code: 'EMESSAGE', responseCode: 554 }],
] as const)('%s refused for good is not tried for a day; the desk’s is', async ([_what, refusal], { context }) => {
  await openLine(context, () => Promise.reject(Object.assign(new Error('refused'), refusal)))

  await untilStates(context, 'waiting', 'dead')
})

test('a worker that was killed leaves its letters to the next one, with the same Message-ID', async ({ context }) => {
  await sendAccepted(context)
  const held = await claim(context, 10, MINUTE)
  const transport = line()
  const worker = closeAfterTest(startWorker(context, transport, { pollMs: 5 }))

  context.pass(2 * MINUTE - 1)
  worker.nudge()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(transport.tries).toBe(0)
  context.pass(1)
  await untilStates(context, 'sent', 'sent')

  expect(held).toHaveLength(2)
  expect(new Set(transport.delivered.map(({ messageId }) => messageId))).toEqual(
    new Set(held.map(({ id }) => `<${id}@${context.company.domain}>`)),
  )
})

test('two workers never hold the same letter', async ({ context }) => {
  await sendAccepted(context)

  const [one, other] = await Promise.all([claim(context, 1, MINUTE), claim(context, 1, MINUTE)])

  expect(one?.[0]?.id).not.toBe(other?.[0]?.id)
  expect(await claim(context, 1, MINUTE)).toEqual([])
})

test('a machine that sleeps while its letters leave sends them once', async ({ context }) => {
  const answered = Promise.withResolvers<void>()
  const { transport, worker } = await openLine(context, () => answered.promise)

  await vi.waitFor(() => expect(transport.tries).toBe(2), PATIENT)
  // The clock goes on in sleep, the timers do not.
  context.pass(3 * MINUTE)
  // The desk's next one comes, and leaves: the outbox was looked into.
  transport.fault = undefined
  await sendAccepted(context, { answers: { message: 'Another.' } })
  worker.nudge()
  await vi.waitFor(() => expect(transport.delivered).toHaveLength(1), PATIENT)
  answered.resolve()

  await untilStates(context, 'sent', 'sent', 'sent')
  expect(transport.tries).toBe(3)
})

test('a mail server that hangs costs one deadline', async ({ context }) => {
  await openLine(context, () => new Promise(() => {}), { deadlineMs: 20 })

  await vi.waitFor(async () => {
    expect(await letters(context)).toMatchObject([{ lastError: expect.stringContaining('took longer') }, {}])
  }, PATIENT)
})

test('a mail server that has an email and takes its time to say so gets it once', async ({ context }) => {
  const scanned = Promise.withResolvers<void>()
  const server = closeAfterTest(await startMailServer({ deliver: () => scanned.promise }))
  const transport = closeAfterTest(smtpTransport(server.url))
  await sendAccepted(context)
  closeAfterTest(startWorker(context, transport, { pollMs: 5, deadlineMs: 4_000 }))

  const isHeld = ({ leasedUntil }: { leasedUntil: number | null }) => (leasedUntil ?? 0) > context.now() + 10 * MINUTE
  await vi.waitFor(async () => expect((await letters(context)).every(isHeld)).toBe(true), PATIENT)
  scanned.resolve()

  await untilStates(context, 'sent', 'sent')
  expect(server.letters).toHaveLength(2)
})

test('an email that hangs holds back no other', async ({ context }) => {
  const transport = line()
  for (let n = 0; n < 10; n += 1) await sendAccepted(context, { answers: { email: `ada-${n}@engines.example` } })
  // One of twenty does not end before the others have left.
  const hanging = Promise.withResolvers<void>()
  transport.fault = () => (transport.tries === 1 ? hanging.promise : Promise.resolve())
  closeAfterTest(startWorker(context, transport, { pollMs: 5, deadlineMs: 60_000 }))

  await vi.waitFor(() => expect(transport.delivered).toHaveLength(19), PATIENT)

  hanging.resolve()
})

test('without a mail server each letter is a file that a mail program opens', async ({ context }) => {
  await sendAccepted(context)
  closeAfterTest(startWorker(context, emlTransport(context.dataDir), { pollMs: 5 }))
  await untilStates(context, 'sent', 'sent')

  const names = await readdir(join(context.dataDir, 'mail'))

  expect(names).toHaveLength(2)
  const ids = (await letters(context)).map(({ id }) => `2026-11-21T20-00-00-${id}.eml`)
  expect(new Set(names)).toEqual(new Set(ids))
})

test.for([
  ['until it was answered', 0, 'answered', false],
  ['until it was spam', 0, 'spam', false],
  ['until two hours after the due time', 3 * 60 * MINUTE, 'open', false],
  ['until just after the due time', 61 * MINUTE, 'open', true],
  ['for nothing', 0, 'open', true],
] as const)('a warning that waited %s', async ([_what, waitedMs, status, isSent], { context, reference }) => {
  await context.db.deleteFrom('outbox').execute()
  context.pass(23 * 60 * MINUTE)
  await queueWarnings(context)
  context.pass(waitedMs)
  await context.db.updateTable('submission').set({ status }).where('reference', '=', reference).execute()

  expect(await deliveredBy(context)).toHaveLength(isSent ? 1 : 0)
  expect((await letters(context)).map(({ state }) => state)).toEqual(isSent ? ['sent'] : [])
})

test.for([
  ['until the evening', 10 * 60 * MINUTE, true],
  ['until the next day', 16 * 60 * MINUTE, false],
] as const)('a digest that waited %s', async ([_what, waitedMs, isSent], { context }) => {
  // Monday, 8 AM in Ohio.
  context.pass(Date.parse('2026-11-23T13:00:00Z') - context.now())
  await context.db.transaction().execute((tx) => {
    return enqueue(tx, [{ kind: 'digest', about: 'quotes', recipient: context.company.mail.quotes }], context.now())
  })
  context.pass(waitedMs)

  expect(await deliveredBy(context)).toHaveLength(isSent ? 1 : 0)
})
