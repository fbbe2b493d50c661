import type { FastifyInstance, FastifyReply } from 'fastify'
import { readAnswers, successNotice } from '../../../contract/form.ts'
import { newsletter as form } from '../../../contract/forms/newsletter.ts'
import { readFields } from '../../../contract/json-body.ts'
import type { Subscribed } from '../../../contract/reply.ts'
import { routes } from '../../../contract/routes.ts'
import { subscribeCanary } from '../../newsletter/canary.ts'
import { subscribe } from '../../newsletter/subscribe.ts'
import { wantsPage } from '../caller.ts'
import type { HttpContext } from '../context.ts'
import { type Attempt, type Declined, newAttempt } from './attempt.ts'
import { answerDeclined, declinedByError } from './decline.ts'
import type { FormRoute } from './form-routes.ts'
import { problemsOf } from './problems.ts'
import { readAttempt } from './read-attempt.ts'
import { withReserve } from './with-reserve.ts'

/** The largest body, bytes: one address and what every form sends along. */
const BODY_MAX_BYTES = 8 * 1024

const route: FormRoute = { form, readJson: (json) => readFields(json, form) }

/** `POST /api/newsletter`. A known and an unknown address get the same answer. */
export function subscribeRoute(app: FastifyInstance, http: HttpContext): void {
  app.post(form.path, { bodyLimit: BODY_MAX_BYTES }, async (request, reply) => {
    const attempt = newAttempt(request, reply, http, form)
    const declined = await tryToSubscribe(attempt)
    if (declined) return answerDeclined(attempt, declined)
    http.worker?.nudge()
    return answerSubscribed(attempt)
  })
}

function answerSubscribed({ request, reply }: Attempt): FastifyReply {
  if (wantsPage(request)) return reply.redirect(routes.newsletterSent(), 303)
  const body: Subscribed = { message: successNotice(form).text }
  return reply.header('Cache-Control', 'no-store').send(body)
}

/** Reads, checks and stores an address. Never throws. @returns why it was declined, or undefined. */
async function tryToSubscribe(attempt: Attempt): Promise<Declined | undefined> {
  try {
    const declined = await readAttempt(attempt, route)
    if (declined) return declined
    const { body, http } = attempt
    const reading = readAnswers(form, body.texts)
    const problems = problemsOf({ form, raw: body.texts, reading, body, fileField: undefined, lost: false })
    if (problems || !reading.ok) return { status: 'declined', name: 'invalid', details: problems }
    if (body.incomplete) return { status: 'declined', name: 'malformed' }
    const { email } = reading.answers
    const store = attempt.canary ? subscribeCanary : subscribe
    await withReserve(http, () => store(http.context, email))
    if (!attempt.canary) http.metrics?.submissions.inc({ form: form.name, quarantined: 'no' })
  } catch (error) {
    return declinedByError(attempt, error)
  }
}
