import { additionInWords } from '../../../contract/fields/addition.ts'
import { formOf } from '../../../contract/forms.ts'
import { dueInWords, momentInWords, momentOf } from '../../../contract/time/moment.ts'
import type { ServerContext } from '../../context.ts'
import type { AdditionTable, OutboxTable } from '../../database/schema.ts'
import type { EmailDraft } from '../email.ts'
import type { Block, Head } from '../email-content.ts'
import type { StoredSubmission } from '../load-submission.ts'
import { addedLabel, atDesk, senderOf, staffActions, staffEmail } from './desk-email.ts'
import { filesOf, fitting, openCarried } from './desk-files.ts'
import { dueHead, dueOf } from './due-words.ts'

/** Tells the desk what a visitor added to a submission. It stands in the thread of the first email about it. */
export async function additionEmail(
  context: ServerContext,
  { submission, answers, attachments }: StoredSubmission,
  addition: AdditionTable,
  row: OutboxTable,
): Promise<EmailDraft> {
  const { timeZone } = context.company
  const files = attachments.filter(({ additionId }) => additionId === addition.id)
  const carried = fitting(files)
  const what = additionInWords({ note: addition.note, files: files.length })
  const from = senderOf(submission, answers) || formOf(submission).called
  const due = dueOf(submission, timeZone)
  const moment = (at: number) => momentInWords(momentOf(at, timeZone))
  const note: Block[] =
    addition.note === '' ? [] : [{ kind: 'message', label: addedLabel(addition.at, timeZone), text: addition.note }]
  const head: Head = {
    line: from,
    heading: `Added: ${what}`,
    // Answered once more before this email left: nothing is due.
    ...(submission.status === 'open' && dueHead(due)),
  }
  return staffEmail(
    context,
    submission,
    row,
    `Added to ${submission.title}: ${what}`,
    {
      preview: `${from} added ${what}.`,
      head,
      blocks: [
        ...(addition.reopened === 1 ? [reopenedBlock(submission.status, dueInWords(due))] : []),
        staffActions(context, submission, row.recipient, 'take'),
        ...atDesk(context, submission),
        ...note,
        ...filesOf(context, submission, files, carried),
        {
          kind: 'rows',
          rows: [
            { label: 'Request', value: submission.title },
            { label: 'Received', value: moment(submission.receivedAt) },
            { label: 'Added', value: moment(addition.at) },
          ],
        },
      ],
      foot: [{ text: 'It was added on the private page that the sender has of this request.' }],
    },
    await openCarried(context, carried),
  )
}

function reopenedBlock(status: string, due: string): Block {
  const text =
    status === 'open'
      ? `The request was answered. It is open again, with a new due time: ${due}.`
      : 'The request was answered. What was added opened it again.'
  return { kind: 'text', text }
}
