import { randomUUID } from 'node:crypto'
import { mailboxOf } from '../../contract/fields/mailbox.ts'
import { CONFIRM_DAYS } from '../../contract/limits.ts'
import { DAY_MS } from '../../contract/time/units.ts'
import type { ServerContext } from '../context.ts'
import type { SubscriberTable, Tx } from '../database/schema.ts'
import { groupCommit, hold } from '../database/transactions.ts'
import { enqueue, mayEmail } from '../mail/queue/outbox.ts'
import { confirmToken, mailboxHash, mailboxHashes, sha256, unsubscribeToken } from '../secret.ts'

/** How long a confirmation link works, and how long an unconfirmed address is stored, ms. */
export const CONFIRMATION_MS = CONFIRM_DAYS * DAY_MS

/**
 * Queues one email to an address: it asks to confirm or, for a confirmed address, says that there is nothing to do.
 * Every address gets an email within the same limits, so neither the answer nor its time tells whether the address is
 * known. Over the limit no email is queued; an earlier one is already in that mailbox.
 *
 * @param email a checked address.
 * @throws what the database throws. Nothing is stored then.
 */
export async function subscribe(context: ServerContext, email: string): Promise<void> {
  await groupCommit(context.db, async (tx) => {
    const now = context.now()
    const recipient = mailboxOf(email)
    const known = await findSubscriber(tx, context, email)
    // They may press the button of an earlier link at this moment, and would be asked again.
    if (known) await hold(tx, 'subscriber', [known.id])
    const subscriber = (await findSubscriber(tx, context, email)) ?? (await addSubscriber(tx, context, email))
    if (!(await mayEmail(tx, context, 'newsletter', recipient))) return writeTheSame(tx, subscriber)
    if (subscriber.state !== 'confirmed') await addConfirmation(tx, context, subscriber.id, email)
    await enqueue(tx, [{ kind: 'newsletter', subscriberId: subscriber.id, recipient }], now)
  })
}

/**
 * Writes a row as it is. Most of an answer's time is the commit, and a transaction that writes nothing needs none: an
 * address over its limit would be answered sooner than others.
 */
async function writeTheSame(tx: Tx, { id, tokenHash }: SubscriberTable): Promise<void> {
  await tx.updateTable('subscriber').set({ tokenHash }).where('id', '=', id).execute()
}

async function findSubscriber(tx: Tx, context: ServerContext, email: string): Promise<SubscriberTable | undefined> {
  return tx
    .selectFrom('subscriber')
    .selectAll()
    .where('mailbox', 'in', mailboxHashes(context, email))
    .executeTakeFirst()
}

/** A new subscriber, who has not confirmed. */
export async function addSubscriber(tx: Tx, context: ServerContext, email: string): Promise<SubscriberTable> {
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

/** A new link for this email. A subscriber who left stays suppressed until they use it. */
export async function addConfirmation(
  tx: Tx,
  { secret, now }: ServerContext,
  subscriberId: string,
  email: string,
): Promise<void> {
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
