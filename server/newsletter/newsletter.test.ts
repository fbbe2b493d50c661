import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { CONSENT } from '../../contract/consent.ts'
import { SATURDAY, sendAccepted, type TestContext, test } from '../context.fixture.ts'
import { confirm, findConfirmation } from './confirm.ts'
import { countSubscribers } from './count.ts'
import { DAY, MINUTE, newestEmail, newsletterEmails, onlySubscriber } from './newsletter.fixture.ts'
import { purgeNewsletter } from './retention.ts'
import { subscribe } from './subscribe.ts'
import { findSubscription, unsubscribe } from './unsubscribe.ts'

const MINA = 'Mina@quist.example'
const FORGED = 'A'.repeat(32)
const CLIENT = '203.0.113.7'

/** Subscribes, and gives the email that asks. */
async function ask(context: TestContext) {
  await subscribe(context, MINA)
  return newestEmail(context)
}

/** Two emails to confirm by, the second one 11 minutes after the first. */
async function askTwice(context: TestContext) {
  const first = await ask(context)
  context.pass(11 * MINUTE)
  return [first, await ask(context)] as const
}

async function subscribed(context: TestContext) {
  const letter = await ask(context)
  await confirm(context, letter.confirm, CLIENT)
  return letter
}

describe('subscribing', () => {
  test('asks by a letter, and stores no link that a stolen database could use', async ({ context }) => {
    const letter = await ask(context)

    expect(letter.to).toBe(MINA)
    expect(letter.subject).toBe('Confirm your newsletter subscription')
    expect(await onlySubscriber(context)).toMatchObject({ state: 'pending', email: MINA, confirmedAt: null })
    const stored = JSON.stringify([
      await context.db.selectFrom('subscriber').selectAll().execute(),
      await context.db.selectFrom('ask').selectAll().execute(),
      await context.db.selectFrom('outbox').selectAll().execute(),
    ])
    expect(stored).not.toContain(letter.confirm)
    expect(stored).not.toContain(letter.unsubscribe)
  })

  test('an address over its limit costs a write, too: its answer comes no sooner', async ({ context }) => {
    // The transaction that wrote the row last counts up, too.
    const counter = context.databaseUrl
      ? sql<{ n: number }>`select xmin::text::bigint as n from subscriber`
      : sql<{ n: number }>`select total_changes() as n`
    const changes = async () => (await counter.execute(context.db)).rows[0]?.n ?? 0
    await subscribe(context, MINA)

    const before = await changes()
    await subscribe(context, MINA)

    expect(await newsletterEmails(context)).toHaveLength(1)
    expect(await changes()).toBeGreaterThan(before)
  })

  test('one address is written to once in ten minutes and three times a day', async ({ context }) => {
    let passed = 0
    for (const minute of [0, 5, 10, 22, 33, 24 * 60 + 1]) {
      context.pass((minute - passed) * MINUTE)
      passed = minute
      await subscribe(context, minute % 2 ? 'mina@quist.example' : MINA)
    }

    const rows = await context.db.selectFrom('outbox').select('createdAt').orderBy('createdAt').execute()
    expect(rows.map(({ createdAt }) => (createdAt - SATURDAY) / MINUTE)).toEqual([0, 10, 22, 24 * 60 + 1])
    expect(await countSubscribers(context.db)).toEqual({ pending: 1, confirmed: 0, unsubscribed: 0 })
  })

  test('an acknowledgement of a form does not use up the newsletter’s letter', async ({ context }) => {
    await sendAccepted(context)

    await subscribe(context, MINA)

    expect(await newsletterEmails(context)).toHaveLength(1)
  })

  test('an address on the list is told so by mail, and asked nothing', async ({ context }) => {
    await subscribed(context)
    context.pass(11 * MINUTE)

    const letter = await ask(context)

    expect([letter.subject, letter.confirm]).toEqual(['You already receive our newsletter', ''])
    expect(await onlySubscriber(context)).toMatchObject({ state: 'confirmed', confirmedAt: SATURDAY })
  })
})

describe('confirming', () => {
  test('records when, to which words, and from where as a hash alone', async ({ context }) => {
    await subscribed(context)

    const subscriber = await onlySubscriber(context)
    expect(subscriber).toMatchObject({ state: 'confirmed', confirmedAt: SATURDAY, wording: CONSENT.version })
    expect(subscriber.client).toMatch(/^[0-9a-f]{32}$/)
    expect(JSON.stringify(subscriber)).not.toContain(CLIENT)
  })

  test('a forged link does nothing and tells nothing', async ({ context }) => {
    const { unsubscribe: other } = await ask(context)

    for (const token of [FORGED, other, '', '../etc/passwd', 'x'.repeat(5000)]) {
      expect(await findConfirmation(context, token)).toBeUndefined()
      await confirm(context, token, CLIENT)
    }

    expect((await onlySubscriber(context)).state).toBe('pending')
  })

  test('an expired link does nothing and says so', async ({ context }) => {
    const { confirm: token } = await ask(context)
    context.pass(7 * DAY)

    await confirm(context, token, CLIENT)

    expect(await findConfirmation(context, token)).toEqual({ state: 'expired' })
    expect((await onlySubscriber(context)).state).toBe('pending')
    await purgeNewsletter(context)
    expect(await findConfirmation(context, token)).toEqual({ state: 'expired' })
  })

  test('used again, a link does not subscribe somebody who has unsubscribed since', async ({ context }) => {
    const [first, second] = await askTwice(context)
    await confirm(context, second.confirm, CLIENT)
    expect(await findConfirmation(context, first.confirm)).toMatchObject({ state: 'done' })
    await unsubscribe(context, second.unsubscribe)

    for (const { confirm: token } of [first, second]) {
      await confirm(context, token, CLIENT)
      expect(await findConfirmation(context, token)).toEqual({ state: 'used' })
    }

    expect((await onlySubscriber(context)).state).toBe('unsubscribed')
  })
})

