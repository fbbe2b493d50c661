import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Form, readAnswers } from '../../../contract/form.ts'
import { newsletter } from '../../../contract/forms/newsletter.ts'
import type { RefusalName, Subscribed } from '../../../contract/reply.ts'
import { routes } from '../../../contract/routes.ts'
import { subscribe } from '../../newsletter/subscribe.ts'
import { wantsPage } from '../caller.ts'
import type { HttpContext } from '../context.ts'
import { logFault, type RefusalDetails, refusalOf, refuse } from '../errors.ts'
import { anyForm } from './any-form.ts'
import { emptyBody, type ParsedBody, readForm } from './body.ts'
import { problemsOf } from './problems.ts'
import { readPlain } from './read-json.ts'
import { sendBack } from './send-back.ts'
import { rateLimitOf } from './submit.ts'

/** An address, and what is sent beside it. Bytes. */
const BODY_BYTES = 8 * 1024

const form: Form = anyForm(newsletter)
const answer: Subscribed = { message: newsletter.words.success.text }

/** `POST /api/newsletter`: the same answer for a known and an unknown address (product.md 2.25). */
export function newsletterRoutes(app: FastifyInstance, http: HttpContext): void {
  app.post(routes.api.newsletter(), { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const body = emptyBody()
    const declined = await tryToSubscribe(request, http, body)
    if (declined && wantsPage(request)) {
      return sendBack({ request, reply, http, form, body, files: [] }, declined.name, declined.reasons)
    }
    if (declined) return refuse(reply, declined.name, declined.reasons)
    http.worker?.nudge()
    return accept(request, reply)
  })
}

function accept(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (wantsPage(request)) return reply.redirect(routes.newsletterSent(), 303)
  return reply.header('Cache-Control', 'no-store').send(answer)
}

interface Declined {
  name: RefusalName
  reasons?: RefusalDetails
}

/** Never throws. Fills `body` with what was sent, for a page that shows it again. */
async function tryToSubscribe(
  request: FastifyRequest,
  http: HttpContext,
  body: ParsedBody,
): Promise<Declined | undefined> {
  try {
    const quota = await rateLimitOf(request, http)
    const read = await readBody(request, http)
    if (!read) return { name: 'wrongType' }
    Object.assign(body, read)
    if (!quota.allowed) return { name: 'tooMany', reasons: quota }

    const reading = readAnswers(newsletter, body.texts)
    const problems = problemsOf({ form, raw: body.texts, reading, body, fileField: undefined, lost: false })
    if (problems || !reading.ok) return { name: 'invalid', reasons: problems }
    await subscribe(http.context, reading.answers.email)
  } catch (error) {
    const name = refusalOf(error)
    const told = name === 'broken' ? 'unavailable' : name
    logFault(http.context.log, request, told, error)
    return { name: told }
  }
}

async function readBody(request: FastifyRequest, http: HttpContext): Promise<ParsedBody | undefined> {
  const body = await readForm(request, http.config.dataDir, undefined)
  if (body) return body
  return typeof request.body === 'object' && request.body !== null ? readPlain(form, request.body).body : undefined
}
