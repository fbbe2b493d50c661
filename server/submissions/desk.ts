import type { ServerContext } from '../context.ts'
import type { AttachmentTable, SubmissionState, SubmissionTable } from '../database/schema.ts'
import { parseAnswers, type StoredAnswer } from '../database/stored-answer.ts'
import { eraseAll } from './erase.ts'
import { queueEmails } from './queue-emails.ts'
import { normalReference } from './reference.ts'

// What the staff do with submissions; the command line and the desk's screen both come here.

export interface SubmissionRecord {
  submission: SubmissionTable
  lines: StoredAnswer[]
  quarantine: string[]
  notes: string[]
  attachments: AttachmentTable[]
}

/** What has a due time comes first by it. Without a status: what is open. */
export async function list(
  context: ServerContext,
  filter: { desk?: string; status?: SubmissionState | 'all' } = {},
): Promise<SubmissionRecord[]> {
  const { desk, status = 'open' } = filter
  let query = context.db.selectFrom('submission').selectAll().orderBy('dueAt').orderBy('reference')
  if (desk) query = query.where('desk', '=', desk)
  if (status !== 'all') query = query.where('status', '=', status)
  return withAttachments(context, await query.execute())
}

/** One submission, which counts as opened from now on; undefined when there is none with this reference. */
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

/** Marks as answered, which the visitor's receipt shows. */
export function answer(context: ServerContext, reference: string): Promise<Change> {
  return change(context, reference, ['open', 'quarantined', 'spam'], (now, was) => ({
    status: 'answered',
    answeredAt: now,
    openedAt: was.openedAt ?? now,
  }))
}

/** Takes it out of the inbox; it is erased with the quarantine. */
export function spam(context: ServerContext, reference: string): Promise<Change> {
  return change(context, reference, ['open', 'quarantined'], () => ({ status: 'spam' }))
}

/** Back to the inbox. The letters that quarantine held back are queued now. */
export function release(context: ServerContext, reference: string): Promise<Change> {
  return change(context, reference, ['quarantined', 'spam'], () => ({ status: 'open' }))
}

/** Removes everything about it: record, letters, files. Whether there was such a reference. */
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
  to: (now: number, was: SubmissionTable) => Partial<SubmissionTable>,
): Promise<Change> {
  const changed = await context.db.transaction().execute(async (tx) => {
    const was = await tx
      .selectFrom('submission')
      .selectAll()
      .where('reference', '=', normalReference(reference))
      .executeTakeFirst()
    if (!was || !from.includes(was.status)) return false
    const set = to(context.now(), was)
    await tx.updateTable('submission').set(set).where('id', '=', was.id).execute()
    const letters = await tx.selectFrom('outbox').select('id').where('submissionId', '=', was.id).execute()
    if (set.status === 'open' && letters.length === 0) await queueEmails(tx, context, was)
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
  return row && (await withAttachments(context, [row]))[0]
}

async function withAttachments(context: ServerContext, rows: SubmissionTable[]): Promise<SubmissionRecord[]> {
  let query = context.db.selectFrom('attachment').selectAll().orderBy('position')
  // A whole list takes all of them at once; SQLite bounds how many ids one statement may name.
  if (rows.length === 1 && rows[0]) query = query.where('submissionId', '=', rows[0].id)
  const attachments = await query.execute()
  const byId = Map.groupBy(attachments, (attachment) => attachment.submissionId)
  return rows.map((submission) => ({
    submission,
    lines: parseAnswers(submission.lines),
    // Both columns are written by `receive` from lists of strings.
    quarantine: JSON.parse(submission.quarantine) as string[],
    notes: JSON.parse(submission.notes) as string[],
    attachments: byId.get(submission.id) ?? [],
  }))
}
