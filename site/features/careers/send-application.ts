import { splitName } from '../../../contract/form.ts'
import { careerMessage } from '../../../contract/forms/career.ts'
import { routes } from '../../../contract/routes.ts'
import type { Packet } from '../../form/FormShell.tsx'
import { structured } from '../../form/packet.ts'
import { type Outcome, post, type Sending } from '../../form/send.ts'

/**
 * The résumé first, with progress; then the specified five keys as JSON, with the résumé's token and the structured
 * fields beside them (product.md 2.20). A résumé that did not arrive means that nothing was sent: each attempt uploads
 * it anew, since a token is good for one application only.
 */
export async function sendApplication(packet: Packet, sending: Sending): Promise<Outcome> {
  const { answers, files } = packet
  const [resume] = files.resume ?? []
  if (resume === undefined) return { status: 'refused', code: 400, fields: { resume: 'Resume is required' } }

  const body = new FormData()
  body.append('resume', resume, resume.name)
  const upload = await post(routes.api.uploads(), body, { ...sending, headers: undefined })
  if (upload.status !== 'accepted') return upload
  const token = (upload.reply as { upload?: unknown }).upload
  if (typeof token !== 'string') return { status: 'refused', code: 502 }

  const { firstName, lastName } = splitName(answers.fullName ?? '', 'Applicant')
  const application = {
    firstName,
    lastName,
    email: answers.email,
    phone: answers.phone,
    message: careerMessage(answers, resume.name),
    resume: token,
    application: structured(packet),
  }
  return post(routes.api.contact(), application, { ...sending, onProgress: undefined })
}
