import { randomUUID } from 'node:crypto'
import { CONFIRM_DAYS } from '../../contract/limits.ts'
import type { Office } from '../context.ts'
import { commitTogether } from '../database/group-commit.ts'
import type { SubscriberTable, Tx } from '../database/schema.ts'
import { enqueue, mayWriteTo } from '../mail/outbox.ts'
import { confirmToken, mailboxHash, sha256, unsubscribeToken } from '../secret.ts'

/** How long a link that asks to confirm is good, and an address that never did is kept. Ms. */
export const ASK_MS = CONFIRM_DAYS * 24 * 60 * 60_000

/**
 * Writes to an address, asking it to confirm; nothing else is ever sent to it before. Known, unknown, confirmed and
 * unsubscribed addresses are all written to within the same limits, so that neither the answer nor its time tells one
 * from the other. Over the limit no letter goes out; an earlier one is in that mailbox.
 *
 * @param email a checked address.
 * @throws what the database throws; nothing is stored then.
 */
export async function subscribe(office: Office, email: string): Promise<void> {
  await commitTogether(office.db, async (tx) => {
    const now = office.now()
    const recipient = email.toLowerCase()
    const subscriber = (await known(tx, office, email)) ?? (await pending(tx, office, email))
    if (!(await mayWriteTo(tx, 'newsletter', recipient, now))) return
    if (subscriber.state !== 'confirmed') await ask(tx, office, subscriber.id, email)
    await enqueue(tx, [{ kind: 'newsletter', subscriberId: subscriber.id, recipient }], now)
  })
}

async function known(tx: Tx, office: Office, email: string): Promise<SubscriberTable | undefined> {
  const mailbox = mailboxHash(office.secret, email)
  return tx.selectFrom('subscriber').selectAll().where('mailbox', '=', mailbox).executeTakeFirst()
}

async function pending(tx: Tx, office: Office, email: string): Promise<SubscriberTable> {
  const id = randomUUID()
  const subscriber = {
    id,
    mailbox: mailboxHash(office.secret, email),
    email,
    state: 'pending' as const,
    askedAt: office.now(),
    confirmedAt: null,
    wording: null,
    client: null,
    suppressedAt: null,
    tokenHash: sha256(unsubscribeToken(office.secret, id)),
  }
  await tx.insertInto('subscriber').values(subscriber).execute()
  return subscriber
}

/** A link of its own for this letter. Whoever had unsubscribed stays suppressed until it is used. */
async function ask(tx: Tx, { secret, now }: Office, subscriberId: string, email: string): Promise<void> {
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
      expiresAt: askedAt + ASK_MS,
      closedAt: null,
    })
    .execute()
}
