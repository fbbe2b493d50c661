import { recordEvent } from '../database/history.ts'
import type { SubmissionTable, Tx } from '../database/schema.ts'

/**
 * Brings a request that was put aside back to what is due, in the caller's transaction, which holds it. Does nothing to any other.
 *
 * @param detail why, for the history.
 */
export async function bringBack(
  tx: Tx,
  { id, laterAt }: Pick<SubmissionTable, 'id' | 'laterAt'>,
  at: number,
  detail: string,
): Promise<void> {
  if (laterAt === null) return
  await tx.updateTable('submission').set({ laterAt: null }).where('id', '=', id).execute()
  await recordEvent(tx, { submissionId: id, kind: 'cameBack', actor: null, at, detail })
}
