import { randomUUID } from 'node:crypto'
import { shapeOf } from '../../contract/form.ts'
import { FORMS } from '../../contract/forms.ts'
import { dueAt } from '../../contract/time/business-hours.ts'
import type { ServerContext } from '../context.ts'
import { recordEvent } from '../database/history.ts'
import type { SubmissionTable, Tx } from '../database/schema.ts'
import { termOf } from './save-submission.ts'

/**
 * Opens an answered submission again, due as if it came now. The desk may undo it, such as after a note that only says
 * thanks: then the first answer counts again.
 *
 * @param detail why, for the history.
 */
export async function reopen(
  context: ServerContext,
  tx: Tx,
  submission: SubmissionTable,
  at: number,
  detail: string,
): Promise<void> {
  const { id, form, variant } = submission
  const term = termOf(shapeOf(FORMS[form], variant ?? undefined))
  const open = { status: 'open', answeredAt: null, answeredBy: null } as const
  const after = { ...open, askedAt: at, dueAt: dueAt(context.company, term, at) }
  const { status, answeredAt, answeredBy, askedAt } = submission
  const before = { status, answeredAt, answeredBy, askedAt, dueAt: submission.dueAt }
  await tx.updateTable('submission').set(after).where('id', '=', id).execute()
  await recordEvent(tx, {
    ...{ submissionId: id, kind: 'reopened', actor: null, at, batch: randomUUID(), detail },
    change: { table: 'submission', id, before, after },
  })
}
