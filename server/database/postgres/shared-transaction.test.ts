import { text as textOf } from 'node:stream/consumers'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, vi } from 'vitest'
import { PATIENT } from '../../../tests/support/patience.ts'
import { addressesIn, openTestContext, send, sendAccepted, stagedFile, test } from '../../context.fixture.ts'
import { startWorker } from '../../mail/queue/worker.ts'
import { countAttempt } from '../../submissions/rate-limit.ts'
import { preparedInsert } from '../prepared.ts'
import type { Db, Tx } from '../schema.ts'
import { groupCommit, lock } from '../transactions.ts'
import { openTwoServers } from './two-servers.fixture.ts'

// 29.1.15. What a submission costs on PostgreSQL, in numbers that do not depend on a clock, and what jobs that share a transaction do to
// each other: nothing.

/** Of a submission and its counted try, when nobody else sends. */
const ROUND_TRIPS_MAX = 4
const STATEMENTS_MAX = 10
/** Of each of 32 that are sent at one moment. */
const SHARED_STATEMENTS_MAX = 1
/** Of each of eight emails that leave at one moment, from the claim to the mark. */
const EMAIL_STATEMENTS_MAX = 4

const isShared = true
const insertAttempt = preparedInsert('attempt')

const note = (tx: Tx, address: string) => insertAttempt(tx, { address, at: 1 })

/** Watches what is sent to the database. With `isHolding` the next commit waits for `release`. */
function watchStatements() {
  const waiting = new Map<unknown, number>()
  const gate = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const watch = {
    ...{ statements: [] as string[], roundTrips: 0 },
    ...{ isHolding: false, held: held.promise, release: () => gate.resolve(), breakCommit: () => {} },
  }
  const query = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text: string }]
    const text = typeof first === 'string' ? first : first.text
    if (text === 'commit' && watch.isHolding) {
      watch.isHolding = false
      // What was sent before it has been done.
      while ((waiting.get(this) ?? 0) > 0) await new Promise((resolve) => setImmediate(resolve))
      held.resolve()
      await gate.promise
    }
    const before = waiting.get(this) ?? 0
    if (before === 0) watch.roundTrips += 1
    watch.statements.push(text)
    waiting.set(this, before + 1)
    if (text === 'commit') watch.breakCommit = () => this.connection.stream.destroy()
    try {
      return await query.apply(this, args)
    } finally {
      waiting.set(this, (waiting.get(this) ?? 1) - 1)
    }
  })
  return watch
}

async function sendNumber(context: Parameters<typeof send>[0], number: number): Promise<void> {
  expect(await countAttempt(context, `10.0.0.${number}`, 20)).toEqual({ allowed: true })
  const answers = { email: `mina-${number}@quist.example`, message: `Number ${number} of them takes a Saturday.` }
  expect(await send(context, { answers, key: `form-${number}` })).toMatchObject({ status: 'accepted' })
}

test('a submission needs few round trips, and submissions of one moment share their statements', async () => {
  const context = await openTestContext({ queuesWebhooks: true })
  await sendNumber(context, 1)
  const watch = watchStatements()

  await sendNumber(context, 2)
  const alone = { roundTrips: watch.roundTrips, statements: watch.statements.length }
  watch.statements.length = 0
  await Promise.all(Array.from({ length: 32 }, (_, index) => sendNumber(context, 10 + index)))

  expect(alone.roundTrips).toBeGreaterThan(1)
  expect(alone.roundTrips).toBeLessThanOrEqual(ROUND_TRIPS_MAX)
  expect(alone.statements).toBeLessThanOrEqual(STATEMENTS_MAX)
  expect(watch.statements.length / 32).toBeLessThanOrEqual(SHARED_STATEMENTS_MAX)
})

test('emails that leave at one moment share their statements', async ({ context }) => {
  for (let number = 1; number <= 4; number += 1) await sendNumber(context, number)
  const transport = { name: 'nowhere', send: async () => {}, close: () => {} }
  const watch = watchStatements()
  let sent = 0
  const allSent = Promise.withResolvers<void>()

  const worker = startWorker(context, transport, { pollMs: 60_000, onOutcome: () => ++sent === 8 && allSent.resolve() })
  await allSent.promise
  await worker.stop()

  expect(watch.statements.length / 8).toBeLessThanOrEqual(EMAIL_STATEMENTS_MAX)
})

test('only a try may be undone by a power cut, and none that shares its transaction with a submission', async () => {
  const context = await openTestContext()
  const watch = watchStatements()
  const unsynced = () => watch.statements.filter((text) => text.includes('synchronous_commit')).length

  await countAttempt(context, '10.0.0.1', 20)
  const ofTry = unsynced()
  await sendAccepted(context)
  await Promise.all([countAttempt(context, '10.0.0.1', 20), sendAccepted(context, { key: 'other' })])

  expect(ofTry).toBe(1)
  expect(unsynced()).toBe(1)
})

