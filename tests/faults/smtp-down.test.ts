import { expect, test } from 'vitest'
import { multipart, openTestApp, PDF, quoteParts } from '../../server/http/app.fixture.ts'
import { startWorker } from '../../server/mail/queue/worker.ts'
import { smtpTransport } from '../../server/mail/transport/smtp-transport.ts'
import { closeAfterTest } from '../support/close-after-test.ts'
import { deskCommand } from '../support/desk-command.ts'
import { freePorts } from '../support/free-port.ts'
import { startMailServer } from '../support/mail-server.ts'

const MINUTE = 60_000

test('with the mail server down the visitor sees success, the desk sees why, and mail leaves when it is back', async () => {
  const { app, context } = await openTestApp()
  const [port] = await freePorts(1)
  const worker = closeAfterTest(startWorker(context, smtpTransport(`smtp://127.0.0.1:${port}`), { pollMs: 20 }))

  const sent = await app.inject({
    url: '/api/quote',
    ...multipart(quoteParts({}, { value: PDF, fileName: 'brief.pdf' })),
  })
  const { reference } = sent.json()
  expect(sent.statusCode).toBe(200)

  const waiting = () => context.db.selectFrom('outbox').selectAll().where('lastError', 'is not', null).execute()
  await expect.poll(waiting).toHaveLength(2)
  const doctor = await deskCommand(context.dataDir, ['doctor'])
  const failed = JSON.parse((await deskCommand(context.dataDir, ['mail', '--failed', '--json'])).out)
  expect(doctor.code).toBe(1)
  expect(doctor.out).toMatch(/WRONG +mail +2 letters could not leave yet.*ECONNREFUSED/)
  expect(failed).toHaveLength(2)
  expect(failed[0]).toMatchObject({ reference, state: 'waiting', lastError: expect.stringContaining('ECONNREFUSED') })

  const { letters: received } = closeAfterTest(await startMailServer({ port }))
  context.pass(2 * MINUTE)
  worker.nudge()
  await expect.poll(() => received).toHaveLength(2)

  const toDesk = received.find(({ to }) => to[0] === context.company.mail.quotes)
  expect(toDesk?.from).toBe(context.company.mail.from)
  expect(toDesk?.mail.replyTo).toEqual([{ name: 'Ada Byron', address: 'ada@engines.example' }])
  expect(toDesk?.mail.subject).toBe(`[${reference}] DevOps quote – due Sun 3:00 PM`)
  expect(Buffer.from(toDesk?.mail.attachments[0]?.content as ArrayBuffer).equals(PDF)).toBe(true)
  expect(received.some(({ to }) => to[0] === 'ada@engines.example')).toBe(true)
  const left = () => context.db.selectFrom('outbox').select('id').where('state', '=', 'sent').execute()
  await expect.poll(left).toHaveLength(2)
  expect(JSON.parse((await deskCommand(context.dataDir, ['mail', '--failed', '--json'])).out)).toEqual([])
  expect((await deskCommand(context.dataDir, ['doctor'])).out).toMatch(/ok +mail +all sent/)
})

test('after a long outage emails leave within a minute, by a server that was started meanwhile, too', async () => {
  const { app, context } = await openTestApp()
  const [port] = await freePorts(1)
  const start = () => startWorker(context, smtpTransport(`smtp://127.0.0.1:${port}`), { pollMs: 20, askMs: 100 })
  const first = start()
  await app.inject({ url: '/api/quote', ...multipart(quoteParts({}, { value: PDF, fileName: 'brief.pdf' })) })
  const tries = () =>
    context.db.selectFrom('outbox').select(['attempts', 'leasedUntil']).where('state', '=', 'waiting').execute()
  // Eight tries have failed: the next one is an hour away.
  for (let tried = 1; tried <= 8; tried += 1) {
    await expect.poll(tries).toEqual(Array(2).fill({ attempts: tried, leasedUntil: null }))
    if (tried === 8) break
    context.pass(3 * 60 * MINUTE)
    first.nudge()
  }
  await first.stop()
  closeAfterTest(start())

  const { letters: received } = closeAfterTest(await startMailServer({ port }))

  await expect.poll(() => received).toHaveLength(2)
})

test('an address that does not exist costs one try, and the desk gets its letter all the same', async () => {
  const { app, context } = await openTestApp()
  const [port] = await freePorts(1)
  const { letters: received } = closeAfterTest(await startMailServer({ port, unknown: ['ada@engines.example'] }))
  closeAfterTest(startWorker(context, smtpTransport(`smtp://127.0.0.1:${port}`), { pollMs: 20 }))

  await app.inject({ url: '/api/quote', ...multipart(quoteParts()) })

  const rows = () => context.db.selectFrom('outbox').select(['kind', 'state', 'attempts']).orderBy('kind').execute()
  await expect.poll(rows).toEqual([
    { kind: 'desk', state: 'sent', attempts: 1 },
    { kind: 'visitor', state: 'dead', attempts: 1 },
  ])
  expect(received).toHaveLength(1)
})
