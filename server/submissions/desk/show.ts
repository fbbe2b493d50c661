import type { DeskEmail, DeskEvent, DeskNote, DeskSubmission } from '../../../contract/desk/replies.ts'
import { formOf } from '../../../contract/forms.ts'
import { replyTime } from '../../../contract/promise.ts'
import { isLocked } from '../../../contract/scan.ts'
import type { ServerContext } from '../../context.ts'
import { recordEvent } from '../../database/history.ts'
import { parseSigns, parseTexts } from '../../database/json-columns.ts'
import { tookOf } from '../../database/overview.ts'
import type { HistoryRow, NoteTable, OutboxTable, SubmissionTable } from '../../database/schema.ts'
import { fromSender } from '../../database/submission-query.ts'
import { groupCommit } from '../../database/transactions.ts'
import { normalReference } from '../reference.ts'
import { erasedAt } from '../retention.ts'
import { QUARANTINE_FROM } from '../spam-signs.ts'
import type { Actor } from './actor.ts'
import { instant } from './instant.ts'
import { itemOf } from './items.ts'
import { draftsOf, letterOf } from './letters.ts'
import { type Loaded, loadAll } from './loaded.ts'
import { previewOf } from './preview.ts'
import { addedAt } from './record-json.ts'

const EARLIER_MAX = 20

/** One submission with everything about it. Reading does not mark it as opened. Undefined for an unknown reference. */
export async function showSubmission(context: ServerContext, reference: string): Promise<DeskSubmission | undefined> {
  const row = await findRow(context, reference)
  if (!row) return undefined
  const [loaded] = await loadAll(context.db, [row])
  if (!loaded) return undefined
  const { db } = context
  const emails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('submissionId', '=', row.id)
    .orderBy('createdAt')
    .execute()
  const events = await db.selectFrom('history').selectAll().where('submissionId', '=', row.id).orderBy('id').execute()
  return {
    ...itemOf(loaded),
    ...factsOf(loaded),
    erasedAt: instant(erasedAt(row, events)),
    letters: loaded.messages.map(letterOf),
    drafts: await draftsOf(db, row.id),
    noteList: loaded.notes.map(noteOf),
    emails: emails.map((email) => emailOf({ ...email, reference: row.reference })),
    history: events.map(eventOf),
    earlier: await earlierOf(context, row),
  }
}

/** A person looks at it: the visitor's receipt says "opened" from now on. */
export async function markOpened(context: ServerContext, reference: string, actor: Actor): Promise<void> {
  const row = await findRow(context, reference)
  if (!row || row.openedAt !== null) return
  await groupCommit(context.db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('submission')
      .set({ openedAt: context.now() })
      .where('id', '=', row.id)
      .where('openedAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await recordEvent(tx, { submissionId: row.id, kind: 'opened', actor: actor.name, at: context.now() })
  })
}

export function findRow({ db }: ServerContext, reference: string): Promise<SubmissionTable | undefined> {
  return db.selectFrom('submission').selectAll().where('reference', '=', normalReference(reference)).executeTakeFirst()
}

function factsOf({ submission, answers, attachments, additions }: Loaded) {
  const { email, askedAddress } = submission
  const { promise, fields } = formOf(submission)
  return {
    ...{ email, askedAddress },
    promise: promise === undefined ? '' : replyTime(promise),
    answers: answers.map((answer) => ({ ...answer, role: fields[answer.key]?.role ?? null })),
    attachments: attachments.map(({ position, name, kind, bytes, additionId, messageId, scan, signature, flags }) => ({
      ...{ position, name, kind, bytes, addedAt: addedAt(additions, additionId), letter: messageId },
      ...{ scan, signature, flags: parseTexts(flags) },
      preview: isLocked(scan) ? null : (previewOf(kind)?.as ?? null),
    })),
    additions: additions.map(({ id, note, at, reopened }) => ({
      ...{ id, note, at: instant(at), reopened: reopened === 1 },
      files: attachments.filter(({ additionId }) => additionId === id).map(({ position }) => position),
    })),
    remarks: parseTexts(submission.notes),
    quarantine: parseSigns(submission.quarantine),
    quarantineFrom: QUARANTINE_FROM,
  }
}

async function earlierOf({ db }: ServerContext, row: SubmissionTable): Promise<DeskSubmission['earlier']> {
  if (row.email === '') return []
  const rows = await db
    .selectFrom('submission')
    .select(['reference', 'title', 'status', 'receivedAt', 'askedAt', 'dueAt', 'answeredAt'])
    .where(fromSender(db, row.email))
    .where('id', '!=', row.id)
    .orderBy('receivedAt', 'desc')
    .limit(EARLIER_MAX)
    .execute()
  return rows.map((one) => ({
    ...{ reference: one.reference, title: one.title, status: one.status, tookMs: tookOf(one) },
    receivedAt: instant(one.receivedAt),
    dueAt: instant(one.dueAt),
  }))
}

export function noteOf({ id, author, text, at, editedAt }: NoteTable): DeskNote {
  return { id, author, text, at: instant(at), editedAt: instant(editedAt) }
}

type Moment = 'createdAt' | 'nextAt' | 'sentAt'
/** What the desk shows of an email or a webhook, as it is stored. */
type Listed = Omit<DeskEmail, Moment> & Pick<OutboxTable, Moment>

export function emailOf(row: Listed): DeskEmail {
  const { id, reference, kind, recipient, state, attempts, createdAt, nextAt, sentAt, lastError } = row
  return {
    ...{ id, reference, kind, recipient, state, attempts, lastError },
    createdAt: instant(createdAt),
    nextAt: state === 'waiting' ? instant(nextAt) : null,
    sentAt: instant(sentAt),
  }
}

function eventOf({ id, kind, at, actor, detail, batch, change, undoneAt }: HistoryRow): DeskEvent {
  return { id, kind, at: instant(at), actor, detail, undo: change !== null && undoneAt === null ? batch : null }
}
