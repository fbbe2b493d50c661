import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { test as base, expect, vi } from 'vitest'
import { NO_FILTER } from '../../../contract/desk/filter.ts'
import { PATIENT } from '../../../tests/support/patience.ts'
import { countRows, idOf, send, sendAccepted } from '../../context.fixture.ts'
import { claim } from '../../mail/queue/lease.ts'
import { addConfirmed } from '../../newsletter/newsletter.fixture.ts'
import { queueIssue } from '../../newsletter/send-issue.ts'
import { subscribe } from '../../newsletter/subscribe.ts'
import { addToSubmission } from '../../submissions/add-to-submission.ts'
import { completeIndexes } from '../../submissions/complete-indexes.ts'
import { act } from '../../submissions/desk/act.ts'
import { addNote } from '../../submissions/desk/notes.ts'
import { countAttempt } from '../../submissions/rate-limit.ts'
import { queueDigests } from '../../watch/digests.ts'
import { claimWebhooks } from '../../webhooks/lease.ts'
import { engineOf } from '../engine.ts'
import { recordEvent } from '../history.ts'
import { conditionsOf, countMatching } from '../submission-query.ts'
import { atBoth, openTwoServers } from './two-servers.fixture.ts'

// Two servers on one PostgreSQL do the same at the same time. Each guard stands where it is named.

const test = base.extend('servers', () => openTwoServers())

const ROUNDS = 15
const rounds = Array.from({ length: ROUNDS }, (_, round) => round)

test('one form that reaches two servers at once is stored once, and both give its reference', async ({ servers }) => {
  for (const round of rounds) {
    const answers = await atBoth(servers, (server) => send(server, { key: `form-${round}` }))
    const accepted = answers.filter((answer) => answer.status === 'accepted')
    expect(new Set(accepted.map(({ reference }) => reference)).size).toBe(1)
    expect(accepted.map(({ replay }) => replay).sort()).toEqual([false, true])
  }

  expect(await countRows(servers[0], 'submission')).toBe(ROUNDS)
})

test('submissions at two servers have numbers and references of their own', async ({ servers }) => {
  await atBoth(servers, (server) =>
    Promise.all(rounds.map((round) => sendAccepted(server, { key: `${servers.indexOf(server)}-${round}` }))),
  )

  const rows = await servers[0].db.selectFrom('submission').select(['number', 'reference']).execute()
  expect(new Set(rows.map(({ number }) => number)).size).toBe(2 * ROUNDS)
  expect(new Set(rows.map(({ reference }) => reference)).size).toBe(2 * ROUNDS)
})

test('two servers count the tries of one address together', async ({ servers }) => {
  const results = await atBoth(servers, (server) =>
    Promise.all(rounds.map(() => countAttempt(server, '203.0.113.9', 5))),
  )

  expect(results.flat().filter(({ allowed }) => allowed)).toHaveLength(5)
})

test('an address gets one copy, though two servers take a form of it at once', async ({ servers }) => {
  for (const round of rounds) {
    const email = `reader-${round}@quist.example`
    await atBoth(servers, (server) =>
      sendAccepted(server, { key: `${servers.indexOf(server)}${round}`, answers: { email } }),
    )
  }

  const copies = await servers[0].db.selectFrom('outbox').select('recipient').where('kind', '=', 'visitor').execute()
  expect(copies).toHaveLength(ROUNDS)
})

test('two workers share the outbox and the webhooks, and none takes what the other has', async ({ servers }) => {
  for (const round of rounds) await sendAccepted(servers[0], { key: String(round) })
  const waiting = await countRows(servers[0], 'outbox')

  const emails = await atBoth(servers, (server) => Promise.all(rounds.map(() => claim(server, 4, 1_000))))
  const hooks = await atBoth(servers, (server) => Promise.all(rounds.map(() => claimWebhooks(server, 4, 1_000))))

  const taken = emails.flat(2).map(({ id }) => id)
  expect(taken).toHaveLength(waiting)
  expect(new Set(taken).size).toBe(waiting)
  expect(emails.flat(2).every(({ attempts }) => attempts === 1)).toBe(true)
  expect(new Set(hooks.flat(2).map(({ id }) => id)).size).toBe(ROUNDS)
  expect(hooks.flat(2)).toHaveLength(ROUNDS)
})

test('of two people who take a submission at once, one has it and the other is told', async ({ servers }) => {
  for (const round of rounds) {
    const reference = await sendAccepted(servers[0], { key: String(round) })
    const target = { references: [reference] }
    const outcomes = await atBoth(servers, (server) =>
      act(server, { action: 'take', onlyIfFree: true, target }, { name: `Person ${servers.indexOf(server)}` }),
    )
    const changed = outcomes.map((outcome) => outcome.ok && outcome.changed)
    expect(changed.sort()).toEqual([0, 1])
  }
})

