import { randomUUID } from 'node:crypto'
import { mailboxOf } from '../../contract/fields/mailbox.ts'
import type { ServerContext } from '../context.ts'
import { batchesOf } from '../database/batches.ts'
import { lockSubscribers } from '../database/subscribers.ts'
import { transaction } from '../database/transactions.ts'
import type { IssueContent } from '../mail/kinds/issue-email.ts'
import { enqueue, enqueueMany } from '../mail/queue/outbox.ts'
import type { Issue } from './issue-file.ts'
import { countedIssue, TEST_PREFIX } from './issues.ts'

type Queued =
  | { status: 'queued'; id: string; recipients: number }
  | { status: 'differs'; recipients: number }
  | { status: 'already'; at: number; recipients: number; sent: number; waiting: number }

/**
 * Queues one email of an issue for each confirmed subscriber, in one transaction: all of them, or none when it is killed.
 * The worker then sends them at its own pace, through any number of restarts. An issue is queued once.
 *
 * @param by - who sends it. With `expected` nothing is queued unless so many subscribers are confirmed.
 */
export async function queueIssue(
  context: ServerContext,
  { key, content }: Issue,
  by: { actor?: string; expected?: number } = {},
): Promise<Queued> {
  return transaction(context.db, async (tx): Promise<Queued> => {
    await lockSubscribers(tx)
    const earlier = await tx.selectFrom('issue').selectAll().where('key', '=', key).executeTakeFirst()
    if (earlier) {
      const { createdAt: at, recipients, sent, waiting } = await countedIssue(tx, earlier)
      return { status: 'already', at, recipients, sent, waiting }
    }
    const now = context.now()
    const id = randomUUID()
    const subscribers = await tx
      .selectFrom('subscriber')
      .select(['id', 'email'])
      .where('state', '=', 'confirmed')
      .where('email', 'is not', null)
      .execute()
    if (by.expected !== undefined && by.expected !== subscribers.length)
      return { status: 'differs', recipients: subscribers.length }
    const stored: IssueContent = { ...content, isTest: false }
    const issue = { id, key, content: JSON.stringify(stored), createdAt: now, recipients: subscribers.length }
    await tx
      .insertInto('issue')
      .values({ ...issue, actor: by.actor ?? null, heldAt: null })
      .execute()
    for (const batch of batchesOf(subscribers)) {
      const entries = batch.map(({ id: subscriberId, email }) => ({
        kind: 'issue' as const,
        subscriberId,
        about: id,
        recipient: mailboxOf(email ?? ''),
      }))
      await enqueueMany(tx, entries, now)
    }
    return { status: 'queued', id, recipients: subscribers.length }
  })
}

/** Queues one email of an issue for this address alone. It may be sent as often as you like. */
export async function queueTest(context: ServerContext, issue: Issue, address: string): Promise<void> {
  const now = context.now()
  const id = randomUUID()
  const stored: IssueContent = { ...issue.content, isTest: true }
  const content = JSON.stringify(stored)
  await transaction(context.db, async (tx) => {
    await tx
      .insertInto('issue')
      .values({ id, key: `${TEST_PREFIX}${id}`, content, createdAt: now, recipients: 1, actor: null, heldAt: null })
      .execute()
    await enqueue(tx, [{ kind: 'issue', subscriberId: null, about: id, recipient: address }], now)
  })
}
