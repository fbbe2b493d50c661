import { type RawBuilder, sql } from 'kysely'
import { type Engine, engineOf } from '../engine.ts'
import type { Db } from '../schema.ts'
import { PostgresChangeSource } from './changes.ts'
import type { GroupCommits } from './group-commit.ts'
import { databaseProblem } from './health.ts'
import { statementsOf } from './job-transaction.ts'
import { countServers, openLiveChannel } from './live-channel.ts'
import { isRead } from './merge.ts'
import { schemaSteps } from './schema-steps.ts'
import { matchesWords, putDocument } from './search.ts'
import { hold, lock, transaction } from './transactions.ts'

/** A read alone: nothing of it waits for the disk. */
const READ = { isDurable: false }

/** PostgreSQL, which several servers may share. */
export function postgresEngine(databaseUrl: string, groups: GroupCommits): Engine {
  return {
    async execute(db, query) {
      const shared = statementsOf(db)
      if (shared) return shared.execute(query)
      if (!db.isTransaction && isRead(query)) return groups.run(db, (tx) => engineOf(tx).execute(tx, query), READ)
      return (await db.executeQuery(query)).rows
    },
    groupCommit: (db, work, options) => (options.isShared ? groups.run(db, work, options) : transaction(db, work)),
    transaction,
    whenSynced: async () => {},
    lock: (tx, name) => statementsOf(tx)?.lock(name) ?? lock(tx, name),
    hold,
    skipsLocked: true,
    // Counts up, also for two who ask at once; a number of a transaction that was undone is left out.
    nextNumber: sql<number>`nextval('submission_number_sequence')`,
    problem: databaseProblem,
    soundness: 'PostgreSQL; every commit synced',
    // Erased rows are overwritten by the database's own vacuum, which this server does not wait for.
    forgetErased: async () => {},
    startCheckpoints: () => async () => {},
    putDocument,
    matchesWords,
    numbersOf: async (_db, query) => (column) => sql<boolean>`${column} in (${query})`,
    isOneOf,
    isSameText,
    changeSource: (db) => new PostgresChangeSource(db),
    openLiveChannel: (listener) => openLiveChannel(databaseUrl, listener),
    countServers,
    runAlone,
    schemaSteps,
  }
}

/** A column holds one of these numbers. */
function isOneOf(column: RawBuilder<number>, numbers: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`${column} = any(${numbers}::integer[])`
}

/** A column holds this text, whatever its capitals. An index over `lower` of it answers it. */
function isSameText(column: RawBuilder<string>, text: string): RawBuilder<boolean> {
  return sql<boolean>`lower(${column}) = lower(${text})`
}

/**
 * Holds an advisory lock by a connection of its own while the work runs. It goes with the connection, so a server that is
 * killed blocks nobody. When the connection breaks, the work goes on and another server may begin: each such job is safe to
 * run twice, and alone for its cost.
 */
function runAlone(db: Db, name: string, work: () => Promise<unknown>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isHeld: boolean }>`
      select pg_try_advisory_lock(hashtextextended(${name}, 0)) as "isHeld"`.execute(connection)
    if (!rows[0]?.isHeld) return false
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(connection).catch(() => {})
    }
    return true
  })
}
