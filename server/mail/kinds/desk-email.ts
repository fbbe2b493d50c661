import { DESK_ACTIONS } from '../../../contract/desk/actions.ts'
import type { Role } from '../../../contract/fields/field.ts'
import { mailtoUrl } from '../../../contract/fields/mailbox.ts'
import { dialable } from '../../../contract/fields/telephone.ts'
import { answerOf, DESKS, formOf, roleOf } from '../../../contract/forms.ts'
import { dateOf, dueInShort, dueInWords, longDate, momentInWords, momentOf } from '../../../contract/time/moment.ts'
import { monthsLater } from '../../../contract/time/zone.ts'
import type { ServerContext } from '../../context.ts'
import type { StoredAnswer } from '../../database/json-columns.ts'
import type { AttachmentTable, OutboxTable, SubmissionTable } from '../../database/schema.ts'
import { deskAddress } from '../desk-address.ts'
import type { EmailDraft } from '../email.ts'
import type { Block, EmailContent, Row } from '../email-content.ts'
import { linkExpiry, staffLink } from '../links.ts'
import type { StoredSubmission } from '../load-submission.ts'
import { threadHeaders } from '../thread.ts'
import { filesOf, fitting, openCarried } from './desk-files.ts'
import { dueHead, dueOf } from './due-words.ts'
import { staffProfile } from './profile.ts'
import { earlierOf, historyInWords, historyLine } from './sender-history.ts'

/**
 * The email that brings a submission to its desk. The desk answers the visitor with a reply to it, and says what became
 * of it by signed links.
 */
export async function deskEmail(
  context: ServerContext,
  stored: StoredSubmission,
  row: OutboxTable,
): Promise<EmailDraft> {
  const { submission, attachments } = stored
  const carried = fitting(attachments)
  const subject = `${submission.title} – due ${dueInShort(dueOf(submission, context.company.timeZone))}`
  const content = await contentOf(context, stored, carried, row.recipient)
  return staffEmail(context, submission, row, subject, content, await openCarried(context, carried))
}

/** An email to the staff about one request: it stands in the request's thread, and a reply goes to the visitor. */
export async function staffEmail(
  { db, company }: ServerContext,
  submission: SubmissionTable,
  row: OutboxTable,
  subject: string,
  content: Omit<EmailContent, 'label'>,
  attachments?: EmailDraft['attachments'],
): Promise<EmailDraft> {
  return {
    replyTo: { name: submission.name || undefined, address: submission.email },
    subject: `[${submission.reference}] ${subject}`,
    content: { label: submission.reference, ...content },
    headers: { ...STAFF_HEADERS, ...(await threadHeaders(db, row, submission, company)) },
    attachments,
  }
}

/** A program wrote it (RFC 3834), so that no out-of-office program of the staff answers the visitor. */
export const STAFF_HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

async function contentOf(
  context: ServerContext,
  { submission, answers, notes, attachments, additions }: StoredSubmission,
  carried: AttachmentTable[],
  recipient: string,
): Promise<Omit<EmailContent, 'label'>> {
  const { company } = context
  const due = dueOf(submission, company.timeZone)
  const from = senderOf(submission, answers)
  return {
    preview: [`Answer by ${dueInWords(due)}.`, from && `${from}.`].join(' ').trim(),
    head: { line: from || formOf(submission).called, heading: submission.title, ...dueHead(due) },
    chart: staffProfile(company, submission, { deepestPx: 92 }),
    blocks: [
      staffActions(context, submission, recipient, 'take'),
      ...atDesk(context, submission),
      ...notes.map((note): Block => ({ kind: 'text', text: `Note: ${note}` })),
      ...answers
        .filter((answer) => answer.long && answer.shown !== '')
        .map(({ label, shown }): Block => ({ kind: 'message', label, text: shown })),
      ...additions
        .filter(({ note }) => note !== '')
        .map(({ note, at }): Block => ({ kind: 'message', label: addedLabel(at, company.timeZone), text: note })),
      ...filesOf(context, submission, attachments, carried),
      { kind: 'rows', rows: rowsOf(submission, answers, company.timeZone) },
      ...(await historyOf(context, submission)),
    ],
    foot: [{ text: keptUntil(submission, attachments.length, company.timeZone) }],
  }
}

