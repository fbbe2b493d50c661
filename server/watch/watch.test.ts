import { describe, expect } from 'vitest'
import {
  emailsOf,
  idOf,
  multiplySubmission,
  openTestContext,
  sendAccepted,
  type TestContext,
  test,
} from '../context.fixture.ts'
import { UnreachableDatabase } from '../database/postgres/fault.ts'
import { claim, markFailed } from '../mail/queue/lease.ts'
import { resend } from '../mail/queue/manage-outbox.ts'
import { addToSubmission } from '../submissions/add-to-submission.ts'
import { act } from '../submissions/desk/act.ts'
import { look } from './watch.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Marks as answered. */
function answer(context: TestContext, reference: string) {
  return act(context, { action: 'phone', how: 'Called back', target: { references: [reference] } }, { name: 'Ines' })
}

/** Moves the clock to an instant. */
function at(context: TestContext, iso: string) {
  context.pass(Date.parse(iso) - context.now())
}

/** A week ago each desk had a submission, which was answered. */
async function openDesks(context: TestContext, iso: string) {
  at(context, new Date(Date.parse(iso) - 7 * 24 * HOUR).toISOString())
  await answer(context, await sendAccepted(context, { answers: { email: 'first@quist.example' } }))
  await context.db.updateTable('submission').set({ desk: 'careers' }).execute()
  await answer(context, await sendAccepted(context, { answers: { email: 'second@quist.example' } }))
  at(context, iso)
}

/** What the desk of quotes is told at an instant. */
async function quotesDigest(context: TestContext, iso: string) {
  at(context, iso)
  await look(context)
  return (await emailsOf(context, 'digest')).find(({ to }) => to.address === context.company.mail.quotes)
}

/** A context, and the errors that it logs. */
async function openLogged() {
  const logged: string[] = []
  const error = (fields: object, message: string) => void logged.push(`${message} ${JSON.stringify(fields)}`)
  return { logged, context: await openTestContext({ log: { info() {}, warn() {}, error } }) }
}

