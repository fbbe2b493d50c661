import { splitName } from '../../../contract/form.ts'
import { career, careerMessage } from '../../../contract/forms/career.ts'
import { routes } from '../../../contract/routes.ts'
import { parseAccepted, parseUploaded } from '../../form/sending/parse-reply.ts'
import { type Outcome, post, type SendOptions } from '../../form/sending/send.ts'
import { applicationJson, type Submission } from '../../form/sending/submission.ts'

/**
 * The résumé first, with progress; then the specified five keys as JSON, with the résumé's token and all answers beside
 * them (specification 12.4.15). Where the résumé did not arrive, nothing was sent; without a token our server refuses it. Each attempt uploads it
 * again: the visitor may have chosen another file meanwhile.
 */
export async function sendApplication(submission: Submission, options: SendOptions): Promise<Outcome> {
  const { answers, files } = submission
  const [resume] = files.resume ?? []
  if (resume === undefined) return { status: 'refused', code: 400, fields: { resume: 'Resume is required' } }

  const form = new FormData()
  form.append('resume', resume, resume.name)
  const upload = await post(routes.api.uploads(), form, parseUploaded, { ...options, headers: undefined })
  if (upload.status !== 'accepted') return upload

  const { firstName, lastName } = splitName(answers.fullName ?? '', 'Applicant')
  const body = {
    firstName,
    lastName,
    email: answers.email,
    phone: answers.phone,
    message: careerMessage(answers, resume.name),
    ...(upload.reply.upload && { resume: upload.reply.upload }),
    application: applicationJson(submission),
  }
  return post(career.json?.path ?? career.path, body, parseAccepted, { ...options, onProgress: undefined })
}
