import type { SelectQueryBuilder } from 'kysely'
import { type CommitOptions, engineOf, type HeldTable } from './engine.ts'
import { hasEvents } from './history.ts'
import { tellChange } from './live-channels.ts'
import type { Db, Schema, Tx } from './schema.ts'

/**
 * Runs `work` in a transaction that it may share with other jobs. It may run twice, when the database undid it because of
 * another transaction: it changes nothing but the database.
 *
 * @param options.isDurable false: it returns when other processes see the commit. A power cut may undo it.
 * @returns the result of `work`, after the commit would survive a power cut.
 * @throws the error of `work`, with its writes rolled back, or the error of the commit. After an error of the sync the
 * writes may be there all the same.
 */
export function groupCommit<T>(db: Db, work: (tx: Tx) => Promise<T>, options: CommitOptions = {}): Promise<T> {
  return thenTell(db, work, (watched) => engineOf(db).groupCommit(db, watched, options))
}

/** Runs `work` in a transaction of its own, for work that may take long. Else as `groupCommit`. */
export function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return thenTell(db, work, (watched) => engineOf(db).transaction(db, watched))
}

/** Tells open desks after the commit of a transaction that added to the history. */
async function thenTell<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  run: (watched: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<T> {
  let isChange = false
  const result = await run(async (tx) => {
    const value = await work(tx)
    isChange = hasEvents(tx)
    return value
  })
  if (isChange) tellChange(db)
  return result
}

/** Returns when everything that was committed before this call survives a power cut. @throws what the disk throws. */
export function whenSynced(db: Db): Promise<void> {
  return engineOf(db).whenSynced(db)
}

/**
 * Waits until no other transaction, of whatever process, holds this name, and holds it until the commit. For what no
 * single row stands for, such as a count or a row that is not there yet.
 */
export function lock(tx: Tx, name: string): Promise<void> {
  return engineOf(tx).lock(tx, name)
}

/** Whether a query for rows to work on passes over those that another transaction has taken (`for update skip locked`). */
export function skipsLocked(tx: Tx): boolean {
  return engineOf(tx).skipsLocked
}

/** Waits until no other transaction changes these rows, and lets none change them until the commit. Read them after it. */
export function hold(tx: Tx, table: HeldTable, ids: readonly string[]): Promise<void> {
  return engineOf(tx).hold(tx, table, ids)
}

/** How many rows a query has. */
export async function rowCount<T extends keyof Schema, O>(query: SelectQueryBuilder<Schema, T, O>): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll<number>().as('count')).$castTo<{ count: number }>()
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

/** Whether a query has any row. */
export async function hasRows<T extends keyof Schema, O>(query: SelectQueryBuilder<Schema, T, O>): Promise<boolean> {
  return (await query.limit(1).executeTakeFirst()) !== undefined
}
