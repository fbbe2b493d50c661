import { type CompiledQuery, sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { changeSource } from './changes.ts'
import { startCheckpoints } from './checkpoints.ts'
import { isOneOf, isSameText } from './conditions.ts'
import { forgetErased } from './forget.ts'
import { groupCommit } from './group-commit.ts'
import { databaseProblem } from './health.ts'
import { openLiveChannel } from './live-channel.ts'
import { numbersOf } from './number-set.ts'
import { schemaSteps } from './schema-steps.ts'
import { matchesWords, putDocument } from './search.ts'
import { whenSynced } from './write-ahead-log.ts'

/**
 * SQLite in a file. Every transaction begins with the only write lock, so no other one ever runs beside it.
 *
 * @param runNow runs a query on the only connection.
 */
export function sqliteEngine(file: string, runNow: <Row>(query: CompiledQuery<Row>) => Row[]): Engine {
  return {
    // A transaction has the connection for itself. Outside of one Kysely waits until the connection is free.
    execute: async (db, query) => (db.isTransaction ? runNow(query) : (await db.executeQuery(query)).rows),
    groupCommit,
    transaction: (db, work) => db.transaction().execute(work),
    whenSynced,
    lock: async () => {},
    hold: async () => {},
    skipsLocked: false,
    // The insert reads it itself, which saves a statement.
    nextNumber: sql<number>`(select coalesce(max(number), 0) + 1 from submission)`,
    problem: databaseProblem,
    soundness: 'sound; write-ahead log, every commit synced',
    forgetErased,
    startCheckpoints: (db, failed) => startCheckpoints(db, file, failed),
    putDocument,
    matchesWords,
    numbersOf,
    isOneOf,
    isSameText,
    changeSource,
    openLiveChannel,
    countServers: async () => 1,
    // Processes that share a file are of one machine, and of one moment of an update.
    runAlone: async (_db, _name, work) => {
      await work()
      return true
    },
    schemaSteps,
  }
}
