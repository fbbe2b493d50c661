import { cutLine, oneLine } from '../../contract/limits.ts'
import type { ServerContext } from '../context.ts'
import type { EmailKind, OutboxTable } from '../database/schema.ts'
import type { Address, Email, EmailDraft } from './email.ts'
import { renderHtml } from './html/render-html.ts'
import { additionEmail } from './kinds/addition-email.ts'
import { alarmEmail } from './kinds/alarm-email.ts'
import { answerEmail } from './kinds/answer-email.ts'
import { colleagueEmail } from './kinds/colleague-email.ts'
import { deskEmail } from './kinds/desk-email.ts'
import { digestEmail } from './kinds/digest-email.ts'
import { infectedEmail } from './kinds/infected-email.ts'
import { issueEmail } from './kinds/issue-email.ts'
import { newsletterEmail } from './kinds/newsletter-email.ts'
import { visitorEmail } from './kinds/visitor-email.ts'
import { warningEmail } from './kinds/warning-email.ts'
import { asOf, loadIssue, loadSubmission, loadSubscriber, type StoredSubmission } from './load-submission.ts'
import { renderText } from './text/render-text.ts'
import { messageIdOf } from './thread.ts'
import { visitorAddress } from './visitor-address.ts'

/** In characters. Every mailbox cuts a longer subject. */
const SUBJECT_MAX = 150
/** Emails about one submission as it is now. */
const OF_SUBMISSION = {
  desk: deskOrAddition,
  visitor: visitorEmail,
  warning: warningEmail,
  alarm: alarmEmail,
  infected: infectedEmail,
  colleague: colleagueEmail,
}

/**
 * Renders the email of an outbox row, from what is stored now. A sender without a name
 * gets the company's.
 *
 * @throws when its submission, subscriber or an attachment cannot be read.
 */
export async function renderEmail(context: ServerContext, row: OutboxTable, from: Address): Promise<Email> {
  const { company } = context
  const { kind } = row
  if (kind === 'answer') return answerEmail(context, row)
  const { to, content, replyTo, subject, headers, attachments = [] } = await draftOf(context, { ...row, kind })
  return {
    messageId: messageIdOf(row, company),
    date: new Date(context.now()),
    from: { name: company.name, ...from },
    to,
    replyTo: { name: replyTo.name && oneLine(replyTo.name), address: replyTo.address },
    ...renderParts(context, { subject, content }),
    headers,
    attachments,
  }
}

/** The words of an email, as its recipient reads them. */
export function renderParts(
  { company }: Pick<ServerContext, 'company'>,
  { subject, content }: Pick<EmailDraft, 'subject' | 'content'>,
) {
  return { subject: cutLine(subject, SUBJECT_MAX), text: renderText(content), html: renderHtml(content, company) }
}

async function draftOf(
  context: ServerContext,
  row: OutboxTable & { kind: Exclude<EmailKind, 'answer'> },
): Promise<EmailDraft & { to: Address }> {
  switch (row.kind) {
    case 'desk':
    case 'visitor':
    case 'warning':
    case 'alarm':
    case 'infected':
    case 'colleague': {
      const stored = await loadSubmission(context.db, row)
      const { submission } = stored
      const draft = await OF_SUBMISSION[row.kind](context, stored, row)
      const address = row.kind === 'visitor' ? visitorAddress(submission, row) : row.recipient
      return { ...draft, to: { address }, headers: { ...draft.headers, 'X-Reference': submission.reference } }
    }
    case 'digest':
      return { ...(await digestEmail(context, row)), to: { address: row.recipient } }
    case 'issue': {
      const subscriber = row.subscriberId === null ? undefined : await loadSubscriber(context.db, row)
      // Who left a moment ago took this row out of the outbox: the failure is stored nowhere.
      if (subscriber && subscriber.state !== 'confirmed') throw new Error('The subscriber has left.')
      const to = { address: subscriber?.email ?? row.recipient }
      return { ...(await issueEmail(context, await loadIssue(context.db, row), subscriber)), to }
    }
    case 'canary':
      return canaryDraft(context, row)
    case 'newsletter': {
      const subscriber = await loadSubscriber(context.db, row)
      return { ...(await newsletterEmail(context, subscriber)), to: { address: subscriber.email ?? row.recipient } }
    }
  }
}

/** What a submission or subscription would have sent. Both emails of a submission are rendered, so that both are tried. */
async function canaryDraft(context: ServerContext, row: OutboxTable): Promise<EmailDraft & { to: Address }> {
  if (row.submissionId === null) return draftOf(context, { ...row, kind: 'newsletter' })
  await draftOf(context, { ...row, kind: 'visitor' })
  return draftOf(context, { ...row, kind: 'desk' })
}

/** What an email to a desk tells: an addition to a submission, or the whole of it. */
async function deskOrAddition(context: ServerContext, stored: StoredSubmission, row: OutboxTable): Promise<EmailDraft> {
  const addition = stored.additions.find(({ id }) => id === row.about)
  return addition
    ? additionEmail(context, stored, addition, row)
    : deskEmail(context, await asOf(context.db, stored, row), row)
}
