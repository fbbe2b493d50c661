import { randomUUID } from 'node:crypto'
import { peopleNamedIn } from '../../../contract/desk/people.ts'
import type { DeskEventKind, DeskNote, DeskSkip } from '../../../contract/desk/replies.ts'
import type { ServerContext } from '../../context.ts'
import { recordEvent } from '../../database/history.ts'
import type { NoteTable, SubmissionTable, Tx } from '../../database/schema.ts'
import { groupCommit } from '../../database/transactions.ts'
import { indexSubmission } from '../index-submission.ts'
import { followNote } from '../queue-emails.ts'
import { heldById, heldByReference } from '../reference.ts'
import type { Actor } from './actor.ts'
import { noteOf } from './show.ts'
import { tellColleague } from './tell-colleague.ts'

/** The note as it is now, and what undoes the change. */
export type Noted = { ok: true; reference: string; note: DeskNote; undo: string } | { ok: false; reason: DeskSkip }

/** Adds a note, which only the staff see. Whom it names by `@` gets an email. `text` was checked by `noteRequest`. */
export function addNote(context: ServerContext, reference: string, text: string, actor: Actor): Promise<Noted> {
  return groupCommit(context.db, async (tx) => {
    const row = await heldByReference(tx, reference)
    if (!row) return { ok: false, reason: 'unknown' }
    const at = context.now()
    const note: NoteTable = {
      ...{ id: randomUUID(), submissionId: row.id, author: actor.name },
      ...{ text, at, editedAt: null, removedAt: null },
    }
    await tx.insertInto('note').values(note).execute()
    const named = peopleNamedIn(text, context.people)
    const emails = await Array.fromAsync(named, (person) => tellColleague(context, tx, row.id, person, actor, note.id))
    return changed(context, tx, row, note, 'noted', { removedAt: at }, { removedAt: null }, actor, emails.flat())
  })
}

/** Changes a note of one's own. */
export function editNote(context: ServerContext, id: string, text: string, actor: Actor): Promise<Noted> {
  return change(context, id, actor, (note) =>
    note.author === actor.name ? { kind: 'noteEdited', set: { text, editedAt: context.now() } } : { skip: 'notYours' },
  )
}

/** Removes a note, also of somebody else. It can be undone until the submission is erased. */
export function removeNote(context: ServerContext, id: string, actor: Actor): Promise<Noted> {
  return change(context, id, actor, () => ({ kind: 'noteRemoved', set: { removedAt: context.now() } }))
}

type Step = { kind: DeskEventKind; set: Partial<Pick<NoteTable, 'text' | 'editedAt' | 'removedAt'>> }

function change(
  context: ServerContext,
  id: string,
  actor: Actor,
  decide: (note: NoteTable) => Step | { skip: DeskSkip },
): Promise<Noted> {
  return groupCommit(context.db, async (tx) => {
    const found = await tx.selectFrom('note').select('submissionId').where('id', '=', id).executeTakeFirst()
    // The note and the search index belong to its submission, which is held before the note is read.
    const row = found && (await heldById(tx, found.submissionId))
    const known = tx.selectFrom('note').selectAll().where('id', '=', id).where('removedAt', 'is', null)
    const note = await known.executeTakeFirst()
    if (!row || !note) return { ok: false, reason: 'unknown' }
    const step = decide(note)
    if ('skip' in step) return { ok: false, reason: step.skip }
    await tx.updateTable('note').set(step.set).where('id', '=', id).execute()
    if (step.set.removedAt) await followNote(tx, context, note, true)
    const before = Object.fromEntries(Object.keys(step.set).map((key) => [key, note[key as keyof Step['set']]]))
    return changed(context, tx, row, { ...note, ...step.set }, step.kind, before, { ...step.set }, actor)
  })
}

async function changed(
  context: ServerContext,
  tx: Tx,
  row: SubmissionTable,
  note: NoteTable,
  kind: DeskEventKind,
  before: Record<string, string | number | null>,
  after: Record<string, string | number | null>,
  actor: Actor,
  emails: string[] = [],
): Promise<Noted> {
  await indexSubmission(tx, row)
  const batch = randomUUID()
  await recordEvent(tx, {
    ...{ submissionId: row.id, kind, actor: actor.name, at: context.now(), batch },
    change: { table: 'note', id: note.id, before, after, emails },
  })
  return { ok: true, reference: row.reference, note: noteOf(note), undo: batch }
}
