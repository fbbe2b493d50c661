import { formOf } from '../../../contract/forms.ts'
import { routes } from '../../../contract/routes.ts'
import { hoursInWords } from '../../../contract/time/business-hours.ts'
import { dueInWords, type Moment, momentInWords } from '../../../contract/time/moment.ts'
import type { ServerContext } from '../../context.ts'
import type { SubmissionTable } from '../../database/schema.ts'
import type { EmailDraft } from '../email.ts'
import { linkToken } from '../links.ts'
import type { StoredSubmission } from '../load-submission.ts'
import { dueOf } from './due-words.ts'
import { profileOf } from './profile.ts'

/** The deepest water of the profile, px. */
const PROFILE_PX = 92

/**
 * The acknowledgement. Anybody may have typed the address, so it holds only our own words: no name and no message that
 * somebody would want to send to a stranger. One that leaves after our answer or the due time promises nothing.
 */
export async function visitorEmail(
  context: ServerContext,
  { submission, cameByEmail }: StoredSubmission,
): Promise<EmailDraft> {
  const { company } = context
  // Not the submission's title: that may hold a choice of the sender.
  const what = formOf(submission).called
  const due = dueOf(submission, company.timeZone)
  const { heading, text, isPromised } = standing(submission, due, context.now())
  const receipt = `${context.publicUrl}${routes.receipt(await linkToken(context, 'submission', submission))}`
  return {
    replyTo: { name: company.name, address: company.mail[submission.desk] },
    subject: `[${submission.reference}] We have your ${what}`,
    content: {
      preview: heading.replace('\n', ' '),
      label: submission.reference,
      head: { line: `We have your ${what}.`, heading, isLarge: true },
      ...(isPromised && {
        chart: {
          kind: 'profile',
          height: PROFILE_PX,
          profile: profileOf(company, submission, {
            begins: (time) => `Received ${time}`,
            ends: (time) => `Answer, ${time}`,
          }),
        },
      }),
      blocks: [
        { kind: 'text', text: `${text} If you have something to add, reply to this email.` },
        { kind: 'button', label: 'Open your receipt', url: receipt, look: 'signal' },
        {
          kind: 'text',
          text: 'The receipt shows what was sent and how far we are. Anyone with its link can see it, so keep the link to yourself.',
        },
        {
          kind: 'rows',
          rows: [
            { label: 'Reference', value: submission.reference },
            {
              label: 'By telephone',
              value: company.phone.display,
              url: `tel:${company.phone.e164}`,
              more: hoursInWords(company, submission.receivedAt),
            },
          ],
        },
      ],
      foot: [
        { text: `${company.name}, ${company.address.line}, ${company.phone.display}` },
        {
          text: `You get this email because this address ${cameByEmail ? 'wrote to us' : 'was entered in a form on our site'}. If that was not you, there is nothing to do.`,
        },
      ],
    },
    // Out-of-office programs do not answer an email with either header.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}

/** Where the request stands when the email leaves, and what helps then. */
function standing({ status, dueAt }: SubmissionTable, due: Moment, now: number) {
  if (status === 'answered')
    return { heading: 'We have answered.', text: 'If our answer did not reach you, open your receipt or call.' }
  if (dueAt > now)
    return {
      heading: `We answer by\n${dueInWords(due)}.`,
      text: 'A person reads it and answers by email.',
      isPromised: true,
    }
  return {
    heading: 'We are late.',
    text: `You should have had our answer by ${momentInWords(due)}. We are sorry. Please call, or wait for our email.`,
  }
}
