import type { Desk } from '../../contract/forms.ts'
import type { ServerContext } from '../context.ts'
import { parseAnswers, parseTexts, type StoredAnswer } from '../database/json-columns.ts'
import type { AttachmentTable, SubmissionState, SubmissionTable } from '../database/schema.ts'
import { eraseAll } from './erase.ts'
import { queueEmails } from './queue-emails.ts'
import { normalReference } from './reference.ts'

// The use cases of the staff. The desk's command line calls them.

export interface SubmissionRecord {
  submission: SubmissionTable
  answers: StoredAnswer[]
  quarantine: string[]
  notes: string[]
  attachments: AttachmentTable[]
}

/** Submissions by due time, the soonest first. Without a status: the open ones. */
export async function list(
  context: ServerContext,
  filter: { desk?: Desk; status?: SubmissionState | 'all' } = {},
): Promise<SubmissionRecord[]> {
  const { desk, status = 'open' } = filter
  let query = context.db.selectFrom('submission').selectAll().orderBy('dueAt').orderBy('reference')
  if (desk) query = query.where('desk', '=', desk)
  if (status !== 'all') query = query.where('status', '=', status)
  return toRecords(context, await query.execute())
}

/** One submission, which is marked as opened. Undefined for an unknown reference. */
export async function show(context: ServerContext, reference: string): Promise<SubmissionRecord | undefined> {
  await context.db
    .updateTable('submission')
    .set({ openedAt: context.now() })
    .where('reference', '=', normalReference(reference))
    .where('openedAt', 'is', null)
    .execute()
  return find(context, reference)
}

export type Change =
  | { status: 'done'; record: SubmissionRecord }
  | { status: 'unknown' }
  | { status: 'already'; record: SubmissionRecord }

/** Marks as answered. The visitor's receipt shows it. */
export function answer(context: ServerContext, reference: string): Promise<Change> {
  return change(context, reference, ['open', 'quarantined', 'spam'], (now, before) => ({
    status: 'answered',
    answeredAt: now,
    openedAt: before.openedAt ?? now,
  }))
}

/** Takes it out of the inbox. It is erased together with the quarantine. */
export function spam(context: ServerContext, reference: string): Promise<Change> {
  return change(context, reference, ['open', 'quarantined'], () => ({ status: 'spam' }))
}

/** Moves it back to the inbox, and queues the emails that the quarantine held back. */
export function release(context: ServerContext, reference: string): Promise<Change> {
  return change(context, reference, ['quarantined', 'spam'], () => ({ status: 'open' }))
}

/** Removes the record, its emails and its files. @returns whether the reference was known. */
export async function erase(context: ServerContext, reference: string): Promise<boolean> {
  const found = await find(context, reference)
  if (!found) return false
  await eraseAll(context, [found.submission.id])
  return true
}

async function change(
  context: ServerContext,
  reference: string,
  from: SubmissionState[],
  to: (now: number, before: SubmissionTable) => Partial<SubmissionTable>,
): Promise<Change> {
  const changed = await context.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('submission')
      .selectAll()
      .where('reference', '=', normalReference(reference))
      .executeTakeFirst()
    if (!before || !from.includes(before.status)) return false
    const set = to(context.now(), before)
    await tx.updateTable('submission').set(set).where('id', '=', before.id).execute()
    const emails = await tx.selectFrom('outbox').select('id').where('submissionId', '=', before.id).execute()
    if (set.status === 'open' && emails.length === 0) await queueEmails(tx, context, before)
    return true
  })
  const record = await find(context, reference)
  if (!record) return { status: 'unknown' }
  return { status: changed ? 'done' : 'already', record }
}

async function find(context: ServerContext, reference: string): Promise<SubmissionRecord | undefined> {
  const row = await context.db
    .selectFrom('submission')
    .selectAll()
    .where('reference', '=', normalReference(reference))
    .executeTakeFirst()
  return row && (await toRecords(context, [row]))[0]
}

async function toRecords(context: ServerContext, rows: SubmissionTable[]): Promise<SubmissionRecord[]> {
  let query = context.db.selectFrom('attachment').selectAll().orderBy('position')
  // A list loads all attachments at once, because one statement takes a limited number of ids.
  if (rows.length === 1 && rows[0]) query = query.where('submissionId', '=', rows[0].id)
  const attachments = await query.execute()
  const byId = Map.groupBy(attachments, (attachment) => attachment.submissionId)
  return rows.map((submission) => ({
    submission,
    answers: parseAnswers(submission.lines),
    quarantine: parseTexts(submission.quarantine),
    notes: parseTexts(submission.notes),
    attachments: byId.get(submission.id) ?? [],
  }))
}
