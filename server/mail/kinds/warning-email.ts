import { briefTime, dueInWords, momentInWords, momentOf } from '../../../contract/time/moment.ts'
import { MINUTE_MS } from '../../../contract/time/units.ts'
import type { ServerContext } from '../../context.ts'
import type { OutboxTable } from '../../database/schema.ts'
import type { EmailDraft } from '../email.ts'
import type { Row } from '../email-content.ts'
import type { StoredSubmission } from '../load-submission.ts'
import { atDesk, replyWords, staffActions, staffEmail } from './desk-email.ts'
import { dueOf } from './due-words.ts'
import { staffProfile } from './profile.ts'

/** Warns the desk that a promise breaks within the hour. A reply goes to the visitor. */
export async function warningEmail(
  context: ServerContext,
  { submission }: StoredSubmission,
  row: OutboxTable,
): Promise<EmailDraft> {
  const { company } = context
  const { timeZone } = company
  const now = context.now()
  const due = dueOf(submission, timeZone)
  const minutes = Math.max(0, Math.floor((submission.dueAt - now) / MINUTE_MS))
  // It is queued up to a minute after the hour begins.
  const left = minutes >= 58 ? 'One hour' : minutes === 1 ? 'One minute' : `${minutes} minutes`
  const heading = submission.dueAt <= now ? 'The promise is broken.' : `${left} left.`
  const sounding = {
    above: `Left at ${briefTime(momentOf(now, timeZone))}, when this was sent`,
    large: minutes >= 58 ? '1' : '0',
    small: minutes >= 58 ? '00' : String(minutes).padStart(2, '0'),
    after: `to ${briefTime(due)}`,
  }
  return staffEmail(context, submission, row, `${heading.replace(/\.$/, '')}: ${submission.title}`, {
    preview: `Due at ${briefTime(due)}, and no answer is recorded.`,
    head: {
      line: [submission.title, submission.name].filter((text) => text !== '').join(', '),
      heading,
      due: dueInWords(due),
      sounding,
    },
    chart: staffProfile(company, submission, { deepestPx: 120, now }),
    blocks: [
      staffActions(context, submission, row.recipient, 'answer'),
      ...atDesk(context, submission),
      {
        kind: 'text',
        text: `We promised an answer by ${dueInWords(due)}, and none is recorded. ${replyWords(submission.email)} Then press Answered. If the whole answer needs longer, tell the sender before the due time, with a new one.`,
      },
      { kind: 'rows', rows: happened(submission, timeZone) },
    ],
    foot: [{ text: `To ${row.recipient}. One warning for each promise, an hour before it breaks.` }],
  })
}

function happened({ receivedAt, openedAt, owner, dueAt }: StoredSubmission['submission'], timeZone: string): Row[] {
  const moment = (at: number) => momentInWords(momentOf(at, timeZone))
  return [
    { label: 'Stored', value: moment(receivedAt) },
    { label: 'Opened', value: openedAt === null ? 'Not yet' : moment(openedAt) },
    { label: 'Owner', value: owner ?? 'Nobody' },
    { label: 'The promise breaks', value: moment(dueAt) },
  ]
}
