import { deskOfMailbox } from '../../../contract/company.ts'
import { dueInWords } from '../../../contract/time/moment.ts'
import type { ServerContext } from '../../context.ts'
import type { OutboxTable } from '../../database/schema.ts'
import { TRIES } from '../../delivery/retry.ts'
import type { EmailDraft } from '../email.ts'
import type { StoredSubmission } from '../load-submission.ts'
import { STAFF_HEADERS } from './desk-email.ts'
import { dueOf } from './due-words.ts'

/** Tells a desk that an email about a submission was given up: the visitor's address, or the other desk's mailbox. */
export async function alarmEmail(
  context: ServerContext,
  { submission }: StoredSubmission,
  row: OutboxTable,
): Promise<EmailDraft> {
  const { company, db } = context
  const dead = await db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', row.about ?? '')
    .executeTakeFirst()
  const isVisitors = dead?.kind === 'visitor'
  const what = dead?.about ? 'what was added to this request' : 'this request'
  const heading = isVisitors ? 'The acknowledgment did not arrive' : `The desk did not get ${what}`
  const due = dueInWords(dueOf(submission, company.timeZone))
  return {
    replyTo: { name: company.name, address: company.mail[submission.desk] },
    subject: `[${submission.reference}] ${heading}`,
    content: {
      preview: `An email to ${dead?.recipient ?? 'a mailbox'} was given up.`,
      label: submission.reference,
      head: { line: submission.title, heading: `${heading}.`, due },
      blocks: [
        {
          kind: 'text',
          text: !isVisitors
            ? `The mailbox of the ${deskOfMailbox(company, dead?.recipient ?? '') ?? submission.desk} desk does not take emails. The request is stored, and its promise runs. Tell the desk, and see mail --failed on the server.`
            : dead.attempts >= TRIES
              ? `No mail server has taken it in ${TRIES} tries. The reason tells whether the address is wrong or our own mail does not work: then no answer arrives either. Look for a telephone number in the request.`
              : 'The mail server of the address refuses it. It is likely misspelled, so an answer by email would not arrive either. Look for a telephone number in the request.',
        },
        {
          kind: 'rows',
          rows: [
            { label: 'Email to', value: dead?.recipient ?? 'unknown' },
            { label: 'Tries', value: String(dead?.attempts ?? 0) },
            { label: 'Reason', value: dead?.lastError ?? 'unknown' },
            { label: 'Answer by', value: due },
          ],
        },
      ],
      foot: [{ text: `To ${row.recipient}. One email for each that was given up.` }],
    },
    headers: STAFF_HEADERS,
  }
}
