import { randomUUID } from 'node:crypto'
import type { ServerContext } from '../context.ts'
import { groupCommit } from '../database/group-commit.ts'
import type { SubscriberTable, Tx } from '../database/schema.ts'
import { enqueue, mayEmail } from '../mail/outbox.ts'
import { confirmToken, mailboxHash, sha256, unsubscribeToken } from '../secret.ts'

/** How long a link that asks to confirm is good, and an address that never did is kept. Ms. */
export const CONFIRMATION_MS = 7 * 24 * 60 * 60_000

/**
 * Writes to an address, asking it to confirm; nothing else is ever sent to it before. Known, unknown, confirmed and
 * unsubscribed addresses are all written to within the same limits, so that neither the answer nor its time tells one
 * from the other. Over the limit no letter goes out; an earlier one is in that mailbox.
 *
 * @param email a checked address.
 * @throws what the database throws; nothing is stored then.
 */
export async function subscribe(context: ServerContext, email: string): Promise<void> {
  await groupCommit(context.db, async (tx) => {
    const now = context.now()
    const recipient = email.toLowerCase()
    const subscriber = (await known(tx, context, email)) ?? (await pending(tx, context, email))
    if (!(await mayEmail(tx, 'newsletter', recipient, now))) return
    if (subscriber.state !== 'confirmed') await ask(tx, context, subscriber.id, email)
    await enqueue(tx, [{ kind: 'newsletter', subscriberId: subscriber.id, recipient }], now)
  })
}

async function known(tx: Tx, context: ServerContext, email: string): Promise<SubscriberTable | undefined> {
  const mailbox = mailboxHash(context.secret, email)
  return tx.selectFrom('subscriber').selectAll().where('mailbox', '=', mailbox).executeTakeFirst()
}

async function pending(tx: Tx, context: ServerContext, email: string): Promise<SubscriberTable> {
  const id = randomUUID()
  const subscriber = {
    id,
    mailbox: mailboxHash(context.secret, email),
    email,
    state: 'pending' as const,
    askedAt: context.now(),
    confirmedAt: null,
    wording: null,
    client: null,
    suppressedAt: null,
    tokenHash: sha256(unsubscribeToken(context.secret, id)),
  }
  await tx.insertInto('subscriber').values(subscriber).execute()
  return subscriber
}

/** A link of its own for this letter. Whoever had unsubscribed stays suppressed until it is used. */
async function ask(tx: Tx, { secret, now }: ServerContext, subscriberId: string, email: string): Promise<void> {
  const id = randomUUID()
  const askedAt = now()
  await tx.updateTable('subscriber').set({ state: 'pending', askedAt, email }).where('id', '=', subscriberId).execute()
  await tx
    .insertInto('ask')
    .values({
      id,
      subscriberId,
      tokenHash: sha256(confirmToken(secret, id)),
      askedAt,
      expiresAt: askedAt + CONFIRMATION_MS,
      closedAt: null,
    })
    .execute()
}
