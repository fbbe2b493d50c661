import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { type LiveChannel, type LiveListener, paced } from '../live-channel.ts'
import type { Db } from '../schema.ts'

// `LISTEN` and `NOTIFY` on a connection of their own. Commits of transactions that notify wait for each other (PostgreSQL
// takes one lock for all of them), so no submission notifies: the change is told after its commit, by this connection.

const CHANNEL = 'desk'
/** The message that the history has new rows. All others begin with a brace. */
const CHANGE = 'change'
/** Between two tries to connect, ms. */
const RETRY_MS = 1_000
/** A database that says nothing for so long is gone, ms. */
const ANSWER_MS = 5_000
/** Of the connection: each server has one. */
const NAME = 'site live'
/** How often the connection is tried while nothing is sent, ms. */
const ASK_MS = 15_000

/** Messages of this server reach its own desks directly, and return from the database with its id. */
export function openLiveChannel(databaseUrl: string, listener: LiveListener): LiveChannel {
  const origin = randomUUID()
  let client: pg.Client | undefined
  let isClosed = false
  let isInterrupted = false
  let retry: NodeJS.Timeout | undefined
  let sending: Promise<unknown> = Promise.resolve()

  async function connect(): Promise<void> {
    const opened = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      application_name: NAME,
    })
    let problem: unknown
    opened.on('error', (error) => {
      problem = error
    })
    opened.on('notification', ({ payload = '' }) => hear(payload))
    try {
      await opened.connect()
      // A message that a power cut loses is of no use after it, and no commit waits for the disk.
      await opened.query('set synchronous_commit = off')
      await opened.query(`listen ${CHANNEL}`)
    } catch (error) {
      void opened.end().catch(() => {})
      return lose(error)
    }
    if (isClosed) return void opened.end().catch(() => {})
    opened.once('end', () => lose(problem))
    client = opened
    isInterrupted = false
    listener.connected()
  }

  function lose(error: unknown): void {
    client = undefined
    if (isClosed) return
    if (!isInterrupted) listener.interrupted(error)
    isInterrupted = true
    retry = setTimeout(() => void connect(), RETRY_MS)
    retry.unref()
  }

  function hear(payload: string): void {
    const sender = payload.slice(0, origin.length)
    const text = payload.slice(origin.length + 1)
    if (sender === origin || isClosed) return
    if (text === CHANGE) listener.changed()
    else listener.heard(text)
  }

  function send(texts: readonly string[]): void {
    const asked = client
    if (!asked || texts.length === 0) return
    const payloads = texts.map((text) => `${origin} ${text}`)
    sending = asked
      .query(`select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`, [payloads])
      // A connection that does not answer is given up, and the next one begins anew.
      .catch(() => asked.end().catch(() => {}))
  }

  const changes = paced(() => {
    listener.changed()
    send([CHANGE])
  })
  const asker = setInterval(() => {
    const asked = client
    asked?.query('select 1').catch(() => asked.end().catch(() => {}))
  }, ASK_MS)
  asker.unref()
  const connecting = connect()

  return {
    tellChange: changes.call,
    send,
    async close() {
      isClosed = true
      changes.stop()
      clearTimeout(retry)
      clearInterval(asker)
      await connecting
      await sending
      await client?.end().catch(() => {})
    },
  }
}

/** The servers that hear each other, and this one. */
export async function countServers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = ${NAME}`.execute(db)
  return Math.max(1, rows[0]?.count ?? 1)
}
