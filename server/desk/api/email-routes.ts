import type { FastifyInstance } from 'fastify'
import { type DeskEmail, deskRoutes } from '../../../contract/desk/replies.ts'
import { dismissRequest, resendRequest } from '../../../contract/desk/requests.ts'
import { dismissEmail } from '../../submissions/desk/dismiss-email.ts'
import { listEmails, resendEmail } from '../../submissions/desk/emails.ts'
import { askedBy, type ById, refuse, searchOf } from './answer.ts'
import type { DeskHttp } from './context.ts'

const EMAILS_MAX = 500

/** Emails, the failed ones with failed webhooks by `?failed=1`, sending one again, and dismissing one. */
export function emailRoutes(app: FastifyInstance, http: DeskHttp): void {
  const { context, live, worker } = http

  app.get(deskRoutes.emails(), (request): Promise<DeskEmail[]> => {
    const failed = searchOf(request).get('failed') === '1'
    return listEmails(context, { failed, limit: EMAILS_MAX })
  })

  app.post<ById>(deskRoutes.resend(':id'), async (request) => {
    const { actor, body } = askedBy(request, http, resendRequest)
    const resent = await resendEmail(context, request.params.id, actor, body.recipient)
    if (resent.status === 'address') refuse(400, 'Please enter a valid email address.')
    if (resent.status === 'fixed') refuse(400, 'Only the address of an email to a visitor can be corrected.')
    if (resent.status !== 'queued') refuse(404, 'There is no such email.')
    void live.nudge()
    worker?.nudge()
    return resent.email
  })

  app.post<ById>(deskRoutes.dismiss(':id'), async (request) => {
    const { actor, body } = askedBy(request, http, dismissRequest)
    const done = await dismissEmail(context, request.params.id, actor, body)
    if (done.status === 'already') refuse(409, body.dismissed ? 'It is not given up.' : 'It is not dismissed.')
    if (done.status !== 'done') refuse(404, 'There is no such email.')
    void live.nudge()
    return done.email
  })
}
