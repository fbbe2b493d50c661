import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './schema.ts'
import { lock } from './transactions.ts'

/**
 * Waits for whoever decides who is on the newsletter's list, and for an issue that is being queued. So nobody who has left
 * gets an issue that counted them before, and two links of one subscriber do not both win.
 */
export function lockSubscribers(tx: Tx): Promise<void> {
  return lock(tx, 'subscribers')
}

/** A condition on `subscriber.email`: it holds this text, whatever the case of its letters. */
export function emailContains(text: string): RawBuilder<boolean> {
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(subscriber.email) like ${part} escape '\\'`
}
