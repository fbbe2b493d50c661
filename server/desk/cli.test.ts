import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, vi } from 'vitest'
import { BARE_ENV } from '../../tests/support/bare-env.ts'
import { openTestContext, sendAccepted, stagedFile, test } from '../context.fixture.ts'
import { recordRun } from '../database/job-runs.ts'
import { subscribe } from '../newsletter/subscribe.ts'
import { command, desk } from './cli.fixture.ts'

// Each command is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

test('list prints what is open as JSON with the fixed keys', async ({ context }) => {
  const reference = await sendAccepted(context, { files: [await stagedFile(context, 'plan.txt', 'weekdays')] })

  const { out, code } = await desk(context, 'list', '--json')

  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual([
    expect.objectContaining({
      reference,
      kind: 'consultation',
      desk: 'quotes',
      status: 'open',
      receivedAt: '2026-11-21T20:00:00.000Z',
      dueAt: '2026-11-22T20:00:00.000Z',
      answers: expect.objectContaining({ company: 'Quist Cold Stores', service: 'not-sure' }),
      attachments: [expect.objectContaining({ name: 'plan.txt', bytes: 8, path: expect.any(String) })],
    }),
  ])
})

test('show prints it, answer answers, and a second answer says so', async ({ context, reference }) => {
  const opened = () => context.db.selectFrom('submission').select('openedAt').executeTakeFirstOrThrow()
  const shown = await command(context, 'show', reference.toLowerCase().replace('-', ''))
  // Whoever looks in the shell is no person at the desk.
  expect(await opened()).toEqual({ openedAt: null })
  const answered = await command(context, 'answer', reference)
  const again = await command(context, 'answer', reference)

  expect(shown.out).toContain('Each release takes a Saturday.\n\nWe want weekdays.')
  expect(answered.out).toMatch(new RegExp(`^${reference} is answered. Undo: undo [0-9a-f-]{36}\n$`))
  expect(again).toMatchObject({ problem: `${reference} is so already: nothing changed.\n`, code: 1 })
  const row = await context.db.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
  expect(row.answeredAt).not.toBeNull()
})

test('the doctor tells of the others what one of them cannot tell, and a purge without a store forgets addresses', async () => {
  const context = await openTestContext()
  await subscribe(context, 'mina@quist.example')
  context.pass(8 * 24 * 60 * 60_000)
  vi.spyOn(context.store, 'sweep').mockRejectedValueOnce(new Error('The store is away.'))

  await expect(command(context, 'purge')).rejects.toThrow('The store is away.')
  expect(await context.db.selectFrom('subscriber').selectAll().execute()).toEqual([])
  await subscribe(context, 'mina@quist.example')
  context.pass(8 * 24 * 60 * 60_000)
  expect((await command(context, 'purge')).out).toMatch(/^Erased 0 submissions, .+, 1 subscriber who never confirmed\./)

  await context.db.schema.dropTable('outbox').execute()
  const { out, code } = await command(context, 'doctor')
  expect(code).toBe(1)
  expect(out).toMatch(/WRONG +mail .*outbox/)
  expect(out).toMatch(/ok +disk .*\n(.*\n)*ok +newsletter /)
})