test('a submission that is being committed locks its own key, address and rows, and holds up no other server', async () => {
  const [one, other] = await openTwoServers()
  const watch = watchStatements()
  watch.isHolding = true

  const first = sendAccepted(one, { key: 'first' })
  await watch.held
  await sendAccepted(other, { key: 'second', answers: { email: 'ines@halvorsen.example' } })
  const { rows } = await sql<{ lock: string }>`select locktype || ' ' || mode as lock from pg_locks
    join pg_stat_activity using (pid) where datname = current_database() and pid <> pg_backend_pid()
    and locktype not in ('virtualxid', 'transactionid')`.execute(other.db)
  const locks = rows.map(({ lock }) => lock)
  watch.release()
  await first

  expect(locks.filter((lock) => lock.startsWith('advisory'))).toHaveLength(2)
  const weak = ['relation AccessShareLock', 'relation RowShareLock', 'relation RowExclusiveLock']
  expect(locks).toContain('relation RowExclusiveLock')
  expect(locks.filter((lock) => !lock.startsWith('advisory') && !weak.includes(lock))).toEqual([])
})

/** Holds a name until it is called. */
async function holdName({ db }: { db: Db }, name: string): Promise<() => Promise<void>> {
  const waits = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const holder = groupCommit(db, async (tx) => {
    await lock(tx, name)
    taken.resolve()
    await waits.promise
  })
  await taken.promise
  return () => {
    waits.resolve()
    return holder
  }
}

test('a commit that is under way when its connection breaks, and ends later, finds its files', async ({ context }) => {
  // It takes long at its very end, as on a disk that stands still.
  await sql`create function last_step() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(hashtextextended('disk', 0)); return null; end $$`.execute(context.db)
  await sql`create constraint trigger last_step after insert on attachment deferrable initially deferred
    for each row execute function last_step()`.execute(context.db)
  const goOn = await holdName(context, 'disk')
  const watch = watchStatements()
  const received = send(context, { files: [await stagedFile(context, 'plan.txt', 'A plan.')] })
  const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  await vi.waitFor(async () => expect((await waiting.execute(context.db)).rows).toHaveLength(1), PATIENT)

  watch.breakCommit()
  const [outcome] = await Promise.allSettled([received])
  await goOn()

  expect(outcome).toMatchObject({ reason: { message: 'Connection terminated unexpectedly' } })
  const stored = () => context.db.selectFrom('attachment').selectAll().execute()
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1), PATIENT)
  const [file] = await stored()
  expect(file && (await textOf(await context.store.read(file)))).toBe('A plan.')
})

test('who waits for a name holds up nobody of the same moment', async ({ context }) => {
  const goOn = await holdName(context, 'email:visitor:ada@engines.example')

  const late = sendAccepted(context, { key: 'late', answers: { email: 'ada@engines.example' } })
  const others = [1, 2, 3].map((key) =>
    sendAccepted(context, { key: `${key}`, answers: { email: `${key}@b.example` } }),
  )
  await Promise.all(others)
  const meanwhile = await context.db.selectFrom('submission').select('email').execute()
  await Promise.all([goOn(), late])

  expect(meanwhile.map(({ email }) => email)).not.toContain('ada@engines.example')
  expect(await context.db.selectFrom('submission').select('id').execute()).toHaveLength(4)
})

test('a job that fails takes nothing with it but itself', async ({ context }) => {
  const changesItsMind = async (tx: Tx) => {
    await note(tx, 'half done')
    throw new Error('changed its mind')
  }

  const outcomes = await Promise.allSettled([
    groupCommit(context.db, (tx) => note(tx, 'before'), { isShared }),
    groupCommit(context.db, changesItsMind, { isShared }),
    // The database refuses this one, and the statement that it shared with the others.
    groupCommit(context.db, (tx) => note(tx, 'not\0text'), { isShared }),
    groupCommit(context.db, (tx) => tx.selectFrom('attempt').selectAll().execute(), { isShared }),
    groupCommit(context.db, (tx) => note(tx, 'after'), { isShared }),
  ])

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled'])
  expect(outcomes[3]).toMatchObject({ reason: { message: expect.stringContaining('prepared queries alone') } })
  expect(await addressesIn(context.db)).toEqual(['after', 'before'])
})

test('what jobs share is stored letter for letter', async ({ context }) => {
  const texts = ['"', "it's", '\\ud800', 'a\\', '$1', '☂️ 😀', 'line\nline']

  await Promise.all(texts.map((text) => groupCommit(context.db, (tx) => note(tx, text), { isShared })))
  await groupCommit(context.db, (tx) => note(tx, 'half \ud83d of a pair'), { isShared })

  expect((await addressesIn(context.db)).sort()).toEqual([...texts, 'half \ufffd of a pair'].sort())
})
