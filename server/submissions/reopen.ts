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
 * @param inPlace what changes in place of the due time.
 * @returns it as it is now.
 */
export async function reopen(
  context: ServerContext,
  tx: Tx,
  submission: SubmissionTable,
  at: number,
  detail: string,
  inPlace?: Pick<SubmissionTable, 'firstAnsweredAt'>,
): Promise<SubmissionTable> {
  const { id, form, variant } = submission
  const term = termOf(shapeOf(FORMS[form], variant ?? undefined))
  const open = { status: 'open', answeredAt: null, answeredBy: null } as const
  const after = { ...open, ...(inPlace ?? { askedAt: at, dueAt: dueAt(context.company, term, at) }) }
  const keys = Object.keys(after) as (keyof SubmissionTable)[]
  const before = Object.fromEntries(keys.map((key) => [key, submission[key]]))
  await tx.updateTable('submission').set(after).where('id', '=', id).execute()
  await recordEvent(tx, {
    ...{ submissionId: id, kind: 'reopened', actor: null, at, batch: randomUUID(), detail },
    change: { table: 'submission', id, before, after },
  })
  return { ...submission, ...after }
}
