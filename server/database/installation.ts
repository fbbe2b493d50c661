import type { Db } from './schema.ts'
import { hasRows } from './transactions.ts'

const SECRET = 'secret'

/**
 * Binds a database that several servers share to the secret of the first one. Tokens and hashes of another secret would
 * open nothing.
 *
 * @param newest the hash of the secret, `earlier` those of secrets before it: a database that one of them bound is bound anew.
 * @returns false when the database belongs to another secret.
 */
export async function bindSecret(db: Db, newest: string, earlier: readonly string[] = []): Promise<boolean> {
  await db
    .insertInto('installation')
    .values({ key: SECRET, value: newest })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const bound = await db.selectFrom('installation').select('value').where('key', '=', SECRET).executeTakeFirstOrThrow()
  if (bound.value === newest) return true
  if (!earlier.includes(bound.value)) return false
  await db.updateTable('installation').set({ value: newest }).where('key', '=', SECRET).execute()
  return true
}

/** Whether no server has started with a newer secret. Only one that others may share is remembered. */
export async function isNewestSecret(db: Db, secret: string): Promise<boolean> {
  const bound = await readMark(db, SECRET)
  return bound === undefined || bound === secret
}

/** Whether no server has used the database yet. */
export async function isUnused(db: Db): Promise<boolean> {
  return (await readMark(db, SECRET)) === undefined && !(await hasRows(db.selectFrom('submission').select('id')))
}

/** What was remembered under a key; undefined for nothing. */
export async function readMark(db: Db, key: string): Promise<string | undefined> {
  const found = await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst()
  return found?.value
}

/** Remembers a value under a key, in place of the earlier one. */
export async function writeMark(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
