import type { ServerContext } from '../../context.ts'
import { groupCommit } from '../../database/transactions.ts'

/**
 * Gives what stands under another spelling of a person to the name of the settings: requests, and answers that are being
 * written. The history keeps what was said then. Safe to run at any time.
 */
export async function joinPeople({ db, people }: ServerContext): Promise<void> {
  for (const { name, aliases: others, address } of people) {
    const aliases = [...others, address]
    await groupCommit(db, async (tx) => {
      await tx.updateTable('submission').set({ owner: name }).where('owner', 'in', aliases).execute()
      const own = tx.selectFrom('draft').select('submissionId').where('author', '=', name)
      for (const alias of aliases)
        await tx
          .updateTable('draft')
          .set({ author: name })
          .where('author', '=', alias)
          .where('submissionId', 'not in', own)
          .execute()
    })
  }
}
