import { describe, expect, test } from 'vitest'
import { CONSENT } from '../../contract/consent.ts'
import { openTestOffice, SATURDAY, sent, type TestOffice } from '../context.fixture.ts'
import { confirm, findAsk } from './confirm.ts'
import { countSubscribers } from './count.ts'
import { DAY, MINUTE, newestLetter, newsletterLetters, onlySubscriber } from './newsletter.fixture.ts'
import { forget } from './retention.ts'
import { subscribe } from './subscribe.ts'
import { findLeaving, unsubscribe } from './unsubscribe.ts'

const MINA = 'Mina@quist.example'
const FORGED = 'A'.repeat(32)
const CLIENT = '203.0.113.7'

async function subscribed(office: TestOffice) {
  await subscribe(office, MINA)
  const letter = await newestLetter(office)
  await confirm(office, letter.confirm, CLIENT)
  return letter
}

describe('subscribing', () => {
  test('asks by a letter, and stores no link that a stolen database could use', async () => {
    const office = await openTestOffice()

    await subscribe(office, MINA)

    const letter = await newestLetter(office)
    expect(letter.to).toBe(MINA)
    expect(letter.mail.subject).toBe('Confirm your newsletter subscription')
    expect(await onlySubscriber(office)).toMatchObject({ state: 'pending', email: MINA, confirmedAt: null })
    const stored = JSON.stringify([
      await office.db.selectFrom('subscriber').selectAll().execute(),
      await office.db.selectFrom('ask').selectAll().execute(),
      await office.db.selectFrom('outbox').selectAll().execute(),
    ])
    expect(stored).not.toContain(letter.confirm)
    expect(stored).not.toContain(letter.unsubscribe)
  })

  test('every letter offers one-click unsubscription by its headers', async () => {
    const office = await openTestOffice()
    await subscribe(office, MINA)
    await confirm(office, (await newestLetter(office)).confirm, CLIENT)
    office.pass(11 * MINUTE)
    await subscribe(office, MINA)

    const letters = await newsletterLetters(office)

    expect(letters).toHaveLength(2)
    for (const letter of letters) {
      expect(letter.header('list-unsubscribe')).toBe(`<https://site.test/newsletter/unsubscribe/${letter.unsubscribe}>`)
      expect(letter.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      expect(letter.mail.html).toContain(`/newsletter/unsubscribe/${letter.unsubscribe}"`)
    }
  })

  test('one address is written to once in ten minutes and three times a day', async () => {
    const office = await openTestOffice()

    let passed = 0
    for (const minute of [0, 5, 11, 22, 33, 24 * 60 + 1]) {
      office.pass((minute - passed) * MINUTE)
      passed = minute
      await subscribe(office, minute % 2 ? 'mina@quist.example' : MINA)
    }

    const rows = await office.db.selectFrom('outbox').select('createdAt').orderBy('createdAt').execute()
    expect(rows.map(({ createdAt }) => (createdAt - SATURDAY) / MINUTE)).toEqual([0, 11, 22, 24 * 60 + 1])
    expect(await countSubscribers(office.db)).toEqual({ pending: 1, confirmed: 0, unsubscribed: 0 })
  })

  test('an acknowledgement of a form does not use up the newsletter’s letter', async () => {
    const office = await openTestOffice()
    await sent(office)

    await subscribe(office, MINA)

    expect(await newsletterLetters(office)).toHaveLength(1)
  })

  test('an address on the list is told so by mail, and asked nothing', async () => {
    const office = await openTestOffice()
    await subscribed(office)
    office.pass(11 * MINUTE)

    await subscribe(office, MINA)

    const letter = await newestLetter(office)
    expect(letter.mail.subject).toBe('You already receive our newsletter')
    expect(letter.confirm).toBe('')
    expect(await onlySubscriber(office)).toMatchObject({ state: 'confirmed', confirmedAt: SATURDAY })
  })
})

describe('confirming', () => {
  test('records when, to which words, and from where as a hash alone', async () => {
    const office = await openTestOffice()

    await subscribed(office)

    const subscriber = await onlySubscriber(office)
    expect(subscriber).toMatchObject({ state: 'confirmed', confirmedAt: SATURDAY, wording: CONSENT.version })
    expect(subscriber.client).toMatch(/^[0-9a-f]{32}$/)
    expect(JSON.stringify(subscriber)).not.toContain(CLIENT)
  })

  test('looking at the link changes nothing', async () => {
    const office = await openTestOffice()
    await subscribe(office, MINA)
    const { confirm: token } = await newestLetter(office)

    expect(await findAsk(office, token)).toEqual({ state: 'ask', address: 'M…@quist.example' })
    expect(await findAsk(office, token)).toEqual({ state: 'ask', address: 'M…@quist.example' })

    expect((await onlySubscriber(office)).state).toBe('pending')
  })

  test('a forged link does nothing and tells nothing', async () => {
    const office = await openTestOffice()
    await subscribe(office, MINA)
    const { unsubscribe: other } = await newestLetter(office)

    for (const token of [FORGED, other, '', '../etc/passwd', 'x'.repeat(5000)]) {
      expect(await findAsk(office, token)).toBeUndefined()
      await confirm(office, token, CLIENT)
    }

    expect((await onlySubscriber(office)).state).toBe('pending')
  })

  test('an expired link does nothing and says so', async () => {
    const office = await openTestOffice()
    await subscribe(office, MINA)
    const { confirm: token } = await newestLetter(office)
    office.pass(7 * DAY)

    await confirm(office, token, CLIENT)

    expect(await findAsk(office, token)).toEqual({ state: 'expired' })
    expect((await onlySubscriber(office)).state).toBe('pending')
    await forget(office)
    expect(await findAsk(office, token)).toEqual({ state: 'expired' })
  })

  test('used again, a link does not subscribe somebody who has unsubscribed since', async () => {
    const office = await openTestOffice()
    await subscribe(office, MINA)
    const first = await newestLetter(office)
    office.pass(11 * MINUTE)
    await subscribe(office, MINA)
    const second = await newestLetter(office)
    await confirm(office, second.confirm, CLIENT)
    expect(await findAsk(office, first.confirm)).toMatchObject({ state: 'done' })
    await unsubscribe(office, second.unsubscribe)

    for (const { confirm: token } of [first, second]) {
      await confirm(office, token, CLIENT)
      expect(await findAsk(office, token)).toEqual({ state: 'used' })
    }

    expect((await onlySubscriber(office)).state).toBe('unsubscribed')
  })
})

describe('unsubscribing', () => {
  test('takes effect at once and keeps no address', async () => {
    const office = await openTestOffice()
    const { unsubscribe: token } = await subscribed(office)
    expect(await findLeaving(office, token)).toEqual({ state: 'ask', address: 'M…@quist.example' })

    await unsubscribe(office, token)

    expect(await findLeaving(office, token)).toEqual({ state: 'done' })
    expect(await onlySubscriber(office)).toMatchObject({ state: 'unsubscribed', email: null, suppressedAt: SATURDAY })
    const everything = JSON.stringify([await onlySubscriber(office), await newsletterLetters(office)])
    expect(everything.toLowerCase()).not.toContain('quist')
  })

  test('stops a letter that has not left', async () => {
    const office = await openTestOffice()
    await subscribe(office, MINA)

    await unsubscribe(office, (await newestLetter(office)).unsubscribe)

    expect(await newsletterLetters(office)).toEqual([])
  })

  test('holds until the address confirms again', async () => {
    const office = await openTestOffice()
    const { unsubscribe: token } = await subscribed(office)
    await unsubscribe(office, token)
    office.pass(DAY)

    await subscribe(office, MINA)
    expect(await onlySubscriber(office)).toMatchObject({ state: 'pending', suppressedAt: SATURDAY })

    await confirm(office, (await newestLetter(office)).confirm, CLIENT)
    expect(await onlySubscriber(office)).toMatchObject({ state: 'confirmed', email: MINA, suppressedAt: null })
  })

  test('a forged link does nothing', async () => {
    const office = await openTestOffice()
    const { confirm: other } = await subscribed(office)

    for (const token of [FORGED, other, '']) {
      expect(await findLeaving(office, token)).toBeUndefined()
      await unsubscribe(office, token)
    }

    expect((await onlySubscriber(office)).state).toBe('confirmed')
  })
})

describe('forgetting', () => {
  test('an address that never confirmed is gone after seven days, its letters too', async () => {
    const office = await openTestOffice()
    await subscribe(office, MINA)

    office.pass(7 * DAY - 1)
    expect(await forget(office)).toBe(0)
    office.pass(1)
    expect(await forget(office)).toBe(1)

    expect(await countSubscribers(office.db)).toEqual({ pending: 0, confirmed: 0, unsubscribed: 0 })
    expect(await newsletterLetters(office)).toEqual([])
  })

  test('who had unsubscribed and was asked in vain is a note again', async () => {
    const office = await openTestOffice()
    const { unsubscribe: token } = await subscribed(office)
    await unsubscribe(office, token)
    await subscribe(office, MINA)
    office.pass(7 * DAY)

    await forget(office)

    expect(await onlySubscriber(office)).toMatchObject({ state: 'unsubscribed', email: null, suppressedAt: SATURDAY })
    expect(await newsletterLetters(office)).toEqual([])
  })

  test('of a confirmed address the consent stays, and the hash of where it came from goes', async () => {
    const office = await openTestOffice()
    await subscribed(office)
    office.pass(8 * DAY)

    expect(await forget(office)).toBe(0)

    expect(await onlySubscriber(office)).toMatchObject({
      state: 'confirmed',
      email: MINA,
      confirmedAt: SATURDAY,
      wording: CONSENT.version,
      client: null,
    })
  })
})
