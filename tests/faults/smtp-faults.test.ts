import { existsSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { openTestContext, sendAccepted, type TestContext } from '../../server/context.fixture.ts'
import type { OutboxTable } from '../../server/database/schema.ts'
import { startWorker } from '../../server/mail/queue/worker.ts'
import { smtpTransport } from '../../server/mail/transport/smtp-transport.ts'
import { closeAfterTest } from '../support/close-after-test.ts'
import { listenWith } from '../support/loopback-server.ts'
import { startMailServer } from '../support/mail-server.ts'
import { counted } from '../support/proof.ts'
import { makeCertificate, OPENSSL } from '../support/proxy.ts'
import { tempFolder } from '../support/temp-folder.ts'

const HOUR = 60 * 60_000
/** Of a mail server that does not say what it should. One that does has the usual minute: the machine may be busy. */
const DEADLINE_MS = 1_500

/** What a mail server says at each of its steps. */
const PHASES = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'message'] as const
type Phase = (typeof PHASES)[number]
const GOOD: Record<Phase, string> = {
  greeting: '220 test',
  EHLO: '250 test',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  message: '250 taken',
}
/** Nothing is said in this phase, or one byte a second. */
const SILENT = ''
type Saying = string | 'slowly'

const TEMPORARY = ['421 4.3.2 closing', '451 4.7.1 try later']
const FAULTS: { phase: Phase; says: Saying }[] = PHASES.flatMap((phase) => [
  ...TEMPORARY.map((says) => ({ phase, says })),
  { phase, says: SILENT },
  { phase, says: 'slowly' },
])

test.each(FAULTS)(
  'a mail server that says "$says" at $phase gets each email later, under one Message-ID',
  async ({ phase, says }) => {
    const { context, tried } = await tryToSend({ ...GOOD, [phase]: says })

    expect(tried.every(({ state, lastError }) => state === 'waiting' && lastError !== null)).toBe(true)
    await expectSentLater(context)
    counted({ 'faults of SMTP': 1 })
  },
)

test.each(PHASES.slice(2))(
  'a refusal for good at %s costs the visitor’s email one try, and the desk’s waits',
  async (phase) => {
    const { tried } = await tryToSend({ ...GOOD, [phase]: '550 5.1.1 no such mailbox' })

    const states = Object.fromEntries(tried.map(({ kind, state }) => [kind, state]))
    expect(states).toEqual({ desk: 'waiting', visitor: 'dead' })
    counted({ 'faults of SMTP': 1 })
  },
)

test('no email leaves to a mail server with the certificate of another', async ({ skip }) => {
  skip(!existsSync(OPENSSL), 'needs openssl')
  const { key, certificate } = makeCertificate(tempFolder())
  const tls = { key: readFileSync(key), cert: readFileSync(certificate) }
  const { url, letters } = closeAfterTest(await startMailServer({ tls }))
  const context = await openTestContext()
  await sendAccepted(context)

  const tried = await tryOnce(context, url)

  expect(letters).toEqual([])
  expect(tried.every(({ state, lastError }) => state === 'waiting' && /certificate/i.test(lastError ?? ''))).toBe(true)
  await expectSentLater(context)
  counted({ 'faults of SMTP': 1 })
})

async function tryToSend(says: Record<Phase, Saying>) {
  const context = await openTestContext()
  await sendAccepted(context)
  const isLate = Object.values(says).some((words) => words === SILENT || words === 'slowly')
  return { context, tried: await tryOnce(context, await startScripted(says), isLate ? DEADLINE_MS : undefined) }
}

function tryOnce(context: TestContext, url: string, deadlineMs?: number) {
  const options = { deadlineMs, answerMs: 0, askMs: HOUR }
  return work(context, url, ({ attempts, leasedUntil }) => attempts > 0 && leasedUntil === null, options)
}

async function expectSentLater(context: TestContext): Promise<void> {
  const { url, letters } = closeAfterTest(await startMailServer())
  context.pass(HOUR)
  const sent = await work(context, url, ({ state }) => state === 'sent')
  expect(letters).toHaveLength(2)
  for (const { id } of sent) expect(letters.filter(({ raw }) => raw.includes(`<${id}@`))).toHaveLength(1)
}

/** Runs a worker until this is true of each email. */
async function work(context: TestContext, url: string, isDone: (row: OutboxTable) => boolean, options = {}) {
  const transport = smtpTransport(url)
  const worker = startWorker(context, transport, { pollMs: 20, ...options })
  const rows = () => context.db.selectFrom('outbox').selectAll().execute()
  await expect.poll(async () => (await rows()).every(isDone)).toBe(true)
  await worker.stop()
  transport.close?.()
  return rows()
}

/** A mail server that says what it is told to. @returns its address. */
async function startScripted(says: Record<Phase, Saying>): Promise<string> {
  const port = await listenWith((socket) => {
    let isMessage = false
    let text = ''
    say(socket, says.greeting)
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        if (isMessage) {
          if (line !== '.') continue
          isMessage = false
          say(socket, says.message)
          continue
        }
        // A client whose EHLO is refused tries HELO.
        const words = line.toUpperCase().replace('HELO', 'EHLO')
        const phase = PHASES.find((one) => words.startsWith(one))
        if (phase === 'DATA' && says.DATA.startsWith('354')) isMessage = true
        say(socket, phase ? says[phase] : '250 ok')
      }
    })
  })
  return `smtp://127.0.0.1:${port}`
}

function say(socket: Socket, words: Saying): void {
  if (words === SILENT) return
  if (words !== 'slowly') {
    socket.write(`${words}\r\n`)
    return
  }
  const timer = setInterval(() => socket.write('2'), 1_000)
  socket.once('close', () => clearInterval(timer))
}
