import type { ServerContext } from '../context.ts'
import { TEST_PREFIX } from './issues.ts'

/**
 * Holds an issue: from now on no worker takes an email of it. Those that are being sent at this moment still leave. Or lets
 * a held one go on.
 *
 * @returns false for an issue that does not exist.
 */
export async function holdIssue({ db, now }: ServerContext, id: string, isHeld: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('issue')
    .set({ heldAt: isHeld ? now() : null })
    .where('id', '=', id)
    .where('key', 'not like', `${TEST_PREFIX}%`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
