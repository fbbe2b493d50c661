import type { Db, Tx } from '../schema.ts'

// While a move has not ended, the new database tells it in a row of `installation`, which no server starts on. The row
// also tells how far the copy is: it changes in the transaction of the rows that it counts.

const MOVING = 'moving'
const MOVED = 'moved'

/** The keys of rows that a move adds to `installation`; the secret's hash is there from the first row on. */
export const OWN_KEYS: readonly string[] = [MOVING, MOVED, 'secret']

export interface MoveMark {
  /** Names the move. The same stands in DATA_DIR (unfinished-move.ts). */
  id: string
  isFinished: boolean
  /** By table: after which row of the source the copy goes on. */
  copied: Record<string, number>
}

/** What a database tells of the move that filled it. Undefined where none did. */
export async function readMoveMark(db: Db | Tx): Promise<MoveMark | undefined> {
  const rows = await db
    .selectFrom('installation')
    .select(['key', 'value'])
    .where('key', 'in', [MOVING, MOVED])
    .execute()
  const [row] = rows
  if (!row) return undefined
  if (row.key === MOVED) return { id: row.value, isFinished: true, copied: {} }
  // Only `writeMoveMark` writes it.
  const { id, copied } = JSON.parse(row.value) as Pick<MoveMark, 'id' | 'copied'>
  return { id, isFinished: false, copied }
}

/** Whether a database holds only a part of what is moved into it. */
export async function isMoveUnfinished(db: Db): Promise<boolean> {
  return (await readMoveMark(db))?.isFinished === false
}

/** Marks a database that is still empty, and binds it to the secret of the source. */
export async function beginMark(tx: Tx, id: string, secretHash: string): Promise<void> {
  await tx
    .insertInto('installation')
    .values([
      { key: MOVING, value: JSON.stringify({ id, copied: {} }) },
      { key: 'secret', value: secretHash },
    ])
    .execute()
}

/** Writes down how far the copy is. */
export async function writeMoveMark(tx: Tx, { id, copied }: MoveMark): Promise<void> {
  await tx
    .updateTable('installation')
    .set({ value: JSON.stringify({ id, copied }) })
    .where('key', '=', MOVING)
    .execute()
}

/** The copy is whole, and servers may start on it. */
export async function finishMark(db: Db, id: string): Promise<void> {
  await db.updateTable('installation').set({ key: MOVED, value: id }).where('key', '=', MOVING).execute()
}
