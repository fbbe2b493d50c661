import type { FastifyInstance } from 'fastify'
import { type DeskEmail, deskRoutes } from '../../../contract/desk.ts'
import { resendRequest } from '../../../contract/desk-requests.ts'
import { listEmails, resendEmail } from '../../submissions/desk/emails.ts'
import { actorOf, bodyOf, refuse, searchOf } from './answer.ts'
import type { DeskHttp } from './context.ts'

const EMAILS_MAX = 500

/** Emails, the failed ones with failed webhooks by `?failed=1`, and sending one again. */
export function emailRoutes(app: FastifyInstance, http: DeskHttp): void {
  const { context, live, worker } = http

  app.get(deskRoutes.emails(), (request): Promise<DeskEmail[]> => {
    const failed = searchOf(request).get('failed') === '1'
    return listEmails(context, { failed, limit: EMAILS_MAX })
  })

  app.post<{ Params: { id: string } }>(deskRoutes.resend(':id'), async (request, reply) => {
    const actor = actorOf(request, reply, http)
    const body = actor && bodyOf(request, reply, resendRequest)
    if (!body) return reply
    const resent = await resendEmail(context, request.params.id, actor, body.recipient)
    switch (resent.status) {
      case 'queued':
        void live.nudge()
        worker?.nudge()
        return resent.email
      case 'address':
        return refuse(reply, 400, 'Please enter a valid email address.')
      case 'fixed':
        return refuse(reply, 400, 'Only the address of an email to a visitor can be corrected.')
      case 'ambiguous':
      case 'unknown':
        return refuse(reply, 404, 'There is no such email.')
    }
  })
}
