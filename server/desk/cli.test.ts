import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { openTestContext, sendAccepted, stagedFile, type TestContext } from '../context.fixture.ts'

// Each command is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

/** Runs the command line as the staff do, beside an open database. */
async function desk(context: TestContext, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: context.dataDir }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], { env, cwd: context.dataDir })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [out, problem, code] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  return { out, problem, code }
}

test('list prints what is open as JSON with the fixed keys', async () => {
  const context = await openTestContext()
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
      attachments: [expect.objectContaining({ name: 'plan.txt', bytes: 8 })],
    }),
  ])
})

test('show opens, answer answers, and a second answer says so', async () => {
  const context = await openTestContext()
  const reference = await sendAccepted(context)

  const shown = await desk(context, 'show', reference.toLowerCase().replace('-', ''))
  const answered = await desk(context, 'answer', reference)
  const again = await desk(context, 'answer', reference)

  expect(shown.out).toContain('Each release takes a Saturday.\n\nWe want weekdays.')
  expect(answered).toMatchObject({ out: `${reference} is marked as answered.\n`, code: 0 })
  expect(again).toMatchObject({ problem: `${reference} is answered: nothing changed.\n`, code: 1 })
  const row = await context.db.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
  expect(row.openedAt).not.toBeNull()
  expect(row.answeredAt).not.toBeNull()
})

test('what a visitor wrote cannot drive the terminal', async () => {
  const context = await openTestContext()
  const reference = await sendAccepted(context, { answers: { message: 'red \u001b[31m alert\u0007' } })

  const { out } = await desk(context, 'show', reference)

  expect(out).toContain('red [31m alert')
})

test('JSON holds no character that a terminal obeys, and a script reads the same text', async () => {
  const context = await openTestContext()
  const message = 'red \u009b31m \u202e alert \u200d end of it'
  const reference = await sendAccepted(context, { answers: { message } })

  const { out } = await desk(context, 'show', reference, '--json')

  expect(out).not.toMatch(/[^\P{C}\n]/u)
  expect(JSON.parse(out).answers.message).toBe(message)
})

test('doctor and mail tell of a letter that could not leave, and resend queues it again', async () => {
  const context = await openTestContext()
  const reference = await sendAccepted(context)
  const healthy = await desk(context, 'mail', '--failed', '--json')
  await context.db
    .updateTable('outbox')
    .set({ state: 'dead', attempts: 20, lastError: 'connect ECONNREFUSED 127.0.0.1:25' })
    .where('kind', '=', 'desk')
    .execute()

  const failed = await desk(context, 'mail', '--failed', '--json')
  const sick = await desk(context, 'doctor')
  const [letter] = JSON.parse(failed.out)
  const resent = await desk(context, 'mail', 'resend', letter.id)

  expect(JSON.parse(healthy.out)).toEqual([])
  expect(letter).toMatchObject({
    reference,
    kind: 'desk',
    state: 'dead',
    lastError: expect.stringContaining('ECONNREFUSED'),
  })
  expect(sick.code).toBe(1)
  expect(sick.out).toMatch(/WRONG +mail +1 letter given up.*ECONNREFUSED/)
  expect(resent.out).toBe(`The desk letter of ${reference} is queued again.\n`)
  const row = await context.db.selectFrom('outbox').selectAll().where('kind', '=', 'desk').executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'waiting', attempts: 0 })
})

test('a wrong call is one line and an exit code', async () => {
  const context = await openTestContext()

  const calls = [['frobnicate'], ['show'], ['list', '--colour'], ['list', '--status', 'gone'], ['constructor']]
  const answers = await Promise.all(calls.map((call) => desk(context, ...call)))
  const unknown = await desk(context, 'show', 'Q-22222')

  for (const { out, problem, code } of answers) {
    expect(out).toBe('')
    expect(problem.trimEnd()).toMatch(/^[^\n]+desk -- help$/)
    expect(code).toBe(64)
  }
  expect(unknown).toEqual({ out: '', problem: 'There is no Q-22222.\n', code: 1 })
})
