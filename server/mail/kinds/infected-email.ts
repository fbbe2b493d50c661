import { dueInWords } from '../../../contract/time/moment.ts'
import type { ServerContext } from '../../context.ts'
import type { OutboxTable } from '../../database/schema.ts'
import type { EmailDraft } from '../email.ts'
import type { StoredSubmission } from '../load-submission.ts'
import { atDesk, staffEmail } from './desk-email.ts'
import { filesOf } from './desk-files.ts'
import { dueOf } from './due-words.ts'

/**
 * Tells the desk that a file of a request it knows of was found infected later, and that the request is in quarantine for
 * it. It stands in the thread of the request.
 */
export async function infectedEmail(
  context: ServerContext,
  { submission, attachments }: StoredSubmission,
  row: OutboxTable,
): Promise<EmailDraft> {
  const due = dueInWords(dueOf(submission, context.company.timeZone))
  const file = attachments.filter(({ key }) => key === row.about)
  const isSetAside = submission.status === 'quarantined'
  return staffEmail(context, submission, row, `Infected file: ${submission.title}`, {
    preview: isSetAside ? 'The request is in quarantine.' : 'The file is locked.',
    head: {
      line: [submission.title, submission.name].filter((text) => text !== '').join(', '),
      heading: 'A file is infected.',
      due,
    },
    blocks: [
      {
        kind: 'text',
        text: isSetAside
          ? `The virus scanner found malware in a file of this request, so the request is in quarantine. No digest names it while it is there, and its promise still runs until ${due}. If it is real, release it at the desk and answer it. The file stays locked: nobody can open it, and no email carries it.`
          : 'The virus scanner found malware in a file of this request. The file is locked: nobody can open it, and no email carries it.',
      },
      ...atDesk(context, submission),
      ...filesOf(context, submission, file, []),
    ],
    foot: [{ text: `To ${row.recipient}. One email for each file that is found infected after its request arrived.` }],
  })
}