test('an export that its disk cannot take is no success', async ({ skip }) => {
  skip(!existsSync('/dev/full'), 'needs /dev/full')
  const { dataDir, databaseUrl = '' } = await openTestContext()
  const full = openSync('/dev/full', 'w')
  const cli = join(import.meta.dirname, 'cli.ts')
  const child = spawn(process.execPath, [cli, 'export', '--csv'], {
    env: { ...BARE_ENV, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', full, 'pipe'],
  })
  closeSync(full)

  const [words, [code]] = await Promise.all([text(child.stderr as Readable), once(child, 'close')])

  expect(code).toBe(1)
  expect(words).toContain('The output could not be written')
})

test('a program reads a submission and its files without marking it as opened', async ({ context }) => {
  const files = [await stagedFile(context, `${'計'.repeat(110)}.txt`, 'weekdays')]
  const reference = await sendAccepted(context, { files })

  const shown = JSON.parse((await command(context, 'show', reference, '--json')).out)
  const found = JSON.parse((await command(context, 'search', 'weekd', '--json')).out)
  const csv = await command(context, 'export', '--csv', '--received-from', '2026-11-21')
  const copied = await command(context, 'files', reference, '--out', join(context.dataDir, 'out'))
  const again = await desk(context, 'files', reference, '--out', copied.out.trim())
  const nowhere = await desk(context, 'files', reference, '--out', '/proc/self/nowhere')

  expect(await readFile(shown.attachments[0].path, 'utf8')).toBe('weekdays')
  expect(found).toEqual([shown])
  expect(csv.out).toMatch(new RegExp(`^Reference,.*\r\n${reference},consultation,quotes,open,`))
  expect(await readFile(copied.out.trim(), 'utf8')).toBe('weekdays')
  expect(again).toMatchObject({ code: 1, problem: expect.stringMatching(/^\S+ cannot be made: a file is in the way/) })
  expect(nowhere).toMatchObject({ code: 1, problem: expect.stringContaining('/proc/self/nowhere') })
  const row = await context.db.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
  expect(row.openedAt).toBeNull()
})

test('a person notes, takes and moves under a name, and takes it back', async ({ context, reference }) => {
  await command(context, 'note', reference, 'Call', 'back', '--as', 'Ines')
  const taken = await command(context, 'take', reference, '--as', 'Ines')
  const moved = await command(context, 'reassign', reference, '--to', 'careers')
  const mine = JSON.parse((await command(context, 'list', '--owner', 'me', '--as', 'Ines', '--json')).out)
  const undone = await command(context, 'undo', taken.out.trim().split(' ').at(-1) ?? '')

  expect(moved.out).toContain(`${reference} is moved to careers.`)
  expect(mine).toMatchObject([
    { reference, owner: 'Ines', desk: 'careers', notes: [{ author: 'Ines', text: 'Call back' }] },
  ])
  expect(undone.out).toContain(`${reference} is as before.`)
})

test('nothing is erased or done to a whole filter without a yes', async ({ context, reference }) => {
  const asked = await command(context, 'erase', reference)
  const all = await command(context, 'spam', '--all', '--status', 'open')
  const unfiltered = await command(context, 'spam', '--all', '--yes')
  expect(await context.db.selectFrom('submission').select('status').execute()).toEqual([{ status: 'open' }])
  const erased = await command(context, 'erase', reference, '--yes')

  expect(asked).toMatchObject({ code: 1, problem: expect.stringMatching(/erases 1 submission .*add --yes/) })
  expect(all).toMatchObject({ code: 1, problem: expect.stringContaining('add --yes') })
  expect(unfiltered.code).toBe(64)
  expect(erased).toMatchObject({ out: `${reference} is erased, its files and letters too.\n`, code: 0 })
  expect(await context.db.selectFrom('submission').select('id').execute()).toEqual([])
})

test('what a visitor wrote cannot drive the terminal', async ({ context }) => {
  const reference = await sendAccepted(context, { answers: { message: 'red \u001b[31m alert\u0007' } })

  const { out } = await command(context, 'show', reference)

  expect(out).toContain('red [31m alert')
})

test('JSON holds no character that a terminal obeys, and a script reads the same text', async ({ context }) => {
  const message = 'red \u009b31m \u202e alert \u200d end of it'
  const reference = await sendAccepted(context, { answers: { message } })

  const { out } = await command(context, 'show', reference, '--json')

  expect(out).not.toMatch(/[^\P{C}\n]/u)
  expect(JSON.parse(out).answers.message).toBe(message)
})

test('doctor and mail tell of a letter that could not leave, and resend queues it again', async ({ context }) => {
  const reference = await sendAccepted(context)
  const healthy = await command(context, 'mail', '--failed', '--json')
  const dead = { state: 'dead', attempts: 20, lastError: 'connect ECONNREFUSED 127.0.0.1:25' } as const
  await context.db.updateTable('outbox').set(dead).where('kind', '=', 'desk').execute()

  const failed = await command(context, 'mail', '--failed', '--json')
  const sick = await command(context, 'doctor')
  const [letter] = JSON.parse(failed.out)
  const resent = await command(context, 'mail', 'resend', letter.id)

  expect(JSON.parse(healthy.out)).toEqual([])
  expect(letter).toMatchObject({ reference, kind: 'desk', ...dead })
  expect(sick.code).toBe(1)
  expect(sick.out).toMatch(/WRONG +mail +1 letter given up.*ECONNREFUSED/)
  expect(resent.out).toBe(`The desk letter of ${reference} is queued again.\n`)
  const row = await context.db.selectFrom('outbox').selectAll().where('kind', '=', 'desk').executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'waiting', attempts: 0 })
})

