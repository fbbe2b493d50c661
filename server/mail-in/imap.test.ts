import { chmod } from 'node:fs/promises'
import { beforeEach, describe, expect, vi } from 'vitest'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../contract/time/units.ts'
import { closeAfterTest } from '../../tests/support/close-after-test.ts'
import { openFaultProxy } from '../../tests/support/fault-proxy.ts'
import { test as base, openTestContext, sendAccepted, type TestContext } from '../context.fixture.ts'
import { lastRun } from '../database/job-runs.ts'
import { HAS_DOVECOT, NEEDS_DOVECOT, openMailbox, WAIT } from './dovecot.fixture.ts'
import { startImap } from './imap.ts'
import { emailSource } from './mail-in.fixture.ts'
import { mailInProblem } from './mail-in-state.ts'

const test = base.extend('box', () => openMailbox())

vi.setConfig({ testTimeout: 120_000 })

/** Reads a mailbox until the test ends. */
function read(context: TestContext, url: string) {
  return closeAfterTest(startImap(context, url))
}

/** The same, once it is stored where it begins. */
async function begin(context: TestContext, url: string) {
  const reader = read(context, url)
  const marks = context.db.selectFrom('installation').select('key').where('key', 'like', 'imap:%')
  await vi.waitFor(async () => expect(await marks.execute()).toHaveLength(1), WAIT)
  return reader
}

