import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { test as base, expect, vi } from 'vitest'
import type { DeskMessage } from '../../../contract/desk/events.ts'
import { closeAfterTest } from '../../../tests/support/close-after-test.ts'
import { PATIENT } from '../../../tests/support/patience.ts'
import { sendAccepted, type TestContext } from '../../context.fixture.ts'
import { Browser, stopClockedLooks } from '../../desk/browser.fixture.ts'
import { LiveDesk } from '../../desk/live.ts'
import { claim } from '../../mail/queue/lease.ts'
import { mailInProblem, tellState } from '../../mail-in/mail-in-state.ts'
import { engineOf } from '../engine.ts'
import { runAlone } from '../job-runs.ts'
import type { LiveListener } from '../live-channel.ts'
import { countServers, openLiveChannel } from '../live-channels.ts'
import { openTwoServers } from './two-servers.fixture.ts'

const test = base.extend('opened', () => openTwoDesks())

// What several servers of one PostgreSQL tell each other, and what only one of them does at a time.

/** The open desks of two servers. No look by the clock helps: what arrives was told by the other one. */
async function openTwoDesks() {
  stopClockedLooks()
  const servers = await openTwoServers()
  return { servers, desks: [await openDesk(servers[0]), await openDesk(servers[1])] as const }
}

/** The desk of a server that hears the others. */
async function openDesk({ db, now, log }: TestContext): Promise<LiveDesk> {
  const connected = Promise.withResolvers<void>()
  const source = engineOf(db).changeSource(db)
  const openChannel = (listener: LiveListener) =>
    openLiveChannel(db, { ...listener, connected: () => connected.resolve(listener.connected()) })
  const live = closeAfterTest(new LiveDesk({ source, openChannel, now, log }))
  await connected.promise
  return live
}

async function openWindow(live: LiveDesk, name: string): Promise<{ browser: Browser; id: string }> {
  const browser = new Browser()
  const id = await live.connect(browser, name, undefined)
  return { browser, id: id ?? '' }
}

function lastPresence({ messages }: Browser): Extract<DeskMessage, { type: 'presence' }> | undefined {
  return messages.filter((message) => message.type === 'presence').at(-1)
}

test('servers of one database count each other', async ({ opened: { servers } }) => {
  expect(await countServers(servers[0].db)).toBe(2)
})

test('what one server stores is told at the desk of another at once, once, and in order', async () => {
  const { servers, desks } = await openTwoDesks()
  const { browser } = await openWindow(desks[1], 'Ines')

  const references = await Array.fromAsync('01234', (key) => sendAccepted(servers[0], { key }))

  await vi.waitFor(() => expect(browser.changes).toHaveLength(5), PATIENT)
  expect(browser.changes.flatMap(({ references }) => references)).toEqual(references)
})

test('two people see each other though their streams are at different servers, and who went is gone', async () => {
  const { desks } = await openTwoDesks()
  const ines = await openWindow(desks[0], 'Ines')
  const corin = await openWindow(desks[1], 'Corin')

  desks[0].show(ines.id, 'Ines', 'Q-7K3M9', 'writing')
  desks[1].show(corin.id, 'Corin', 'Q-7K3M9', 'reading')

  for (const { browser } of [ines, corin]) {
    await vi.waitFor(() => {
      const { people, present } = lastPresence(browser) ?? { people: [], present: [] }
      expect(people).toEqual(['Corin', 'Ines'])
      expect(present.map(({ name, reference, doing }) => `${name} ${reference} ${doing}`).sort()).toEqual([
        'Corin Q-7K3M9 reading',
        'Ines Q-7K3M9 writing',
      ])
    }, PATIENT)
  }
  desks[1].disconnect(corin.id)
  await vi.waitFor(() => expect(lastPresence(ines.browser)).toMatchObject({ people: ['Ines'] }), PATIENT)
})

test('a window tells what it shows to whatever server the proxy chose', async ({ opened: { desks } }) => {
  const ines = await openWindow(desks[0], 'Ines')
  await vi.waitFor(() => expect(desks[1].show(ines.id, 'Ines', 'Q-7K3M9', 'reading')).toBe(true), PATIENT)

  const present = [{ name: 'Ines', reference: 'Q-7K3M9' }]
  await vi.waitFor(() => expect(lastPresence(ines.browser)).toMatchObject({ present }), PATIENT)
  expect(desks[1].show(randomUUID(), 'Ines', 'Q-7K3M9', 'reading')).toBe(false)
})

