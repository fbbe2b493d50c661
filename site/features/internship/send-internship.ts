import { ASIDE, ASIDE_HEADER, splitName } from '../../../contract/form.ts'
import { internship, internshipMessage } from '../../../contract/forms/internship.ts'
import { parseAccepted } from '../../form/sending/parse-reply.ts'
import { type Outcome, post, type SendOptions } from '../../form/sending/send.ts'
import type { Submission } from '../../form/sending/submission.ts'

/**
 * The specified five keys as JSON (specification 12.5.15), which hold all answers. What else is sent travels in a header.
 * `hiringMail` ends the message.
 */
export function sendInternship(submission: Submission, options: SendOptions, hiringMail: string): Promise<Outcome> {
  const { answers, aside } = submission
  const body = {
    ...splitName(answers.fullName ?? '', 'Student'),
    email: answers.email,
    phone: answers.phone,
    message: internshipMessage(answers, hiringMail),
  }
  const beside = new URLSearchParams({ [ASIDE.variant]: 'page', ...aside })
  const headers = { ...options.headers, [ASIDE_HEADER]: String(beside) }
  return post(internship.path, body, parseAccepted, { ...options, headers })
}
