import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { type LiveChannel, type LiveListener, paced } from '../live-channel.ts'
import { changeSource } from './changes.ts'
import { startCheckpoints } from './checkpoints.ts'
import { forgetErased } from './forget.ts'
import { groupCommit } from './group-commit.ts'
import { databaseProblem } from './health.ts'
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

/** A column holds one of these numbers. One parameter for any length of list, so that the statement stays the same. */
function isOneOf(column: RawBuilder<number>, numbers: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`${column} in (select value from json_each(${JSON.stringify(numbers)}))`
}

/** A column holds this text, whatever its capitals. An index with the same collation answers it. */
function isSameText(column: RawBuilder<string>, text: string): RawBuilder<boolean> {
  return sql<boolean>`${column} = ${text} collate nocase`
}

/** Tells this process alone. A second one on the same file looks into the history each second. */
function openLiveChannel(listener: LiveListener): LiveChannel {
  const changes = paced(listener.changed)
  queueMicrotask(listener.connected)
  return {
    tellChange: changes.call,
    send() {},
    async close() {
      changes.stop()
    },
  }
}
