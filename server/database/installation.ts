import type { Db } from './schema.ts'

const SECRET = 'secret'

/**
 * Binds a database that several servers share to the secret of the first one. Tokens and hashes of another secret would
 * open nothing.
 *
 * @param hash of the secret.
 * @returns false when the database belongs to another secret.
 */
export async function bindSecret(db: Db, hash: string): Promise<boolean> {
  await db
    .insertInto('installation')
    .values({ key: SECRET, value: hash })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const bound = await db.selectFrom('installation').select('value').where('key', '=', SECRET).executeTakeFirstOrThrow()
  return bound.value === hash
}
