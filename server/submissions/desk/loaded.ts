import { parseAnswers } from '../../database/json-columns.ts'
import type { Db, MessageTable, NoteTable, SubmissionTable } from '../../database/schema.ts'
import type { StoredSubmission } from '../../mail/load-submission.ts'

/** Rows with all that a list shows of them. */
export interface Loaded extends Omit<StoredSubmission, 'notes' | 'cameByEmail'> {
  /** What the desk and the visitor wrote to each other, in order. */
  messages: MessageTable[]
  /** Without the removed ones. */
  notes: NoteTable[]
  emailFailed: boolean
}

/** Loads what belongs to these rows, in a fixed number of queries. At most a few hundred rows at once. */
export async function loadAll(db: Db, rows: SubmissionTable[]): Promise<Loaded[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const attachments = await db
    .selectFrom('attachment')
    .selectAll()
    .where('submissionId', 'in', ids)
    .orderBy('position')
    .execute()
  const notes = await db
    .selectFrom('note')
    .selectAll()
    .where('submissionId', 'in', ids)
    .where('removedAt', 'is', null)
    .orderBy('at')
    .execute()
  const additions = await db.selectFrom('addition').selectAll().where('submissionId', 'in', ids).orderBy('at').execute()
  const messages = await db.selectFrom('message').selectAll().where('submissionId', 'in', ids).orderBy('at').execute()
  const dead = await db
    .selectFrom('outbox')
    .select('submissionId')
    .where('submissionId', 'in', ids)
    .where('state', '=', 'dead')
    .execute()
  const attachmentsOf = Map.groupBy(attachments, ({ submissionId }) => submissionId)
  const additionsOf = Map.groupBy(additions, ({ submissionId }) => submissionId)
  const messagesOf = Map.groupBy(messages, ({ submissionId }) => submissionId)
  const notesOf = Map.groupBy(notes, ({ submissionId }) => submissionId)
  const failed = new Set(dead.map(({ submissionId }) => submissionId))
  return rows.map((submission) => ({
    submission,
    answers: parseAnswers(submission.lines),
    attachments: attachmentsOf.get(submission.id) ?? [],
    additions: additionsOf.get(submission.id) ?? [],
    messages: messagesOf.get(submission.id) ?? [],
    notes: notesOf.get(submission.id) ?? [],
    emailFailed: failed.has(submission.id),
  }))
}
