import { preparedInsert } from './prepared.ts'
import type { Db, HistoryRow, HistoryTable, SubmissionTable, Tx } from './schema.ts'

/** The columns of a submission or note before and after an action, so that undo can put the old values back. */
export interface Change {
  table: 'submission' | 'note'
  /** Of the row. */
  id: string
  before: Record<string, string | number | null>
  after: Record<string, string | number | null>
  /** Emails that the action queued. Undo removes those that were not tried yet. */
  emails?: string[]
}

export interface NewEvent extends Pick<HistoryTable, 'submissionId' | 'kind' | 'actor' | 'at'> {
  batch?: string
  detail?: string
  change?: Change
}

/** Changes columns of a submission, in the caller's transaction. @returns it as it is now, and the change for its event. */
export async function changeSubmission(tx: Tx, row: SubmissionTable, set: Partial<SubmissionTable>) {
  const change = changeOf(row, set)
  await changeSubmissions(tx, [change])
  return { after: { ...row, ...set }, change }
}

export function changeOf(row: SubmissionTable, set: Partial<SubmissionTable>): Change {
  const before = Object.fromEntries(Object.keys(set).map((key) => [key, row[key as keyof SubmissionTable]]))
  return { table: 'submission', id: row.id, before, after: { ...set } }
}

/** Changes columns of many, in the caller's transaction: with one statement where they get the same. */
export async function changeSubmissions(tx: Tx, changes: readonly Change[]): Promise<void> {
  for (const [after, alike] of Map.groupBy(changes, ({ after }) => JSON.stringify(after))) {
    const ids = alike.map(({ id }) => id)
    await tx.updateTable('submission').set(JSON.parse(after)).where('id', 'in', ids).execute()
  }
}

const insertEvent = preparedInsert('history')

/** Transactions that added to the history. */
const withEvents = new WeakSet<object>()

/** Adds to the history, in the caller's transaction, in this order. Every open desk is told of it. */
export async function recordEvent(tx: Db | Tx, ...events: NewEvent[]): Promise<void> {
  const rows = events.map(({ submissionId, kind, actor, at, batch = null, detail = '', change }) => ({
    ...{ submissionId, kind, actor, at, batch, detail, undoneAt: null },
    change: change ? JSON.stringify(change) : null,
  }))
  if (rows.length === 1 && rows[0]) await insertEvent(tx, rows[0])
  else if (rows.length > 0) await tx.insertInto('history').values(rows).execute()
  if (rows.length > 0) withEvents.add(tx)
}

/** Whether a transaction added to the history, so that open desks are told after its commit. */
export function hasEvents(tx: Tx): boolean {
  return withEvents.has(tx)
}

/** Reads the column `history.change`. */
export function parseChange({ change }: Pick<HistoryRow, 'change'>): Change | undefined {
  // Only `recordEvent` writes this column, from this type.
  return change === null ? undefined : (JSON.parse(change) as Change)
}
