import { expect, onTestFinished, test, vi } from 'vitest'
import { openFaultProxy } from '../../tests/support/fault-proxy.ts'
import { openTestContext, sendAccepted, type TestContext } from '../context.fixture.ts'
import { HAS_DOVECOT, openMailbox, WAIT } from './dovecot.fixture.ts'
import { startImap } from './imap.ts'
import { emailSource } from './mail-in.fixture.ts'

test.skipIf(!HAS_DOVECOT)(
  'emails are taken in from a mailbox as they arrive, once, also across a restart',
  async () => {
    const context = await openTestContext()
    const reference = await sendAccepted(context)
    const box = await openMailbox()
    await box.put('before', emailSource({ subject: 'Here before the first connection', id: '<0@x>' }))
    const first = startImap(context, box.url)
    await vi.waitFor(async () => expect(await marks(context)).toBe(1), WAIT)

    await box.put('one', emailSource({ subject: `[${reference}] one` }))
    await vi.waitFor(async () => expect(await subjects(context)).toEqual([`[${reference}] one`]), WAIT)
    await first.stop()
    // It arrives while the server is down.
    await box.put('two', emailSource({ subject: `[${reference}] two`, id: '<2@x>' }))
    const second = startImap(context, box.url)
    onTestFinished(() => second.stop())

    await vi.waitFor(async () => expect(await subjects(context)).toHaveLength(2), WAIT)
    expect(await subjects(context)).toEqual([`[${reference}] one`, `[${reference}] two`])
  },
  120_000,
)

test.skipIf(!HAS_DOVECOT)(
  'after a line that was cut, it connects again by itself and misses nothing',
  async () => {
    const context = await openTestContext()
    const box = await openMailbox()
    const line = await openFaultProxy(box.url)
    onTestFinished(() => line.close())
    const url = Object.assign(new URL(box.url), { port: new URL(line.url).port }).href
    const mailIn = startImap(context, url)
    onTestFinished(() => mailIn.stop())
    await vi.waitFor(async () => expect(await marks(context)).toBe(1), WAIT)

    await line.cut()
    await box.put('one', emailSource({ subject: 'while it was cut', id: '<1@x>' }))
    await line.mend()

    await vi.waitFor(async () => expect(await subjects(context)).toEqual(['while it was cut']), WAIT)
    await box.put('two', emailSource({ subject: 'when it was whole', id: '<2@x>' }))
    await vi.waitFor(async () => expect(await subjects(context)).toHaveLength(2), WAIT)
  },
  120_000,
)

async function subjects({ db }: TestContext): Promise<string[]> {
  const rows = await db.selectFrom('incoming').select('subject').orderBy('subject').execute()
  return rows.map(({ subject }) => subject)
}

async function marks({ db }: TestContext): Promise<number> {
  const rows = await db.selectFrom('installation').select('key').where('key', 'like', 'imap:%').execute()
  return rows.length
}
