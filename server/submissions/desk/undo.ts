import { randomUUID } from 'node:crypto'
import type { DeskOutcome, DeskSkip } from '../../../contract/desk/replies.ts'
import type { ServerContext } from '../../context.ts'
import { type Change, parseChange, recordEvent } from '../../database/history.ts'
import type { HistoryRow, SubmissionTable, Tx } from '../../database/schema.ts'
import { groupCommit, hasRows, hold } from '../../database/transactions.ts'
import { submissionOf } from '../../mail/load-submission.ts'
import { followAnswer, withdrawAccepted } from '../../webhooks/queue.ts'
import { indexSubmission } from '../index-submission.ts'
import { followChange, followNote, HELD_BACK } from '../queue-emails.ts'
import { normalReference } from '../reference.ts'
import { emailsFor } from './act.ts'
import type { Actor } from './actor.ts'
import { followAddress } from './correct-address.ts'
import { OutcomeCount } from './outcome.ts'
import { inSteps, type Progress } from './steps.ts'

/**
 * Takes a whole action back, the last change first. A submission that somebody has changed since in the same respect is
 * left alone (`overtaken`): another owner does not stop the undo of an answer. The outcome's own `undo` does it again.
 *
 * Emails that the action queued are withdrawn, except those that were tried already.
 *
 * @param reference takes the action back for this submission alone.
 * @throws what the database throws.
 */
export async function undo(
  context: ServerContext,
  batch: string,
  actor: Actor,
  progress?: Progress,
  reference?: string,
): Promise<DeskOutcome> {
  const events = await context.db
    .selectFrom('history')
    .selectAll()
    .where('batch', '=', batch)
    .where('change', 'is not', null)
    .where('undoneAt', 'is', null)
    .$if(reference !== undefined, (query) =>
      query.where('submissionId', 'in', (of) =>
        of
          .selectFrom('submission')
          .select('submission.id')
          .where('reference', '=', normalReference(reference ?? '')),
      ),
    )
    .orderBy('id', 'desc')
    .execute()
  const count = new OutcomeCount()
  const again = randomUUID()
  const step = async (some: HistoryRow[]) => {
    const results = await groupCommit(context.db, async (tx) => {
      // What is compared with the value after the action must not change before the old one is put back.
      const submissions = some.flatMap(({ submissionId }) => submissionId ?? [])
      await hold(tx, 'submission', submissions)
      return Array.fromAsync(some, (event) => undoOne(context, tx, event, actor, again))
    })
    for (const { reference, reason } of results) count.add(reference, reason && { reason })
  }
  await inSteps(events, step, progress)
  return count.result(again)
}

async function undoOne(
  context: ServerContext,
  tx: Tx,
  event: HistoryRow,
  actor: Actor,
  batch: string,
): Promise<{ reference: string; reason?: DeskSkip }> {
  const change = parseChange(event)
  const [row] = await submissionOf(tx, { id: event.submissionId ?? '' })
  if (!row || !change) return { reference: '', reason: 'unknown' }
  // Before all that follows: what this withholds, its own undo lets leave.
  const at = context.now()
  // Two people may press Undo at once.
  const { numUpdatedRows } = await tx
    .updateTable('history')
    .set({ undoneAt: at })
    .where('id', '=', event.id)
    .where('undoneAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return { reference: row.reference, reason: 'already' }
  const current = await currentOf(tx, change)
  if (!current || Object.entries(change.after).some(([key, value]) => current[key] !== value)) {
    await tx.updateTable('history').set({ undoneAt: null }).where('id', '=', event.id).execute()
    return { reference: row.reference, reason: 'overtaken' }
  }
  const emails = await apply(context, tx, change, row, event.at)
  await recordEvent(tx, {
    submissionId: row.id,
    kind: 'undone',
    actor: actor.name,
    at,
    batch,
    detail: event.kind,
    change: { table: change.table, id: change.id, before: change.after, after: change.before, emails },
  })
  return { reference: row.reference }
}

async function currentOf(tx: Tx, { table, id }: Change): Promise<Record<string, unknown> | undefined> {
  return tx.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
}

/** Puts the values from before the action of `doneAt` back. @returns the ids of emails that this queued. */
async function apply(
  context: ServerContext,
  tx: Tx,
  change: Change,
  row: SubmissionTable,
  doneAt: number,
): Promise<string[]> {
  if (change.table === 'note') {
    await tx.updateTable('note').set(change.before).where('id', '=', change.id).execute()
    await indexSubmission(tx, row)
    await withdraw(tx, change.emails ?? [])
    const { removedAt } = change.before
    if (removedAt !== undefined)
      await followNote(tx, context, { id: change.id, submissionId: row.id }, removedAt !== null)
    return []
  }
  await tx.updateTable('submission').set(change.before).where('id', '=', row.id).execute()
  const after = await tx.selectFrom('submission').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow()
  await followAnswer(tx, context, row, after)
  await followAddress(tx, row, after)
  const withdrawn = change.emails ?? []
  await withdraw(tx, withdrawn)
  await followChange(tx, context, row, after, doneAt)
  if (withdrawn.length > 0) {
    // The emails and the webhook of a release leave together: the next release queues all of them or none.
    if (after.status !== 'open' && !(await hasEmails(tx, row.id))) await withdrawAccepted(tx, row.id)
    return []
  }
  return emailsFor(context, tx, after, row)
}

/** Takes emails out of the outbox that were not tried yet. */
async function withdraw(tx: Tx, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return
  await tx
    .deleteFrom('outbox')
    .where('id', 'in', emails)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute()
}

function hasEmails(tx: Tx, submissionId: string): Promise<boolean> {
  const emails = tx.selectFrom('outbox').select('id').where('submissionId', '=', submissionId)
  return hasRows(emails.where('kind', 'in', HELD_BACK))
}
