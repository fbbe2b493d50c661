import type { FormName } from '../../contract/forms.ts'
import type { AttachmentTable, Db, OutboxTable, SubmissionTable, SubscriberTable } from '../database/schema.ts'
import { type Line, readLines } from '../database/stored-answer.ts'

/** What a letter is written from: the submission as it lies in the database when the letter is sent. */
export interface Stored {
  submission: SubmissionTable & { form: FormName }
  lines: Line[]
  notes: string[]
  attachments: AttachmentTable[]
}

/** @throws when the submission is gone, which its letters do not outlive. */
export async function stored(db: Db, letter: OutboxTable): Promise<Stored> {
  const id = letter.submissionId ?? ''
  const submission = await db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const attachments = await db
    .selectFrom('attachment')
    .selectAll()
    .where('submissionId', '=', id)
    .orderBy('position')
    .execute()
  return {
    // The column is written from the form's own name, and the notes from a list of strings.
    submission: { ...submission, form: submission.form as FormName },
    lines: readLines(submission.lines),
    notes: JSON.parse(submission.notes) as string[],
    attachments,
  }
}

/** @throws when the subscriber is gone, which its letters do not outlive. */
export function subscriberOf(db: Db, letter: OutboxTable): Promise<SubscriberTable> {
  const id = letter.subscriberId ?? ''
  return db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
