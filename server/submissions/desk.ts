import type { Office } from '../context.ts'
import type { AttachmentTable, SubmissionState, SubmissionTable } from '../database/schema.ts'
import { type Line, readLines } from '../database/stored-answer.ts'
import { eraseAll } from './erase.ts'
import { queueLetters } from './queue-emails.ts'
import { normalReference } from './reference.ts'

// What the staff do with submissions; the command line and the desk's screen both come here.

export interface Filed {
  submission: SubmissionTable
  lines: Line[]
  quarantine: string[]
  notes: string[]
  attachments: AttachmentTable[]
}

/** What has a due time comes first by it. Without a status: what is open. */
export async function list(
  office: Office,
  filter: { desk?: string; status?: SubmissionState | 'all' } = {},
): Promise<Filed[]> {
  const { desk, status = 'open' } = filter
  let query = office.db.selectFrom('submission').selectAll().orderBy('dueAt').orderBy('reference')
  if (desk) query = query.where('desk', '=', desk)
  if (status !== 'all') query = query.where('status', '=', status)
  return file(office, await query.execute())
}

/** One submission, which counts as opened from now on; undefined when there is none with this reference. */
export async function show(office: Office, reference: string): Promise<Filed | undefined> {
  await office.db
    .updateTable('submission')
    .set({ openedAt: office.now() })
    .where('reference', '=', normalReference(reference))
    .where('openedAt', 'is', null)
    .execute()
  return find(office, reference)
}

export type Change = { status: 'done'; filed: Filed } | { status: 'unknown' } | { status: 'already'; filed: Filed }

/** Marks as answered, which the visitor's receipt shows. */
export function answer(office: Office, reference: string): Promise<Change> {
  return change(office, reference, ['open', 'quarantined', 'spam'], (now, was) => ({
    status: 'answered',
    answeredAt: now,
    openedAt: was.openedAt ?? now,
  }))
}

/** Takes it out of the inbox; it is erased with the quarantine. */
export function spam(office: Office, reference: string): Promise<Change> {
  return change(office, reference, ['open', 'quarantined'], () => ({ status: 'spam' }))
}

/** Back to the inbox. The letters that quarantine held back are queued now. */
export function release(office: Office, reference: string): Promise<Change> {
  return change(office, reference, ['quarantined', 'spam'], () => ({ status: 'open' }))
}

/** Removes everything about it: record, letters, files. Whether there was such a reference. */
export async function erase(office: Office, reference: string): Promise<boolean> {
  const found = await find(office, reference)
  if (!found) return false
  await eraseAll(office, [found.submission.id])
  return true
}

async function change(
  office: Office,
  reference: string,
  from: SubmissionState[],
  to: (now: number, was: SubmissionTable) => Partial<SubmissionTable>,
): Promise<Change> {
  const changed = await office.db.transaction().execute(async (tx) => {
    const was = await tx
      .selectFrom('submission')
      .selectAll()
      .where('reference', '=', normalReference(reference))
      .executeTakeFirst()
    if (!was || !from.includes(was.status)) return false
    const set = to(office.now(), was)
    await tx.updateTable('submission').set(set).where('id', '=', was.id).execute()
    const letters = await tx.selectFrom('outbox').select('id').where('submissionId', '=', was.id).execute()
    if (set.status === 'open' && letters.length === 0) await queueLetters(tx, office, was)
    return true
  })
  const filed = await find(office, reference)
  if (!filed) return { status: 'unknown' }
  return { status: changed ? 'done' : 'already', filed }
}

async function find(office: Office, reference: string): Promise<Filed | undefined> {
  const row = await office.db
    .selectFrom('submission')
    .selectAll()
    .where('reference', '=', normalReference(reference))
    .executeTakeFirst()
  return row && (await file(office, [row]))[0]
}

async function file(office: Office, rows: SubmissionTable[]): Promise<Filed[]> {
  let query = office.db.selectFrom('attachment').selectAll().orderBy('position')
  // A whole list takes all of them at once; SQLite bounds how many ids one statement may name.
  if (rows.length === 1 && rows[0]) query = query.where('submissionId', '=', rows[0].id)
  const attachments = await query.execute()
  const byId = Map.groupBy(attachments, (attachment) => attachment.submissionId)
  return rows.map((submission) => ({
    submission,
    lines: readLines(submission.lines),
    // Both columns are written by `receive` from lists of strings.
    quarantine: JSON.parse(submission.quarantine) as string[],
    notes: JSON.parse(submission.notes) as string[],
    attachments: byId.get(submission.id) ?? [],
  }))
}