test('a server that says no more is forgotten with its people', async ({ opened: { servers, desks } }) => {
  const ines = await openWindow(desks[0], 'Ines')
  await openWindow(desks[1], 'Corin')
  await vi.waitFor(() => expect(lastPresence(ines.browser)?.people).toEqual(['Corin', 'Ines']), PATIENT)

  servers[0].pass(46_000)
  desks[0].show(ines.id, 'Ines', 'Q-7K3M9', 'reading')

  expect(lastPresence(ines.browser)?.people).toEqual(['Ines'])
})

test('servers whose connections were cut hear each other again, and tell what was missed', async () => {
  const { servers, desks } = await openTwoDesks()
  const warned = vi.spyOn(servers[0].log, 'warn')
  const ines = await openWindow(desks[0], 'Ines')

  // The connections that listen are ended, as by a restart of the database.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site live'
    and datname = current_database()`.execute(servers[0].db)
  const corin = await openWindow(desks[1], 'Corin')
  const missed = await sendAccepted(servers[1])

  await vi.waitFor(() => expect(lastPresence(ines.browser)?.people).toEqual(['Corin', 'Ines']), PATIENT)
  for (const { browser } of [ines, corin])
    await vi.waitFor(() => expect(browser.changes.flatMap(({ references }) => references)).toEqual([missed]), PATIENT)
  const fields = expect.objectContaining({ fault: expect.any(String) })
  expect(warned).toHaveBeenCalledWith(fields, 'other servers are not heard')
})

test('a job runs at one of two servers at a time, and a server that dies in it blocks nobody', async () => {
  const [one, other] = await openTwoServers()
  const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]

  const first = runAlone(one.db, 'purge', async () => {
    begun.resolve()
    await ending.promise
  })
  await begun.promise
  const second = await runAlone(other.db, 'purge', () => expect.fail('It runs already.'))
  const unrelated = await runAlone(other.db, 'backup', async () => {})
  // As when its process is killed: the database ends the session that holds the lock.
  await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`.execute(other.db)
  // The session ends a moment after that was asked for.
  await vi.waitFor(async () => expect(await runAlone(other.db, 'purge', async () => {})).toBe(true), PATIENT)
  ending.resolve()

  expect([await first, second, unrelated]).toEqual([true, false, true])
  await expect(runAlone(one.db, 'purge', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
  expect(await runAlone(other.db, 'purge', async () => {})).toBe(true)
})

test('emails that do not come in at one server are not told to be well by another', async () => {
  const [one, other] = await openTwoServers()
  await tellState(other, null)
  await tellState(one, 'It refuses the password.')
  await tellState(other, null)
  one.pass(60_000)

  expect(await mailInProblem(one)).toMatchObject({ what: 'It refuses the password.' })
  await tellState(one, null)
  expect(await mailInProblem(one)).toBeNull()
})

test('the pace of an issue holds for all workers together, also for emails that failed', async () => {
  const servers = await openTwoServers()
  const at = servers[0].now()
  await sql`insert into outbox (id, kind, about, recipient, state, attempts, "createdAt", "nextAt")
    select n::text, 'issue', 'december', 'a@b.example', 'waiting', 0, ${at}::bigint, ${at}::bigint
    from generate_series(1, 30) n`.execute(servers[0].db)
  const claimAtBoth = async () => {
    const claims = servers.flatMap((server) => [1, 2, 3].map(() => claim(server, 4, 1_000, { issuesPerMinute: 7 })))
    return (await Promise.all(claims)).flat()
  }

  const first = await claimAtBoth()
  // The mail server refused them for now: they wait again, and none was sent.
  await servers[0].db.updateTable('outbox').set({ leasedUntil: null }).execute()
  const again = await claimAtBoth()
  servers[0].pass(60_000)
  const later = await claimAtBoth()

  expect([first.length, again.length, later.length]).toEqual([7, 0, 7])
})
