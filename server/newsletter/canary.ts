import { mailboxOf } from '../../contract/fields/mailbox.ts'
import type { ServerContext } from '../context.ts'
import { groupCommit } from '../database/transactions.ts'
import { enqueue } from '../mail/queue/outbox.ts'
import { mailboxHash } from '../secret.ts'
import { addConfirmation, addSubscriber } from './subscribe.ts'

/** Stores the address of a canary as a subscription would. Its email is rendered, and sent to nobody. */
export async function subscribeCanary(context: ServerContext, email: string): Promise<void> {
  await groupCommit(context.db, async (tx) => {
    const { id } = await addSubscriber(tx, context, email)
    await addConfirmation(tx, context, id, email)
    await enqueue(tx, [{ kind: 'canary', subscriberId: id, recipient: mailboxOf(email) }], context.now())
  })
}

/** The id of a canary's subscriber. */
export async function findCanarySubscriber({ db, secret }: ServerContext, email: string): Promise<string | undefined> {
  const mailbox = mailboxHash(secret, email)
  return (await db.selectFrom('subscriber').select('id').where('mailbox', '=', mailbox).executeTakeFirst())?.id
}
