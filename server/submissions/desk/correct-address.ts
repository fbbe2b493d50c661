import { randomUUID } from 'node:crypto'
import type { DeskOutcome } from '../../../contract/desk/replies.ts'
import { cleanAddress, isAddress, mailboxOf } from '../../../contract/fields/mailbox.ts'
import { roleOf } from '../../../contract/forms.ts'
import type { ServerContext } from '../../context.ts'
import { changeSubmission, recordEvent } from '../../database/history.ts'
import { parseAnswers } from '../../database/json-columns.ts'
import type { SubmissionTable, Tx } from '../../database/schema.ts'
import { groupCommit } from '../../database/transactions.ts'
import { indexSubmission } from '../index-submission.ts'
import { heldByReference } from '../reference.ts'
import type { Actor } from './actor.ts'
import { OutcomeCount } from './outcome.ts'

export type Corrected = { status: 'done'; outcome: DeskOutcome } | { status: 'address' }

/**
 * Puts a mistyped email address of a submission right. From then on everything uses the new one: replies, later emails,
 * search, exports and the receipt. A receipt that waits or was given up goes there. It can be undone.
 *
 * @param typed - as a person wrote it; `address` when it is none.
 */
export async function correctAddress(
  context: ServerContext,
  reference: string,
  typed: string,
  actor: Actor,
): Promise<Corrected> {
  const address = cleanAddress(typed.trim())
  if (!isAddress(address)) return { status: 'address' }
  const batch = randomUUID()
  const outcome = await groupCommit(context.db, async (tx) => {
    const count = new OutcomeCount()
    const row = await heldByReference(tx, reference)
    if (!row) count.add(reference, { reason: 'unknown' })
    else if (!(await changeAddress(tx, row, address, actor, context.now(), batch)))
      count.add(row.reference, { reason: 'already' })
    else {
      await reviveReceipt(tx, row.id, context.now())
      count.add(row.reference)
    }
    return count.result(batch)
  })
  return { status: 'done', outcome }
}

/**
 * Gives a submission another address, in the caller's transaction, which holds the submission.
 *
 * @param address cleaned and checked.
 * @returns false when it has this address already.
 */
export async function changeAddress(
  tx: Tx,
  row: SubmissionTable,
  address: string,
  actor: Actor,
  now: number,
  batch: string,
): Promise<boolean> {
  if (row.email === address) return false
  const lines = parseAnswers(row.lines).map((answer) =>
    roleOf(row, answer.key) === 'address' ? { ...answer, value: address, shown: address } : answer,
  )
  const set = { email: address, mailbox: mailboxOf(address), lines: JSON.stringify(lines) }
  const { after, change } = await changeSubmission(tx, row, set)
  await followAddress(tx, row, after)
  const detail = `${row.email} → ${address}`
  await recordEvent(tx, { submissionId: row.id, kind: 'corrected', actor: actor.name, at: now, batch, detail, change })
  return true
}

/** What an address that changed, or changed back, takes with it: the search index, and the receipts and answers that did not arrive. */
export async function followAddress(tx: Tx, before: SubmissionTable, after: SubmissionTable): Promise<void> {
  if (before.email === after.email) return
  await indexSubmission(tx, after)
  await tx
    .updateTable('outbox')
    .set({ recipient: mailboxOf(after.email) })
    .where('submissionId', '=', after.id)
    .where('kind', 'in', ['visitor', 'answer'])
    // What is withheld now may leave later.
    .where('state', 'in', ['waiting', 'dead', 'dismissed'])
    .execute()
}

/** A receipt that was given up at the wrong address is tried at the right one. */
async function reviveReceipt(tx: Tx, submissionId: string, now: number): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, nextAt: now, lastError: null, leasedUntil: null })
    .where('submissionId', '=', submissionId)
    .where('kind', '=', 'visitor')
    .where('state', '=', 'dead')
    .execute()
}
