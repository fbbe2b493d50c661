import { randomUUID } from 'node:crypto'
import { mailboxOf } from '../../contract/mailbox.ts'
import type { ServerContext } from '../context.ts'
import { batchesOf } from '../database/batches.ts'
import type { IssueContent } from '../mail/issue-email.ts'
import { enqueue } from '../mail/outbox.ts'
import type { Issue } from './issue-file.ts'

type Queued =
  | { status: 'queued'; recipients: number }
  | { status: 'already'; at: number; recipients: number; sent: number; waiting: number }

/**
 * Queues one email of an issue for each confirmed subscriber, in one transaction: all of them, or none when it is killed.
 * The worker then sends them at its own pace, through any number of restarts. An issue is queued once.
 */
export async function queueIssue(context: ServerContext, { key, content }: Issue): Promise<Queued> {
  return context.db.transaction().execute(async (tx): Promise<Queued> => {
    const earlier = await tx.selectFrom('issue').selectAll().where('key', '=', key).executeTakeFirst()
    if (earlier) {
      const rows = await tx
        .selectFrom('outbox')
        .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
        .where('kind', '=', 'issue')
        .where('about', '=', earlier.id)
        .groupBy('state')
        .execute()
      const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0)
      const { createdAt: at, recipients } = earlier
      return { status: 'already', at, recipients, sent: count('sent'), waiting: count('waiting') }
    }
    const now = context.now()
    const id = randomUUID()
    const subscribers = await tx
      .selectFrom('subscriber')
      .select(['id', 'email'])
      .where('state', '=', 'confirmed')
      .where('email', 'is not', null)
      .execute()
    const stored: IssueContent = { ...content, isTest: false }
    await tx
      .insertInto('issue')
      .values({ id, key, content: JSON.stringify(stored), createdAt: now, recipients: subscribers.length })
      .execute()
    for (const batch of batchesOf(subscribers)) {
      const entries = batch.map(({ id: subscriberId, email }) => ({
        kind: 'issue' as const,
        subscriberId,
        about: id,
        recipient: mailboxOf(email ?? ''),
      }))
      await enqueue(tx, entries, now)
    }
    return { status: 'queued', recipients: subscribers.length }
  })
}

/** Queues one email of an issue for this address alone. It may be sent as often as you like. */
export async function queueTest(context: ServerContext, { content }: Issue, address: string): Promise<void> {
  const now = context.now()
  const id = randomUUID()
  const stored: IssueContent = { ...content, isTest: true }
  await context.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('issue')
      .values({ id, key: `test:${id}`, content: JSON.stringify(stored), createdAt: now, recipients: 1 })
      .execute()
    await enqueue(tx, [{ kind: 'issue', subscriberId: null, about: id, recipient: address }], now)
  })
}
