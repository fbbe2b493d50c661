import { parseAnswers, parseTexts, type StoredAnswer } from '../database/json-columns.ts'
import type {
  AttachmentTable,
  Db,
  IssueTable,
  OutboxTable,
  SubmissionTable,
  SubscriberTable,
} from '../database/schema.ts'

/** The submission that an email is about, as it is stored when the email is sent. */
export interface StoredSubmission {
  submission: SubmissionTable
  answers: StoredAnswer[]
  notes: string[]
  attachments: AttachmentTable[]
}

/** @throws when the submission was erased. Its outbox rows are deleted with it. */
export async function loadSubmission(db: Db, row: OutboxTable): Promise<StoredSubmission> {
  const id = row.submissionId ?? ''
  const submission = await db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const attachments = await db
    .selectFrom('attachment')
    .selectAll()
    .where('submissionId', '=', id)
    .orderBy('position')
    .execute()
  return {
    submission,
    answers: parseAnswers(submission.lines),
    notes: parseTexts(submission.notes),
    attachments,
  }
}

/** @throws when the subscriber was deleted. Their outbox rows are deleted with them. */
export function loadSubscriber(db: Db, row: OutboxTable): Promise<SubscriberTable> {
  const id = row.subscriberId ?? ''
  return db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** @throws when there is no such issue. */
export function loadIssue(db: Db, row: OutboxTable): Promise<IssueTable> {
  return db
    .selectFrom('issue')
    .selectAll()
    .where('id', '=', row.about ?? '')
    .executeTakeFirstOrThrow()
}
