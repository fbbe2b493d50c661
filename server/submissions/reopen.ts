import { randomUUID } from 'node:crypto'
import { formOf } from '../../contract/forms.ts'
import { dueAt } from '../../contract/time/business-hours.ts'
import type { ServerContext } from '../context.ts'
import { changeSubmission, recordEvent } from '../database/history.ts'
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
  const term = termOf(formOf(submission))
  const open = { status: 'open', answeredAt: null, answeredBy: null } as const
  const more = inPlace ?? { askedAt: at, dueAt: dueAt(context.company, term, at) }
  const { after, change } = await changeSubmission(tx, submission, { ...open, ...more })
  const event = { submissionId: submission.id, kind: 'reopened', actor: null, at } as const
  await recordEvent(tx, { ...event, batch: randomUUID(), detail, change })
  return after
}
