import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readAnswers, successNotice } from '../../../contract/form.ts'
import { newsletter } from '../../../contract/forms/newsletter.ts'
import { readFields } from '../../../contract/json-body.ts'
import type { RefusalName, Subscribed } from '../../../contract/reply.ts'
import { routes } from '../../../contract/routes.ts'
import { subscribe } from '../../newsletter/subscribe.ts'
import { wantsPage } from '../caller.ts'
import type { Parts } from '../context.ts'
import { logFault, type Reasons, refusalOf, refuse } from '../errors.ts'
import { emptySent, readForm, type Sent } from './body.ts'
import { problemsOf } from './problems.ts'
import { sendBack } from './send-back.ts'
import { quotaOf } from './submit.ts'

/** An address, and what is sent beside it. Bytes. */
const BODY_BYTES = 8 * 1024

const form = newsletter
const answer: Subscribed = { message: successNotice(newsletter).text }

/** `POST /api/newsletter`: the same answer for a known and an unknown address (product.md 2.25). */
export function newsletterRoutes(app: FastifyInstance, parts: Parts): void {
  app.post(form.path, { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const sent = emptySent()
    const declined = await tryToSubscribe(request, parts, sent)
    if (declined && wantsPage(request)) {
      return sendBack({ request, reply, parts, form, sent, files: [] }, declined.name, declined.reasons)
    }
    if (declined) return refuse(reply, declined.name, declined.reasons)
    parts.worker?.nudge()
    return accept(request, reply)
  })
}

function accept(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (wantsPage(request)) return reply.redirect(routes.newsletterSent(), 303)
  return reply.header('Cache-Control', 'no-store').send(answer)
}

interface Declined {
  name: RefusalName
  reasons?: Reasons
}

/** Never throws. Fills `into` with what was sent, for a page that shows it again. */
async function tryToSubscribe(request: FastifyRequest, parts: Parts, into: Sent): Promise<Declined | undefined> {
  try {
    const quota = await quotaOf(request, parts)
    const sent = await readBody(request, parts)
    if (!sent) return { name: 'wrongType' }
    Object.assign(into, sent)
    if (!quota.allowed) return { name: 'tooMany', reasons: quota }

    const reading = readAnswers(newsletter, sent.texts)
    const problems = problemsOf({ form, raw: sent.texts, reading, sent, place: undefined, lost: false })
    if (problems || !reading.ok) return { name: 'invalid', reasons: problems }
    await subscribe(parts.office, reading.answers.email)
  } catch (error) {
    const name = refusalOf(error)
    const told = name === 'broken' ? 'unavailable' : name
    logFault(parts.office.log, request, told, error)
    return { name: told }
  }
}

async function readBody(request: FastifyRequest, parts: Parts): Promise<Sent | undefined> {
  const sent = await readForm(request, parts.config.dataDir, undefined)
  if (sent) return sent
  if (typeof request.body !== 'object' || request.body === null) return undefined
  return { ...emptySent(), texts: readFields(request.body, form).texts }
}
