import { nameOfPerson } from '../../../contract/desk/people.ts'
import type { ServerContext } from '../../context.ts'
import { groupCommit } from '../../database/transactions.ts'

/**
 * Gives what stands under another spelling of a person to the name of the settings: requests, and answers that are being
 * written. The history keeps what was said then. Safe to run at any time.
 */
export async function joinPeople({ db, people }: ServerContext): Promise<void> {
  const owners = await db.selectFrom('submission').select('owner as name').distinct().execute()
  const authors = await db.selectFrom('draft').select('author as name').distinct().execute()
  for (const alias of new Set([...owners, ...authors].map((one) => one.name ?? ''))) {
    const name = nameOfPerson(people, alias)
    if (name === alias) continue
    await groupCommit(db, async (tx) => {
      await tx.updateTable('submission').set({ owner: name }).where('owner', '=', alias).execute()
      const own = tx.selectFrom('draft').select('submissionId').where('author', '=', name)
      await tx
        .updateTable('draft')
        .set({ author: name })
        .where('author', '=', alias)
        .where('submissionId', 'not in', own)
        .execute()
    })
  }
}
