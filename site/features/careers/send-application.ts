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
  const { answers, files, staged = [] } = submission
  const resume = files.resume?.[0] ?? staged[0]
  if (resume === undefined) return { status: 'refused', code: 400, fields: { resume: 'Resume is required' } }
  const upload = resume instanceof File ? await uploaded(resume, options) : resume.token
  if (typeof upload === 'object') return upload

  const body = {
    ...splitName(answers.fullName ?? '', 'Applicant'),
    email: answers.email,
    phone: answers.phone,
    message: careerMessage(answers, resume.name),
    ...(upload && { resume: upload }),
    application: applicationJson(submission),
  }
  return post(career.json?.path ?? career.path, body, parseAccepted, { ...options, onProgress: undefined })
}

/** @returns the token of the file; undefined where another server gave none. Or why it did not arrive. */
async function uploaded(resume: File, options: SendOptions): Promise<string | undefined | Outcome> {
  const form = new FormData()
  form.append('resume', resume, resume.name)
  const upload = await post(routes.api.uploads(), form, parseUploaded, { ...options, headers: undefined })
  return upload.status === 'accepted' ? upload.reply.upload : upload
}