test('an issue is queued once, though two servers are told to', async ({ servers }) => {
  await addConfirmed(servers[0], 'ada@engines.example')
  const content = { title: 'Spring', preview: '', markdown: 'Hello' }

  for (const round of rounds) {
    const queued = await atBoth(servers, (server) => queueIssue(server, { key: `issue-${round}`, content }))
    expect(queued.map(({ status }) => status).sort()).toEqual(['already', 'queued'])
  }

  const rows = await servers[0].db.selectFrom('outbox').select('id').where('kind', '=', 'issue').execute()
  expect(rows).toHaveLength(ROUNDS)
})

test('an address that two servers get at once is one subscriber with one email', async ({ servers }) => {
  for (const round of rounds) await atBoth(servers, (server) => subscribe(server, `reader-${round}@quist.example`))

  expect(await countRows(servers[0], 'subscriber')).toBe(ROUNDS)
  expect(await countRows(servers[0], 'outbox')).toBe(ROUNDS)
})

test('the digest of a morning is queued by one of two servers', async ({ servers }) => {
  await sendAccepted(servers[0])
  // Monday, 8:30 AM in Ohio.
  servers[0].pass(Date.parse('2026-11-23T13:30:00Z') - servers[0].now())

  const queued = await atBoth(servers, queueDigests)

  expect(queued.sort()).toEqual([0, 1])
})

test('the same note on a receipt, sent to two servers at once, is added once', async ({ servers }) => {
  for (const round of rounds) {
    const submissionId = await idOf(servers[0], await sendAccepted(servers[0], { key: String(round) }))
    await atBoth(servers, (server) => addToSubmission(server, { submissionId, note: 'One more.', files: [] }))
  }

  expect(await countRows(servers[0], 'addition')).toBe(ROUNDS)
})

test('notes of two people at once are both found', async ({ servers }) => {
  const reference = await sendAccepted(servers[0])
  await atBoth(servers, (server) => completeIndexes(server))

  for (const round of rounds) {
    await atBoth(servers, (server) =>
      addNote(server, reference, `word${round}of${servers.indexOf(server)}`, { name: 'Ines' }),
    )
    for (const person of [0, 1]) {
      const filter = { ...NO_FILTER, text: `word${round}of${person}` }
      const conditions = await conditionsOf(servers[0].db, { filter, me: '', now: 0 })
      expect(await countMatching(servers[0].db, conditions)).toBe(1)
    }
  }
})

test('a change that is committed late is told before the later ones, and one that is rolled back holds up nothing', async () => {
  const [one, other] = await openTwoServers()
  const source = engineOf(one.db).changeSource(one.db)
  const event = (actor: string) => ({ submissionId: null, kind: 'erased' as const, actor, at: 1 })
  const start = await source.latest()
  const [numbered, inserted, late] = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
  // The quick one takes its number first, so the slow one's is above all that a snapshot names.
  const quick = one.db.transaction().execute(async (tx) => {
    await sql`select pg_current_xact_id()`.execute(tx)
    numbered?.resolve()
    await inserted?.promise
    await recordEvent(tx, event('quick'))
  })
  await numbered?.promise
  const slow = other.db.transaction().execute(async (tx) => {
    await recordEvent(tx, event('slow'))
    inserted?.resolve()
    await late?.promise
  })
  await quick

  expect(await source.since(start, 10)).toEqual([])
  expect(await source.latest()).toBe(start)
  late?.resolve()
  await slow
  expect((await source.since(start, 10)).map(({ actor }) => actor)).toEqual(['slow', 'quick'])

  const ids: number[] = []
  for (const detail of 'abcde') {
    await recordEvent(one.db, event(detail))
    ids.push(await source.latest())
  }
  await one.db.deleteFrom('history').where('actor', 'in', ['b', 'd']).execute()
  // Somebody writes all the time: what is gone for good must not hold a server back that has just started.
  const writing = other.db.transaction().execute(async (tx) => {
    await recordEvent(tx, event('writing'))
    await setTimeout(100)
    throw new Error('roll back')
  })
  const rolledBack = expect(writing).rejects.toThrow('roll back')
  expect(await engineOf(one.db).changeSource(one.db).latest()).toBe(ids.at(-1))
  await rolledBack
  await one.db.deleteFrom('history').where('actor', 'in', ['a', 'c', 'e']).execute()

  const undone = other.db.transaction().execute(async (tx) => {
    await recordEvent(tx, event('undone'))
    throw new Error('roll back')
  })
  await expect(undone).rejects.toThrow('roll back')
  await recordEvent(one.db, event('last'))
  await vi.waitFor(async () => {
    expect((await source.since(start, 10)).map(({ actor }) => actor)).toEqual(['slow', 'quick', 'last'])
  }, PATIENT)
})
