import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { PostgresChangeSource } from './changes.ts'
import { isOneOf, isSameText } from './conditions.ts'
import { databaseProblem } from './health.ts'
import { openLiveChannel } from './live-channel.ts'
import { runAlone } from './run-alone.ts'
import { schemaSteps } from './schema-steps.ts'
import { matchesWords, putDocument } from './search.ts'
import { hold, lock, transaction } from './transactions.ts'

/** PostgreSQL, which several servers may share. */
export function postgresEngine(databaseUrl: string): Engine {
  return {
    execute: async (db, query) => (await db.executeQuery(query)).rows,
    groupCommit: transaction,
    transaction,
    whenSynced: async () => {},
    lock,
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
    runAlone,
    schemaSteps,
  }
}
