import type { ServerContext } from '../context.ts'
import type { SubscriberState } from '../database/schema.ts'
import { emailContains } from '../database/subscribers.ts'
import { rowCount } from '../database/transactions.ts'
import { mailboxHashes } from '../secret.ts'
import { listedSubscriber } from './list.ts'

interface SubscriberQuery {
  /** A part of the address. A whole address also finds who left, by the hash. */
  text: string
  state?: SubscriberState
  /** The `next` of the page before. */
  after?: string
  limit: number
}

/** One page of subscribers, the newest first. Undefined for an `after` that no page gave. */
export async function findSubscribers(context: ServerContext, { text, state, after, limit }: SubscriberQuery) {
  const part = text.trim()
  let matching = context.db
    .selectFrom('subscriber')
    .where((row) =>
      part === ''
        ? row('email', 'is not', null)
        : row.or([emailContains(part), row('mailbox', 'in', mailboxHashes(context, part))]),
    )
  if (state) matching = matching.where('state', '=', state)
  const total = await rowCount(matching)
  let page = matching
    .selectAll()
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (after !== undefined) {
    const [, at, id] = /^(\d+)\.([\w-]+)$/.exec(after) ?? []
    if (at === undefined || id === undefined) return undefined
    page = page.where((row) =>
      row.or([row('askedAt', '<', Number(at)), row.and([row('askedAt', '=', Number(at)), row('id', '<', id)])]),
    )
  }
  const rows = await page.execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(listedSubscriber),
    next: rows.length > limit && last ? `${last.askedAt}.${last.id}` : null,
    total,
  }
}