/** The signed links of an email about one submission, for the mailbox that it goes to. The filled one stands first. */
export function staffActions(
  context: ServerContext,
  { id, desk, email }: SubmissionTable,
  recipient: string,
  first: 'take' | 'answer',
): Block {
  const take = { label: DESK_ACTIONS.take.label, url: staffLink(context, id, 'take') }
  const answered = { label: DESK_ACTIONS.answer.label, url: staffLink(context, id, 'answer') }
  const spam = { label: DESK_ACTIONS.spam.label, url: staffLink(context, id, 'spam') }
  const other = DESKS.findIndex((one) => one !== desk)
  const wrongDesk = other < 0 ? [] : [{ label: DESK_ACTIONS.move.label, url: staffLink(context, id, 'move', other) }]
  const until = dateOf(momentOf(linkExpiry(context), context.company.timeZone))
  return {
    kind: 'actions',
    actions: [...(first === 'take' ? [take, answered] : [answered, take]), ...wrongDesk, spam],
    note: `${replyWords(email)} Each button opens a page that asks once more, so a scanner that follows links changes nothing. Signed for ${recipient}, good until ${until}.`,
  }
}

/** Where a reply goes. An email that came in may name no address that another can reach. */
export function replyWords(email: string): string {
  if (email === '') return 'A reply to this email reaches nobody: no address of the sender is known.'
  return `Reply to this email and your answer goes to ${email}.`
}

/** The way to the request on the desk's screen, where DESK_URL tells the screen's address. */
export function atDesk(context: ServerContext, { reference }: SubmissionTable): Block[] {
  const url = deskAddress(context, { reference })
  return url ? [{ kind: 'link', text: 'With notes and history:', label: 'Open at the desk', url }] : []
}

/** "Added Monday, March 2, 7:36 PM EST". */
export function addedLabel(at: number, timeZone: string): string {
  return `Added ${momentInWords(momentOf(at, timeZone))}`
}

/** "Tomasz Wieland, Halvorsen Cold Storage". */
export function senderOf(submission: SubmissionTable, answers: StoredAnswer[]): string {
  return [submission.name, answerOf(submission, answers, 'organization')?.shown ?? '']
    .filter((text) => text !== '')
    .join(', ')
}

function rowsOf(submission: SubmissionTable, answers: StoredAnswer[], timeZone: string): Row[] {
  const short = answers.filter((answer) => !answer.long)
  return [
    ...short.map(({ key, label, value, shown }) => ({
      label,
      value: shown || 'Not provided',
      ...(shown === '' ? {} : contactUrl(roleOf(submission, key), value)),
    })),
    { label: 'Received', value: momentInWords(momentOf(submission.receivedAt, timeZone)) },
  ]
}

/** Where an answer that is an address or a telephone number leads. */
function contactUrl(role: Role | undefined, value: string): { url?: string } {
  if (role === 'address') return { url: mailtoUrl(value) }
  const dialed = role === 'phone' ? dialable(value) : undefined
  return dialed === undefined ? {} : { url: `tel:${dialed}` }
}

async function historyOf({ db, company }: ServerContext, submission: SubmissionTable): Promise<Block[]> {
  const earlier = await earlierOf(db, submission)
  if (earlier.all === 0) return []
  return [
    { kind: 'heading', text: 'From this sender', aside: historyInWords(earlier) },
    { kind: 'history', entries: earlier.newest.map((one) => historyLine(one, company.timeZone)) },
  ]
}

/** "Kept until March 2, 2028, then erased with its file." */
function keptUntil(submission: SubmissionTable, files: number, timeZone: string): string {
  const until = monthsLater(submission.receivedAt, formOf(submission).keptMonths)
  const what = files === 0 ? '' : ` with its ${files === 1 ? 'file' : 'files'}`
  return `Kept until ${longDate(momentOf(until, timeZone))}, then erased${what}.`
}
