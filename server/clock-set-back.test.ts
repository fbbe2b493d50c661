import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { openTestContext, sendAccepted, stagedFile, test } from './context.fixture.ts'
import { doubtOfClock, recordRun } from './database/job-runs.ts'
import { claim } from './mail/queue/lease.ts'
import { mayEmail } from './mail/queue/outbox.ts'
import { countAttempt } from './submissions/rate-limit.ts'
import { purge } from './submissions/retention.ts'

// A machine's clock may jump ahead, and be set right an hour later.

const DAY_MS = 24 * 60 * 60_000
const MONTH_MS = 30 * DAY_MS

test('a clock that jumps a month ahead and back loses nothing that was received, and doubles no email', async () => {
  const context = await openTestContext()
  const files = [await stagedFile(context, 'plan.txt', 'A plan.')]
  const reference = await sendAccepted(context, { key: 'one', files })
  const emails = await context.db.selectFrom('outbox').select('id').orderBy('id').execute()

  for (const ms of [MONTH_MS, -MONTH_MS, MONTH_MS]) {
    context.pass(ms)
    await purge(context)

    const [file] = await context.db.selectFrom('attachment').selectAll().execute()
    expect(await context.db.selectFrom('submission').select('reference').execute()).toEqual([{ reference }])
    expect(file && (await text(await context.store.read(file)))).toBe('A plan.')
    expect(await context.db.selectFrom('outbox').select('id').orderBy('id').execute()).toEqual(emails)
  }
  expect(await claim(context, 10, 60_000)).toHaveLength(emails.length)
  expect(await claim(context, 10, 60_000)).toEqual([])
})

test('a clock that is years past the last purge is doubted for a day, also after a restart; one set right is not', async () => {
  const context = await openTestContext()
  const doubt = () => doubtOfClock(context.db, context.now())
  await recordRun(context.db, 'purge', { at: context.now(), problem: null })
  context.pass(2 * DAY_MS)
  expect(await doubt()).toBeUndefined()

  context.pass(36 * MONTH_MS)
  const told = await doubt()
  expect(told).toMatchObject({ at: context.now(), problem: expect.stringContaining('was 1082 days ago') })
  if (told) await recordRun(context.db, 'purge', told)

  context.pass(DAY_MS / 2)
  expect(await doubt()).toEqual(told)
  context.pass(DAY_MS / 2)
  expect(await doubt()).toBeUndefined()
  context.pass(-36 * MONTH_MS)
  expect(await doubt()).toBeUndefined()
})

test('after the clock was set back nobody is refused for what was counted in the future', async ({ context }) => {
  context.pass(MONTH_MS)
  await countAttempt(context, '203.0.113.7', 1)

  context.pass(-MONTH_MS)

  expect(await countAttempt(context, '203.0.113.7', 1)).toEqual({ allowed: true })
  expect(await countAttempt(context, '203.0.113.7', 1)).toMatchObject({ allowed: false, retryAfterSeconds: 600 })
})

test('after the clock was set back the emails of the future leave', async ({ context }) => {
  context.pass(MONTH_MS)
  await sendAccepted(context)
  const held = await claim(context, 10, 60_000)

  context.pass(-MONTH_MS)

  const claimed = await claim(context, 10, 60_000)
  expect(claimed.map(({ id }) => id).sort()).toEqual(held.map(({ id }) => id).sort())
  const [visitor] = claimed.filter(({ kind }) => kind === 'visitor')
  const isAllowed = await context.db
    .transaction()
    .execute((tx) => mayEmail(tx, context, 'visitor', visitor?.recipient ?? ''))
  expect(isAllowed).toBe(true)
})