describe('the digest', () => {
  test.for([
    // 9 AM in Ohio is 14:00 UTC in winter and 13:00 in summer.
    ['a Monday in winter', '2026-11-23T13:00:00Z', 2],
    ['a minute too early', '2026-11-23T12:59:00Z', 0],
    ['the Monday after the clocks went forward', '2026-03-09T12:00:00Z', 2],
    ['the same morning, an hour before', '2026-03-09T11:30:00Z', 0],
    ['the Monday after the clocks went back', '2026-11-02T13:00:00Z', 2],
    ['the same morning, by summer time', '2026-11-02T12:30:00Z', 0],
    ['a Saturday', '2026-11-21T15:00:00Z', 0],
    ['Thanksgiving', '2026-11-26T15:00:00Z', 0],
    ['New Year’s Day', '2027-01-01T15:00:00Z', 0],
    ['the evening after an outage of a day', '2026-11-23T23:00:00Z', 0],
    ['the last minute before closing', '2026-11-23T22:59:00Z', 2],
  ] as const)('comes on business mornings until closing time: %s', async ([_what, now, queued], { context }) => {
    await openDesks(context, now)

    await look(context)

    expect(await emailsOf(context, 'digest')).toHaveLength(queued)
  })

  test('comes once a day to each desk, whatever process looks and however often', async ({ context }) => {
    await openDesks(context, '2026-11-23T13:00:00Z')

    await Promise.all([look(context), look(context), look(context)])
    await look(context)

    expect((await emailsOf(context, 'digest')).map(({ to }) => to.address).sort()).toEqual(
      Object.values({ careers: context.company.mail.careers, quotes: context.company.mail.quotes }).sort(),
    )
  })

  test('does not make up for the days of an outage', async ({ context }) => {
    await openDesks(context, '2026-11-16T13:00:00Z')
    await look(context)
    at(context, '2026-11-20T16:00:00Z')

    await look(context)

    expect(await emailsOf(context, 'digest')).toHaveLength(4)
  })

  test('lists what is late, due today, after closing and on the next business day, and what was answered', async () => {
    const context = await openTestContext()
    const send = async (now: string, name: string) => {
      at(context, now)
      return sendAccepted(context, { answers: { fullName: name, email: `${name}@quist.example` } })
    }
    const late = await send('2026-11-22T12:00:00Z', 'Late')
    const answered = await send('2026-11-20T14:00:00Z', 'Answered')
    context.pass(41 * MINUTE)
    await answer(context, answered)
    const today = await send('2026-11-22T20:00:00Z', 'Today')
    const evening = await send('2026-11-23T00:10:00Z', 'Evening')
    const tomorrow = await send('2026-11-23T12:50:00Z', 'Morning')

    const digest = await quotesDigest(context, '2026-11-23T13:00:00Z')

    const places = [late, today, evening, tomorrow, answered].map((reference) => digest?.text.indexOf(reference) ?? -1)
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(digest?.subject).toBe('Quotes: 1 overdue, 2 due today')
    expect(digest?.text).toContain('4 open, 1 overdue, 2 due today, 1 answered since Friday')
    expect(digest?.text).toMatch(new RegExp(`since 7:00 AM +1:00 late +${late}`))
    expect(digest?.text).toMatch(new RegExp(`3:00 PM +7:00 +${today}`))
    expect(digest?.text).toContain('After closing, answer these by 6 PM:')
    expect(digest?.text).toContain('Answered since Friday, 1 of 1 in time, median 41 min:')
    expect(digest?.html).toContain('One is late. Two are due today.')
    expect(digest?.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' })
  })

  test('on a Friday lists what is due until the end of Monday', async ({ context }) => {
    const now = '2026-11-20T13:00:00Z'
    await openDesks(context, now)
    const reference = await sendAccepted(context)
    const dueAt = Date.parse('2026-11-23T15:00:00Z')
    await context.db.updateTable('submission').set({ dueAt }).where('reference', '=', reference).execute()

    expect((await quotesDigest(context, now))?.text).toContain(reference)
  })

  test('comes on a quiet morning, too, and tells how many wait in quarantine, of whom no email told', async () => {
    const context = await openTestContext()
    await openDesks(context, '2026-11-23T13:00:00Z')

    expect((await quotesDigest(context, '2026-11-23T13:00:00Z'))?.subject).toMatch(/: nothing open$/)
    await sendAccepted(context, { verdict: { quarantine: [{ reason: 'Links', weight: 3 }] } })
    const digest = await quotesDigest({ ...context, deskUrl: 'https://desk.test' }, '2026-11-23T13:00:00Z')
    expect(digest?.subject).toMatch(/: 1 in quarantine$/)
    expect(digest?.text).toContain('https://desk.test/?status=quarantined&desk=quotes')
  })

  test('names the first 30 requests, and tells how many more there are', async ({ context }) => {
    at(context, '2026-11-20T20:00:00Z')
    await sendAccepted(context)
    const isAnswered = 'case when n > 401 then'
    await multiplySubmission(context.db, 500, {
      ...{ reference: `'Z-' || (1000 + n)`, dueAt: `"dueAt" + n * ${MINUTE}` },
      status: `${isAnswered} 'answered' else 'open' end`,
      answeredAt: `${isAnswered} ${Date.parse('2026-11-20T20:30:00Z')} end`,
    })

    const digest = await quotesDigest(context, '2026-11-23T13:00:00Z')

    const named = new Set(digest?.text.match(/\b[A-Z]-\w{3,5}\b/g))
    expect([named.has('Z-1001'), named.size]).toEqual([true, 60])
    expect(digest?.subject).toBe('Quotes: 401 overdue')
    expect(digest?.text).toContain('And 371 more, all of them at the desk.')
    expect(digest?.text).toMatch(/And\s+69\s+more\./)
    expect(digest?.html.length).toBeLessThan(100_000)
  })

  test('tells when the holidays of company.yaml run out', async ({ context }) => {
    await openDesks(context, '2028-12-01T14:00:00Z')
    await look(context)

    expect((await emailsOf(context, 'digest'))[0]?.text).toMatch(/lists holidays up to 2028-12-25: add the next\s+year/)
  })
})

test('a desk that never had a submission gets no digest', async ({ context }) => {
  at(context, '2026-11-23T15:00:00Z')
  await sendAccepted(context)

  await look(context)

  expect(await emailsOf(context, 'digest')).toEqual([])
})

describe('a warning', () => {
  test('comes an hour before the due time, once, and a reply goes to the visitor', async ({ context, reference }) => {
    context.pass(23 * HOUR - 1)
    await look(context)
    const before = await emailsOf(context, 'warning')
    context.pass(1)
    await Promise.all([look(context), look(context)])
    context.pass(30 * MINUTE)
    await look(context)

    const found = await emailsOf(context, 'warning')

    expect(before).toEqual([])
    expect(found).toHaveLength(1)
    const address = context.company.mail.quotes
    expect(found[0]).toMatchObject({ to: { address }, replyTo: { address: 'Mina@quist.example' } })
    expect(found[0]?.text).toContain('Answer by: Sunday 3:00 PM EST')
    expect(found[0]?.text).toMatch(/Answered: +https:\/\/site\.test\/s\//)
    expect(found[0]?.subject).toContain(`[${reference}] 30 minutes left: Consultation`)

    // Opened again, it is another promise.
    await answer(context, reference)
    await addToSubmission(context, { submissionId: await idOf(context, reference), note: 'One more.', files: [] })
    context.pass(23 * HOUR)
    await look(context)
    expect(await emailsOf(context, 'warning')).toHaveLength(2)
  })

  test('is not sent for what is answered, and not after the due time', async ({ context }) => {
    await answer(context, await sendAccepted(context))
    await sendAccepted(context, { answers: { email: 'late@quist.example' } })
    context.pass(25 * HOUR)

    await look(context)

    expect(await emailsOf(context, 'warning')).toEqual([])
  })

  test('of three business days comes an hour before closing time', async ({ context }) => {
    await sendAccepted(context)
    const dueAt = Date.parse('2026-11-25T23:00:00Z')
    await context.db.updateTable('submission').set({ dueAt }).execute()
    at(context, '2026-11-25T22:00:00Z')

    await look(context)

    const [warning] = await emailsOf(context, 'warning')
    expect(warning?.subject).toContain('One hour left')
    expect(warning?.date).toEqual(new Date('2026-11-25T22:00:00Z'))
  })
})

test.for([
  ['acme.test', 'the company’s own domain', true],
  ['Acme.Test', 'the same in capitals', true],
  ['mail.example', 'the domain of a desk’s mailbox', true],
  ['quotes.example', 'any other domain', false],
  ['acme.test.evil.example', 'one that begins like it', false],
] as const)(
  'a warning goes to the owner, too, where their name is an email address at %s: %s',
  async ([domain, _what, isSent], { context }) => {
    const { company } = context
    const mail = { ...company.mail, careers: 'jobs@mail.example' }
    const reference = await sendAccepted(context)
    const owner = `ines@${domain}`
    await act(context, { action: 'give', target: { references: [reference] }, owner }, { name: 'Corin' })
    context.pass(23 * HOUR)

    await look({ ...context, company: { ...company, domain: 'acme.test', mail } })

    const to = (await emailsOf(context, 'warning')).map((email) => email.to.address)
    expect(to.sort()).toEqual([...(isSent ? [owner] : []), company.mail.quotes].sort())
  },
)

test('a warning goes to the owner whose address the settings tell', async ({ context }) => {
  const address = `ines@${context.company.domain}`
  const reference = await sendAccepted(context)
  await act(context, { action: 'give', target: { references: [reference] }, owner: 'Ines Barros' }, { name: 'Corin' })
  context.pass(23 * HOUR)

  await look({ ...context, people: [{ name: 'Ines Barros', aliases: [], address }] })

  expect((await emailsOf(context, 'warning')).map(({ to }) => to.address)).toContain(address)
})

describe('an alarm', () => {
  test.each([
    ['visitor', 1, 'The acknowledgment did not arrive', 'It is likely misspelled', 'quotes'],
    // Our own mail server may have been away for all of them.
    ['visitor', 20, 'The acknowledgment did not arrive', 'in 20 tries', 'quotes'],
    ['desk', 20, 'The desk did not get this request', 'does not take emails', 'careers'],
  ] as const)(
    'of the %s’s dead email after %i goes to a mailbox that works, once',
    async (kind, attempts, subject, why, desk) => {
      const { context, logged } = await openLogged()
      await sendAccepted(context)
      const dead = { state: 'dead', attempts, lastError: '550 no such mailbox' } as const
      await context.db.updateTable('outbox').set(dead).where('kind', '=', kind).execute()
      // The mailbox is that of before the request was moved.
      if (kind === 'desk') await context.db.updateTable('submission').set({ desk }).execute()

      await Promise.all([look(context), look(context)])

      const alarms = await emailsOf(context, 'alarm')
      expect(alarms).toHaveLength(1)
      expect(alarms[0]?.to.address).toBe(context.company.mail[desk])
      expect(alarms[0]?.subject).toContain(subject)
      for (const said of ['Consultation', why, '550 no such mailbox']) expect(alarms[0]?.text).toContain(said)
      expect(logged).toEqual([expect.stringMatching(/^email given up /)])
    },
  )

  test('comes again when the email was sent again and died again, also a month later', async ({ context }) => {
    await sendAccepted(context)
    const visitors = context.db.selectFrom('outbox').select('id').where('kind', '=', 'visitor')
    const { id } = await visitors.executeTakeFirstOrThrow()
    const die = async () => {
      await resend(context.db, id, context.now())
      const row = (await claim(context, 50, MINUTE)).find((claimed) => claimed.id === id)
      if (!row) throw new Error('The email does not wait.')
      const refusal = { code: 'EENVELOPE', responseCode: 550 }
      await markFailed(context, row, Object.assign(new Error('550 no such mailbox'), refusal), () => 0.5)
    }
    const alarms: number[] = []
    for (const pause of [0, HOUR, 30 * 24 * HOUR]) {
      context.pass(pause)
      await die()
      await look(context)
      await look(context)
      alarms.push((await emailsOf(context, 'alarm')).length)
    }

    expect(alarms).toEqual([1, 2, 3])
  })

  test('is logged once an hour while emails do not leave for 15 minutes', async () => {
    const { context, logged } = await openLogged()
    await sendAccepted(context)
    context.pass(15 * MINUTE)
    await look(context)
    expect(logged).toEqual([])

    for (let minute = 0; minute < 60; minute += 1) {
      context.pass(MINUTE)
      await look(context)
    }

    const told = logged.filter((line) => line.startsWith('emails do not leave '))
    expect(told.length).toBeGreaterThan(0)
    expect(told.length).toBeLessThan(3)
  })
})

test('a job that fails is logged, and does not keep the others from their work', async () => {
  const { context, logged } = await openLogged()
  await sendAccepted(context)
  await openDesks(context, '2026-11-23T15:00:00Z')
  const { company } = context
  const broken = { ...context, company: { ...company, hours: { ...company.hours, opens: 'never' } } }
  const dueAt = context.now() + HOUR
  await context.db.updateTable('submission').set({ dueAt }).where('status', '=', 'open').execute()

  await look(broken)

  expect(logged[0]).toMatch(/"job":"queueDigests".*"fault":"RangeError"/)
  expect(await emailsOf(context, 'warning')).toHaveLength(1)
})

test('a database that cannot be reached is a warning at first, and an error when it stays away', async () => {
  const logged: string[] = []
  const told = (level: string) => (fields: object) => void logged.push(`${level} ${'job' in fields ? fields.job : ''}`)
  const context = await openTestContext({ log: { info() {}, warn: told('warn'), error: told('error') } })
  const away = {
    ...context,
    now() {
      throw new UnreachableDatabase('no connection')
    },
  }
  const failed = new Set<string>()

  await look(away, undefined, failed)
  const first = logged.splice(0)
  await look(away, undefined, failed)

  expect(first).toContain('warn queueDigests')
  expect(first.filter((line) => line.startsWith('error'))).toEqual([])
  expect(logged).toContain('error queueDigests')
})