describe('a mailbox', () => {
  beforeEach(({ skip }) => skip(!HAS_DOVECOT, NEEDS_DOVECOT))

  test('emails are taken in from a mailbox as they arrive, once, also across a restart', async ({ context, box }) => {
    const reference = await sendAccepted(context)
    await box.put('before', emailSource({ subject: 'Here before the first connection', id: '<0@x>' }))
    const first = await begin(context, box.url)

    await box.put('one', emailSource({ subject: `[${reference}] one` }))
    await vi.waitFor(async () => expect(await subjects(context)).toEqual([`[${reference}] one`]), WAIT)
    await first.stop()
    // It arrives while the server is down.
    await box.put('two', emailSource({ subject: `[${reference}] two`, id: '<2@x>' }))
    read(context, box.url)

    await vi.waitFor(async () => expect(await subjects(context)).toHaveLength(2), WAIT)
    expect(await subjects(context)).toEqual([`[${reference}] one`, `[${reference}] two`])
  })

  test('after a line that was cut, it connects again by itself and misses nothing', async ({ context, box }) => {
    const line = closeAfterTest(await openFaultProxy(box.url))
    const url = Object.assign(new URL(box.url), { port: new URL(line.url).port }).href
    await begin(context, url)

    const lost = vi.spyOn(context.log, 'warn')
    for (const time of [1, 2]) {
      await line.cut()
      await box.put(`cut-${time}`, emailSource({ subject: `${time} while it was cut`, id: `<${time}@cut>` }))
      await line.mend()
      await vi.waitFor(async () => expect(await subjects(context)).toContain(`${time} while it was cut`), WAIT)
      // Until this look at the mailbox has ended.
      await vi.waitFor(async () => expect((await lastRun(context.db, 'mail in'))?.problem).toBeNull(), WAIT)
    }
    // Each time the pauses begin anew.
    expect(lost.mock.calls.filter(([fields]) => (fields as { lost?: number }).lost === 1)).toHaveLength(2)
    await box.put('whole', emailSource({ subject: 'when it was whole', id: '<3@x>' }))
    await vi.waitFor(async () => expect(await subjects(context)).toHaveLength(3), WAIT)
  })

  test.each([
    ['of a wrong password', { password: 'wrong' }, /refuses the name or the password/],
    ['without its folder', { pathname: '/Nowhere' }, /has no folder Nowhere/],
    ['of a server that is away', { port: '9' }, /cannot be reached/],
  ])('a mailbox %s is told, since when, and no more once it is read', async (_what, wrong, words) => {
    const context = await openTestContext()
    const box = await openMailbox()
    const first = read(context, Object.assign(new URL(box.url), wrong).href)
    await vi.waitFor(async () => expect(await lastRun(context.db, 'mail in')).toBeDefined(), WAIT)
    expect(await mailInProblem(context)).toBeNull()

    context.pass(MINUTE_MS)

    const since = new Date(context.now() - MINUTE_MS).toISOString()
    expect(await mailInProblem(context)).toEqual({ since, what: expect.stringMatching(words) })
    await first.stop()
    read(context, box.url)
    await vi.waitFor(async () => expect(await mailInProblem(context)).toBeNull(), WAIT)
  })

  const away = new Error('The bucket is away.')
  test.each<[string, (context: TestContext, paths: string[]) => unknown]>([
    ['cannot be taken in', ({ store }) => vi.spyOn(store, 'put').mockRejectedValue(away)],
    // Dovecot ends the line at each.
    ['the mail server does not give', (_context, paths) => Promise.all(paths.map((path) => chmod(path, 0o000)))],
  ])('emails that %s are told, hold up no other, and are taken in later', async (_what, fail) => {
    const context = await openTestContext()
    const box = await openMailbox()
    await (await begin(context, box.url)).stop()
    const content = 'Content-Type: text/plain; name=plan.txt\r\nContent-Disposition: attachment\r\n\r\nweekdays'
    const body = { type: 'multipart/mixed; boundary=b1', content: `--b1\r\n${content}\r\n--b1--` }
    const withFile = ['1 with a file', '2 with a file', '3 with a file']
    const mails = withFile.map((subject, at) =>
      box.put(subject.slice(0, 1), emailSource({ subject, id: `<${at}@f>`, body })),
    )
    const paths = await Promise.all(mails)
    await fail(context, paths)
    await box.put('last', emailSource({ subject: 'without one', id: '<2@x>' }))
    const problem = async () => (await lastRun(context.db, 'mail in'))?.problem
    const warned = vi.spyOn(context.log, 'warn')
    const told = new Set<unknown>()

    const second = read(context, box.url)

    await vi.waitFor(async () => {
      told.add(await problem())
      expect(await subjects(context)).toEqual(['without one'])
    }, WAIT)
    await vi.waitFor(async () => expect(await problem()).toMatch(/tries again/), WAIT)
    // The mail server answers, so it is asked again soon.
    expect([...told].join()).not.toContain('cannot be reached')
    expect(warned.mock.calls.map(([fields]) => (fields as { lost?: number }).lost ?? 1)).not.toContain(2)
    await second.stop()
    vi.restoreAllMocks()
    for (const path of paths) await chmod(path, 0o600)
    read(context, box.url)
    await vi.waitFor(async () => expect(await subjects(context)).toEqual([...withFile, 'without one']), WAIT)
    await vi.waitFor(async () => expect(await problem()).toBeNull(), WAIT)
  })

  test('where the mail server numbers all emails anew, none of those that are done comes again', async () => {
    const context = await openTestContext()
    const box = await openMailbox()
    await box.put('before', emailSource({ subject: 'Here before the first connection', id: '<0@x>' }))
    await (await begin(context, box.url)).stop()
    const until = Date.now() + SECOND_MS
    const value = JSON.stringify({ validity: '1', uid: 7_000, at: until + HOUR_MS })
    await context.db.updateTable('installation').set({ value }).where('key', 'like', 'imap:%').execute()
    // A mailbox keeps whole seconds.
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(until + SECOND_MS), WAIT)
    await box.put('after', emailSource({ subject: 'while nobody read', id: '<1@x>' }))

    read(context, box.url)

    await vi.waitFor(async () => expect(await subjects(context)).toContain('while nobody read'), WAIT)
    await box.put('later', emailSource({ subject: 'when all was read', id: '<2@x>' }))
    await vi.waitFor(async () => expect(await subjects(context)).toContain('when all was read'), WAIT)
    expect(await subjects(context)).toHaveLength(2)
  })
})

async function subjects({ db }: TestContext): Promise<string[]> {
  const rows = await db.selectFrom('incoming').select('subject').orderBy('subject').execute()
  return rows.map(({ subject }) => subject)
}
