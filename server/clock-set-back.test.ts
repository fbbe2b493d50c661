import { expect, test } from 'vitest'
import { openTestContext, sendAccepted } from './context.fixture.ts'
import { claim } from './mail/queue/lease.ts'
import { mayEmail } from './mail/queue/outbox.ts'
import { countAttempt } from './submissions/rate-limit.ts'

// A machine's clock may jump ahead, and be set right an hour later.

const MONTH_MS = 30 * 24 * 60 * 60_000

test('after the clock was set back nobody is refused for what was counted in the future', async () => {
  const context = await openTestContext()
  context.pass(MONTH_MS)
  await countAttempt(context, '203.0.113.7', 1)

  context.pass(-MONTH_MS)

  expect(await countAttempt(context, '203.0.113.7', 1)).toEqual({ allowed: true })
  expect(await countAttempt(context, '203.0.113.7', 1)).toMatchObject({ allowed: false, retryAfterSeconds: 600 })
})

test('after the clock was set back the emails of the future leave', async () => {
  const context = await openTestContext()
  context.pass(MONTH_MS)
  await sendAccepted(context)
  const held = await claim(context, 10, 60_000)

  context.pass(-MONTH_MS)

  const claimed = await claim(context, 10, 60_000)
  expect(claimed.map(({ id }) => id).sort()).toEqual(held.map(({ id }) => id).sort())
  const [visitor] = claimed.filter(({ kind }) => kind === 'visitor')
  const isAllowed = await context.db
    .transaction()
    .execute((tx) => mayEmail(tx, 'visitor', visitor?.recipient ?? '', context.now()))
  expect(isAllowed).toBe(true)
})