test('doctor and mail tell of a webhook that was given up, and resend queues it again', async () => {
  const context = await openTestContext({ queuesWebhooks: true })
  const reference = await sendAccepted(context)
  const waiting = await command(context, 'doctor')
  const dead = { state: 'dead', attempts: 20, lastError: 'The receiver answered 500.' } as const
  await context.db.updateTable('webhook').set(dead).execute()

  const failed = await command(context, 'mail', '--failed', '--json')
  const sick = await command(context, 'doctor')
  const [webhook] = JSON.parse(failed.out)
  const resent = await command(context, 'mail', 'resend', webhook.id.slice(0, 8))

  expect(waiting.out).toMatch(/WRONG +webhooks +1 webhook waiting, but WEBHOOK_URL is not set/)
  expect(webhook).toMatchObject({ reference, kind: 'webhook', ...dead })
  expect(sick.code).toBe(1)
  expect(sick.out).toMatch(/WRONG +webhooks +1 webhook given up.*answered 500/)
  expect(resent.out).toBe(`The webhook of ${reference} is queued again.\n`)
  const row = await context.db.selectFrom('webhook').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'waiting', attempts: 0, lastError: null })
})

test('dismiss settles a letter that was given up, and the doctor is content', async ({ context, reference }) => {
  await context.db.updateTable('outbox').set({ state: 'dead', lastError: 'no' }).where('kind', '=', 'desk').execute()
  await context.db.deleteFrom('outbox').where('kind', '=', 'visitor').execute()
  const { id } = await context.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow()

  const done = await command(context, 'dismiss', id.slice(0, 8))
  const again = await command(context, 'mail', 'dismiss', id.slice(0, 8))

  expect(done).toMatchObject({ code: 0, out: expect.stringContaining(`The desk letter of ${reference} is dismissed.`) })
  expect(again).toMatchObject({ code: 1, problem: expect.stringContaining('was not given up') })
  expect((await command(context, 'doctor')).out).toMatch(/ok +mail +all sent/)
  expect((await command(context, 'mail', '--failed')).out).toBe('No letter and no webhook has failed.\n')
})

test('phoned needs its words, and tells what it did', async ({ context, reference }) => {
  const wordless = await command(context, 'phoned', reference)
  const wordy = await command(context, 'phoned', reference, '--how', 'x'.repeat(301))
  const said = await command(context, 'phoned', reference, '--how', 'Tuesday suits')

  expect(wordless).toMatchObject({ code: 64, problem: expect.stringContaining('phoned needs --how') })
  expect(wordy).toMatchObject({ code: 64, problem: expect.stringContaining('under 300 characters') })
  expect(said).toMatchObject({ code: 0, out: expect.stringContaining(`${reference} is answered by phone.`) })
})

test('a wrong call is one line and an exit code', async ({ context }) => {
  const calls = ['frobnicate', 'constructor', 'list --colour', 'move --to mysql://db', 'spam --text a --text b']
  const read = ['show', 'list --status gone', 'spam Q-22222 --owner nobody --yes', 'backup --record one two']
  const answers = await Promise.all([
    ...[...calls, 'purge --dry-run', 'list --text='].map((call) => desk(context, ...call.split(' '))),
    ...[...read, 'purge x', 'doctor x', 'canary x'].map((call) => command(context, ...call.split(' '))),
  ])
  const unknown = await desk(context, 'show', 'Q-22222')

  for (const { out, problem, code } of answers) {
    expect(out).toBe('')
    expect(problem.trimEnd()).toMatch(/^[^\n]+desk -- help$/)
    expect(code).toBe(64)
  }
  expect(unknown).toMatchObject({ out: '', problem: 'There is no Q-22222.\n', code: 1 })
})

test('doctor tells of a job that failed or stopped', async ({ context }) => {
  const now = context.now()
  const day = 24 * 60 * 60_000
  const doctor = async () => (await command(context, 'doctor')).out

  const never = await doctor()
  await recordRun(context.db, 'purge', { at: now - 1.5 * day, problem: null })
  await recordRun(context.db, 'backup', { at: now - 7.5 * day, problem: null })
  await recordRun(context.db, 'canary', { at: now - day, problem: 'quote: outbox: no worker' })
  const failed = await doctor()
  await recordRun(context.db, 'purge', { at: now - 2.5 * day, problem: null })
  await recordRun(context.db, 'backup', { at: now - 8.5 * day, problem: null })
  await recordRun(context.db, 'canary', { at: now - day, problem: null })
  const stopped = await doctor()

  expect(never).toMatch(/ok +purge +never[\s\S]*ok +backup +never[\s\S]*ok +canary +never/)
  expect(failed).toMatch(/ok +purge[\s\S]*ok +backup[\s\S]*WRONG +canary .*quote: outbox: no worker/)
  expect(stopped).toMatch(/WRONG +purge .*2 days ago[\s\S]*WRONG +backup .*8 days ago[\s\S]*ok +canary/)
})
