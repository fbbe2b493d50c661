import type { ServerContext } from '../../context.ts'
import type { NoteTable, OutboxTable } from '../../database/schema.ts'
import type { EmailDraft } from '../email.ts'
import type { StoredSubmission } from '../load-submission.ts'
import { atDesk, senderOf, staffActions, staffEmail } from './desk-email.ts'
import { dueHead, dueOf } from './due-words.ts'

/**
 * Tells a person of the staff that a request was handed over to them, or that a note names them (`row.about`). A reply goes to
 * the visitor.
 */
export async function colleagueEmail(
  context: ServerContext,
  { submission, answers }: StoredSubmission,
  row: OutboxTable,
): Promise<EmailDraft> {
  const { db, company, people } = context
  const notes = await db
    .selectFrom('note')
    .selectAll()
    .where('submissionId', '=', submission.id)
    .orderBy('at')
    .execute()
  const note = notes.find(({ id }) => id === row.about)
  const given = await db
    .selectFrom('history')
    .select(['actor', 'detail'])
    .where('submissionId', '=', submission.id)
    .where('kind', '=', 'given')
    .where('detail', '=', people.find(({ address }) => address === row.recipient)?.name ?? '')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const shown = notes.filter((one) => one.removedAt === null && (note === undefined || one.id === note.id)).slice(-3)
  const who = note?.author ?? given?.actor ?? 'Somebody'
  const heading = note ? `${who} names you in a note.` : `${who} gives you this request.`
  const due = dueOf(submission, company.timeZone)
  return staffEmail(context, submission, row, `${heading.replace(/\.$/, '')}: ${submission.title}`, {
    preview: heading,
    head: {
      line: [submission.title, senderOf(submission, answers)].filter((text) => text !== '').join(', '),
      heading,
      ...(submission.status === 'open' && dueHead(due)),
    },
    blocks: [
      staffActions(context, submission, row.recipient, 'answer'),
      ...atDesk(context, submission),
      ...shown.map(noteBlock),
    ],
    foot: [{ text: `To ${row.recipient}, because the desk knows this address as yours.` }],
  })
}

function noteBlock({ author, text }: NoteTable) {
  return { kind: 'message' as const, label: `Note by ${author}`, text }
}
