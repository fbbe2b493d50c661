import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { EmailKind, Schema } from './schema.ts'

/** What must be true of an email. */
export type EmailCondition = (email: ExpressionBuilder<Schema, 'outbox'>) => Expression<SqlBool>

/** Emails to an address that somebody typed. All others go to the staff. */
export const TO_TYPED_ADDRESSES: readonly EmailKind[] = ['visitor', 'newsletter', 'issue', 'answer']

// Conditions for the indexes of the outbox (migrations 0012 and 0023), in the same words: an index is used only where the
// query holds its condition and its expression as text. A value that is bound later would not do.

/** A condition: the email waits, in the queue of newsletter issues or in that of all others. */
export function waitsAs(queue: 'issue' | 'other'): RawBuilder<boolean> {
  return queue === 'issue'
    ? sql<boolean>`(state = 'waiting' and (kind = 'issue') = true)`
    : sql<boolean>`(state = 'waiting' and (kind = 'issue') = false)`
}

/** A condition: an email of a newsletter issue, whatever became of it. */
export function isIssue(): RawBuilder<boolean> {
  return sql<boolean>`kind = 'issue'`
}

/** A condition. Indexes are partial by `kind`: with a parameter for it a database may plan the query again for each value. */
export function isOfKind(kind: EmailKind): RawBuilder<boolean> {
  return sql<boolean>`kind = ${sql.lit(kind)}`
}
