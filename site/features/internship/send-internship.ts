import { splitName } from '../../../contract/form.ts'
import { internship, internshipMessage } from '../../../contract/forms/internship.ts'
import { parseAccepted } from '../../form/parse-reply.ts'
import { type Outcome, post, type SendOptions } from '../../form/send.ts'
import { applicationJson, type Submission } from '../../form/submission.ts'

/**
 * The specified five keys as JSON (specification 12.5.15), with all answers beside them. `hiringMail` ends the message.
 */
export function sendInternship(submission: Submission, options: SendOptions, hiringMail: string): Promise<Outcome> {
  const { answers } = submission
  const { firstName, lastName } = splitName(answers.fullName ?? '', 'Student')
  const body = {
    firstName,
    lastName,
    email: answers.email,
    phone: answers.phone,
    message: internshipMessage(answers, hiringMail),
    application: applicationJson(submission),
  }
  return post(internship.path, body, parseAccepted, options)
}
