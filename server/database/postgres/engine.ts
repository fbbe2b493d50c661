import { sql } from 'kysely'
import { type Engine, engineOf } from '../engine.ts'
import { PostgresChangeSource } from './changes.ts'
import { isOneOf, isSameText } from './conditions.ts'
import type { GroupCommits } from './group-commit.ts'
import { databaseProblem } from './health.ts'
import { statementsOf } from './job-transaction.ts'
import { countServers, openLiveChannel } from './live-channel.ts'
import { isRead } from './merge.ts'
import { runAlone } from './run-alone.ts'
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
