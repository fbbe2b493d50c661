import type { ServerContext } from '../context.ts'
import { laterRows } from '../database/later.ts'
import { groupCommit, hold } from '../database/transactions.ts'
import { bringBack } from '../submissions/back-from-later.ts'

/** Brings back every request whose moment has come. Of several processes one does it. @returns 0: it queues no email. */
export async function returnLater(context: ServerContext): Promise<number> {
  const at = context.now()
  const ids = (await laterRows(context.db)).filter(({ laterAt }) => laterAt <= at).map(({ id }) => id)
  if (ids.length === 0) return 0
  await groupCommit(context.db, async (tx) => {
    await hold(tx, 'submission', ids)
    const rows = await tx.selectFrom('submission').select(['id', 'laterAt']).where('id', 'in', ids).execute()
    for (const row of rows)
      if ((row.laterAt ?? at + 1) <= at) await bringBack(tx, row, at, 'It was put aside until now.')
  })
  return 0
}
