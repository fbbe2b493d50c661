import type { ServerContext } from '../context.ts'
import { TEST_PREFIX } from './send-issue.ts'

/**
 * Holds an issue: from now on no worker takes an email of it. Those that are being sent at this moment still leave.
 *
 * @returns false for an issue that does not exist.
 */
export function holdIssue(context: ServerContext, id: string): Promise<boolean> {
  return setHeld(context, id, context.now())
}

/** Lets a held issue go on. @returns false for an issue that does not exist. */
export function resumeIssue(context: ServerContext, id: string): Promise<boolean> {
  return setHeld(context, id, null)
}

async function setHeld({ db }: ServerContext, id: string, heldAt: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('issue')
    .set({ heldAt })
    .where('id', '=', id)
    .where('key', 'not like', `${TEST_PREFIX}%`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
