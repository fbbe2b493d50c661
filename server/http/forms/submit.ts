import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ASIDE, type Fields, type Form, readAnswers } from '../../../contract/form.ts'
import type { Accepted, RefusalName } from '../../../contract/reply.ts'
import { routes } from '../../../contract/routes.ts'
import type { UploadRule } from '../../../contract/upload.ts'
import { findRetained } from '../../attachments/retained-uploads.ts'
import { discard } from '../../attachments/stage.ts'
import type { StagedFile } from '../../attachments/store.ts'
import { countAttempt, type RateLimitResult } from '../../submissions/rate-limit.ts'
import { type Received, receive } from '../../submissions/receive.ts'
import { clientOf, wantsPage } from '../caller.ts'
import type { HttpContext } from '../context.ts'
import { logFault, type RefusalDetails, refusalOf, refuse } from '../errors.ts'
import { emptyBody, type FileField, fileFieldOf, type ParsedBody, readForm } from './body.ts'
import { FORM_ROUTES, type FormRoute } from './form-routes.ts'
import { problemsOf } from './problems.ts'
import { mostBytes } from './read-multipart.ts'
import { sendBack } from './send-back.ts'
import { marksOf } from './spam-suspect.ts'

/** JSON texts: the longest application is sent as its fields and as one message. In bytes. */
const JSON_BYTES = 192 * 1024

/** `POST` for every form of the contract, each read by its own definition. */
export function submitRoutes(app: FastifyInstance, http: HttpContext): void {
  for (const route of FORM_ROUTES) {
    app.post(route.path, { bodyLimit: JSON_BYTES }, (request, reply) => submit(request, reply, http, route))
  }
}

/** A multipart body that says by itself that it is too large is not read at all; other bodies have their own limit. */
export function isTooHeavy(request: FastifyRequest, fileField: FileField | undefined): boolean {
  return Number(request.headers['content-length'] ?? 0) > mostBytes(fileField)
}

/** Counts what one client sends within ten minutes. */
export function rateLimitOf(request: FastifyRequest, { config, context }: HttpContext): Promise<RateLimitResult> {
  return countAttempt(context, clientOf(request.ip), config.rateLimit)
}

async function submit(
  request: FastifyRequest,
  reply: FastifyReply,
  http: HttpContext,
  route: FormRoute,
): Promise<FastifyReply> {
  const attempt: Attempt = { request, reply, http, form: route.forms[0], body: emptyBody(), files: [] }
  const outcome = await tryToReceive(attempt, route)
  // A script is told in JSON; a browser without one gets its form back, with everything in it.
  if (outcome.status === 'declined' && wantsPage(request)) return sendBack(attempt, outcome.name, outcome.reasons)
  await Promise.all(attempt.body.files.map(discard))
  if (outcome.status === 'declined') return refuse(reply, outcome.name, outcome.reasons)

  http.worker?.nudge()
  const receipt = routes.receipt(outcome.receiptToken)
  if (wantsPage(request)) return reply.redirect(receipt, 303)
  const { reference, dueAt } = outcome
  const message = attempt.form.words.success.text
  const accepted: Accepted = { message, reference, receipt, dueAt: new Date(dueAt).toISOString() }
  return reply.header('Cache-Control', 'no-store').send(accepted)
}

type Declined = { status: 'declined'; name: RefusalName; reasons?: RefusalDetails }
type Outcome = Extract<Received, { status: 'accepted' }> | Declined

/** Never throws: nothing was promised yet, so whatever fails while storing, the visitor may send again. */
async function tryToReceive(attempt: Attempt, route: FormRoute): Promise<Outcome> {
  const { request, http } = attempt
  try {
    if (isTooHeavy(request, fileFieldOf(attempt.form))) return { status: 'declined', name: 'tooLarge' }
    const quota = await rateLimitOf(request, http)
    // Without script the form is still read: it comes back with everything kept.
    if (!quota.allowed && !wantsPage(request)) return { status: 'declined', name: 'tooMany', reasons: quota }
    const read = await readBody(request, http, route)
    if (!read) return { status: 'declined', name: 'wrongType' }
    Object.assign(attempt, read)
    if (!quota.allowed) return { status: 'declined', name: 'tooMany', reasons: quota }
    return await tryToAccept(attempt)
  } catch (error) {
    const name = refusalOf(error)
    const told = name === 'broken' ? 'unavailable' : name
    logFault(http.context.log, request, told, error)
    return { status: 'declined', name: told }
  }
}

/** One try to submit, as far as it has been understood. */
export interface Attempt {
  request: FastifyRequest
  reply: FastifyReply
  http: HttpContext
  form: Form<Fields>
  body: ParsedBody
  /** The files that go with it: of this request and kept from an earlier one. */
  files: StagedFile[]
}

async function readBody(
  request: FastifyRequest,
  http: HttpContext,
  route: FormRoute,
): Promise<Pick<Attempt, 'form' | 'body'> | undefined> {
  const fileField = fileFieldOf(route.forms[0])
  const body = await readForm(request, http.config.dataDir, fileField)
  if (body)
    return { form: route.forms.find((form) => form.variant === body.texts[ASIDE.variant]) ?? route.forms[0], body }
  return typeof request.body === 'object' && request.body !== null ? route.readJson?.(request.body) : undefined
}

async function tryToAccept(attempt: Attempt): Promise<Outcome> {
  const { request, http, form, body } = attempt
  const fileField = fileFieldOf(form)
  const lost = fileField ? await findFiles(attempt, fileField.key, fileField.rule) : false
  const raw: Record<string, unknown> = form.unpack ? form.unpack(body.texts) : { ...body.texts }
  if (fileField) raw[fileField.key] = attempt.files

  const reading = readAnswers(form, raw)
  const problems = problemsOf({ form, raw, reading, body, fileField, lost })
  if (problems || !reading.ok) return { status: 'declined', name: problems?.refusal ?? 'invalid', reasons: problems }

  const received = await receive(http.context, {
    form,
    answers: reading.answers,
    files: attempt.files,
    key: keyOf(request, body),
    marks: await marksOf(http.context, { request, form, answers: reading.answers, body, files: attempt.files }),
  })
  switch (received.status) {
    case 'accepted':
      return received
    case 'inFlight':
    case 'keyReused':
      // Any answer of `receive` uses the files up: there is nothing left to keep.
      attempt.files = []
      body.files = []
      return { status: 'declined', name: received.status }
  }
}

/** Adds kept files to the new ones; a new file takes the place of a kept one. @returns whether a kept one is gone. */
async function findFiles(attempt: Attempt, key: string, rule: UploadRule): Promise<boolean> {
  const { body, http } = attempt
  const wanted = rule.count === 1 && body.files.length > 0 ? [] : body.uploadTokens.slice(0, rule.count * 2)
  const found = await Promise.all(wanted.map((token) => findRetained(http.config.dataDir, token, http.context.now())))
  const kept = found.filter((file) => file !== undefined).map((file) => ({ ...file, field: key }))
  attempt.files = [...kept, ...body.files]
  return kept.length < wanted.length
}

function keyOf(request: FastifyRequest, body: ParsedBody): string | undefined {
  const header = request.headers['idempotency-key']
  const key = (Array.isArray(header) ? header[0] : header) ?? body.texts[ASIDE.submissionId]
  return key && key.length <= 200 ? key : undefined
}
