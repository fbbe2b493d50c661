import { CAME_BY_EMAIL, parseAnswers, parseTexts, type StoredAnswer } from '../database/json-columns.ts'
import { prepared } from '../database/prepared.ts'
import type {
  AdditionTable,
  AttachmentTable,
  Db,
  IssueRow,
  OutboxTable,
  SubmissionTable,
  SubscriberTable,
} from '../database/schema.ts'

/** The submission that an email is about, as it is stored when the email is sent. */
export interface StoredSubmission {
  submission: SubmissionTable
  answers: StoredAnswer[]
  notes: string[]
  /** Its sender wrote an email and filled in no form. */
  cameByEmail: boolean
  attachments: AttachmentTable[]
  /** What the visitor added on the receipt, in order. */
  additions: AdditionTable[]
}

/** Built once: an action on thousands asks for each of them. */
export const submissionOf = prepared((db, { id }: { id: string }) =>
  db.selectFrom('submission').selectAll().where('id', '=', id),
)
const attachmentsOf = prepared((db, { id }: { id: string }) =>
  db
    .selectFrom('attachment')
    .selectAll()
    .where('submissionId', '=', id)
    .where('messageId', 'is', null)
    .orderBy('position'),
)
const additionsOf = prepared((db, { id }: { id: string }) =>
  db.selectFrom('addition').selectAll().where('submissionId', '=', id).orderBy('at'),
)

/** @throws when the submission was erased. Its outbox rows are deleted with it. */
export async function loadSubmission(db: Db, row: OutboxTable): Promise<StoredSubmission> {
  const id = row.submissionId ?? ''
  const [[submission], attachments, additions] = await Promise.all([
    submissionOf(db, { id }),
    attachmentsOf(db, { id }),
    additionsOf(db, { id }),
  ])
  if (submission === undefined) throw new Error('The submission was erased.')
  const notes = parseTexts(submission.notes)
  return {
    submission,
    additions,
    answers: parseAnswers(submission.lines),
    notes,
    cameByEmail: notes[0]?.startsWith(CAME_BY_EMAIL) === true,
    attachments,
  }
}

/**
 * The submission as an email to the desk tells of it: without what was added after the email was queued, which has an
 * email of its own. What was added in quarantine has none, so it is told with the submission.
 */
export async function asOf(db: Db, stored: StoredSubmission, row: OutboxTable): Promise<StoredSubmission> {
  if (stored.additions.length === 0) return stored
  const emails = await db
    .selectFrom('outbox')
    .select('about')
    .where('submissionId', '=', stored.submission.id)
    .where('about', 'is not', null)
    .execute()
  const told = new Set(emails.map(({ about }) => about))
  const additions = stored.additions.filter(({ id, at }) => at < row.createdAt || !told.has(id))
  const known = new Set(additions.map(({ id }) => id))
  return {
    ...stored,
    additions,
    attachments: stored.attachments.filter(({ additionId }) => additionId === null || known.has(additionId)),
  }
}

/** @throws when the subscriber was deleted. Their outbox rows are deleted with them. */
export function loadSubscriber(db: Db, row: OutboxTable): Promise<SubscriberTable> {
  const id = row.subscriberId ?? ''
  return db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** @throws when there is no such issue. */
export function loadIssue(db: Db, row: OutboxTable): Promise<IssueRow> {
  return db
    .selectFrom('issue')
    .selectAll()
    .where('id', '=', row.about ?? '')
    .executeTakeFirstOrThrow()
}
