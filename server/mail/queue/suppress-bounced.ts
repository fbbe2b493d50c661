import type { ServerContext } from '../../context.ts'
import { lockSubscribers } from '../../database/subscribers.ts'
import { transaction } from '../../database/transactions.ts'

/** What stays of a subscriber who left, or whose mailbox does not exist. */
export function suppressedSubscriber(suppressedAt: number) {
  return { state: 'unsubscribed' as const, email: null, confirmedAt: null, wording: null, client: null, suppressedAt }
}

/**
 * Takes a subscriber whose mailbox does not exist off the list, with all of their emails. More tries would hurt our
 * sender reputation. They may confirm again. Their issue counts them, because the row of its email goes.
 */
export async function suppressBounced(
  { db, now }: ServerContext,
  subscriberId: string,
  issueId: string | null,
): Promise<void> {
  await transaction(db, async (tx) => {
    await lockSubscribers(tx)
    await tx.updateTable('subscriber').set(suppressedSubscriber(now())).where('id', '=', subscriberId).execute()
    await tx.deleteFrom('outbox').where('subscriberId', '=', subscriberId).execute()
    await tx
      .updateTable('issue')
      .set((issue) => ({ refused: issue('refused', '+', 1) }))
      .where('id', '=', issueId)
      .execute()
  })
}