describe('unsubscribing', () => {
  test('closes every link that was never used: none of them subscribes again', async ({ context }) => {
    const [first, second] = await askTwice(context)

    await unsubscribe(context, second.unsubscribe)

    for (const { confirm: token } of [first, second]) {
      expect(await findConfirmation(context, token)).toEqual({ state: 'used' })
      await confirm(context, token, CLIENT)
      expect(await onlySubscriber(context)).toMatchObject({ state: 'unsubscribed', email: null })
    }
  })

  test('takes effect at once and keeps no address', async ({ context }) => {
    const { unsubscribe: token } = await subscribed(context)
    expect(await findSubscription(context, token)).toEqual({ state: 'ask', address: 'M…@quist.example' })

    await unsubscribe(context, token)

    expect(await findSubscription(context, token)).toEqual({ state: 'done' })
    expect(await onlySubscriber(context)).toMatchObject({ state: 'unsubscribed', email: null, suppressedAt: SATURDAY })
    const everything = JSON.stringify([await onlySubscriber(context), await newsletterEmails(context)])
    expect(everything.toLowerCase()).not.toContain('quist')
  })

  test('stops a letter that has not left', async ({ context }) => {
    await unsubscribe(context, (await ask(context)).unsubscribe)

    expect(await newsletterEmails(context)).toEqual([])
  })

  test('holds until the address confirms again', async ({ context }) => {
    const { unsubscribe: token } = await subscribed(context)
    await unsubscribe(context, token)
    context.pass(DAY)

    await subscribe(context, MINA)
    expect(await onlySubscriber(context)).toMatchObject({ state: 'pending', suppressedAt: SATURDAY })

    await confirm(context, (await newestEmail(context)).confirm, CLIENT)
    expect(await onlySubscriber(context)).toMatchObject({ state: 'confirmed', email: MINA, suppressedAt: null })
  })

  test('a forged link does nothing', async ({ context }) => {
    const { confirm: other } = await subscribed(context)

    for (const token of [FORGED, other, '']) {
      expect(await findSubscription(context, token)).toBeUndefined()
      await unsubscribe(context, token)
    }

    expect((await onlySubscriber(context)).state).toBe('confirmed')
  })
})

describe('forgetting', () => {
  test('an email that was written as a file goes with its row', async ({ context }) => {
    await subscribe(context, MINA)
    const { id } = await context.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow()
    const folder = join(context.dataDir, 'mail')
    await mkdir(folder)
    for (const name of [id, randomUUID()]) await writeFile(join(folder, `2026-11-21T20-00-00-${name}.eml`), MINA)

    context.pass(7 * DAY)
    await purgeNewsletter(context)

    expect(await readdir(folder)).toHaveLength(1)
    expect((await readdir(folder))[0]).not.toContain(id)
  })

  test('an address that never confirmed is gone after seven days, its letters too', async ({ context }) => {
    await subscribe(context, MINA)

    context.pass(7 * DAY - 1)
    expect(await purgeNewsletter(context)).toBe(0)
    context.pass(1)
    expect(await purgeNewsletter(context)).toBe(1)

    expect(await countSubscribers(context.db)).toEqual({ pending: 0, confirmed: 0, unsubscribed: 0 })
    expect(await newsletterEmails(context)).toEqual([])
  })

  test('who had unsubscribed and was asked in vain is a note again', async ({ context }) => {
    const { unsubscribe: token } = await subscribed(context)
    await unsubscribe(context, token)
    await subscribe(context, MINA)
    context.pass(7 * DAY)

    await purgeNewsletter(context)

    expect(await onlySubscriber(context)).toMatchObject({ state: 'unsubscribed', email: null, suppressedAt: SATURDAY })
    expect(await newsletterEmails(context)).toEqual([])
  })

  test('of a confirmed address the consent stays, and the hash of where it came from goes', async ({ context }) => {
    await subscribed(context)
    context.pass(8 * DAY)

    expect(await purgeNewsletter(context)).toBe(0)

    const kept = { state: 'confirmed', email: MINA, confirmedAt: SATURDAY, wording: CONSENT.version }
    expect(await onlySubscriber(context)).toMatchObject({ ...kept, client: null })
  })
})
