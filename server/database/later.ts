import type { Db, SubmissionTable, Tx } from './schema.ts'

/** A request that is put aside, with what counts read of it. */
export type LaterRow = Pick<SubmissionTable, 'id' | 'number' | 'desk' | 'owner' | 'dueAt'> & { laterAt: number }

/** The requests that are put aside. They are few, so lists and counts leave out their numbers, as those of canaries. */
export async function laterRows(db: Db | Tx): Promise<LaterRow[]> {
  const rows = await db
    .selectFrom('submission')
    .select(['id', 'number', 'desk', 'owner', 'dueAt', 'laterAt'])
    .where('laterAt', 'is not', null)
    .where('status', '=', 'open')
    .execute()
  return rows.map(({ laterAt, ...row }) => ({ ...row, laterAt: laterAt ?? 0 }))
}
