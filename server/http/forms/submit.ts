import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ASIDE, type Form, readAnswers, shapeOf, successNotice } from '../../../contract/form.ts'
import { type Accepted, type RefusalName, tooLargeTogether } from '../../../contract/reply.ts'
import { routes } from '../../../contract/routes.ts'
import type { UploadRule } from '../../../contract/upload.ts'
import { take } from '../../attachments/retained-uploads.ts'
import { discard } from '../../attachments/stage.ts'
import type { StagedFile } from '../../attachments/store.ts'
import { countAttempt, type Quota } from '../../submissions/rate-limit.ts'
import { type Received, receive } from '../../submissions/receive.ts'
import { clientOf, wantsPage } from '../caller.ts'
import type { Parts } from '../context.ts'
import { logFault, type Reasons, refusalOf, refuse } from '../errors.ts'
import { emptySent, type FilePlace, filePlaceOf, readForm, type Sent } from './body.ts'
import { ENTRIES, type Entry } from './form-routes.ts'
import { problemsOf } from './problems.ts'
import { mostBytes } from './read-multipart.ts'
import { sendBack } from './send-back.ts'
import { marksOf } from './spam-suspect.ts'

/** JSON texts: the longest application is sent as its fields and as one message. In bytes. */
const JSON_BYTES = 192 * 1024

/** `POST` for every form of the contract, each read by its own definition. */
export function submitRoutes(app: FastifyInstance, parts: Parts): void {
  for (const entry of ENTRIES) {
    app.post(entry.path, { bodyLimit: JSON_BYTES }, (request, reply) => submit(request, reply, parts, entry))
  }
}

/**
 * A multipart body that says by itself that it is too large is not read at all; other bodies have their own limit.
 *
 * @returns the words for it, with the form's own limit; undefined for a body that may be read.
 */
export function tooHeavy(request: FastifyRequest, place: FilePlace | undefined): Reasons | undefined {
  if (Number(request.headers['content-length'] ?? 0) <= mostBytes(place)) return undefined
  return place ? { error: tooLargeTogether(place.rule.maxBytes) } : {}
}

/** Counts what one client sends within ten minutes. */
export function quotaOf(request: FastifyRequest, { config, office }: Parts): Promise<Quota> {
  return countAttempt(office, clientOf(request.ip), config.rateLimit)
}

async function submit(request: FastifyRequest, reply: FastifyReply, parts: Parts, entry: Entry): Promise<FastifyReply> {
  const attempt: Attempt = { request, reply, parts, form: entry.form, sent: emptySent(), files: [] }
  const outcome = await tryToReceive(attempt, entry)
  // A script is told in JSON; a browser without one gets its form back, with everything in it.
  if (outcome.status === 'declined' && wantsPage(request)) return sendBack(attempt, outcome.name, outcome.reasons)
  await Promise.all(attempt.sent.files.map(discard))
  if (outcome.status === 'declined') return refuse(reply, outcome.name, outcome.reasons)

  parts.worker?.nudge()
  const receipt = routes.receipt(outcome.receiptToken)
  if (wantsPage(request)) return reply.redirect(receipt, 303)
  const { reference, dueAt } = outcome
  const message = successNotice(attempt.form).text
  const body: Accepted = { message, reference, receipt, dueAt: new Date(dueAt).toISOString() }
  return reply.header('Cache-Control', 'no-store').send(body)
}

type Declined = { status: 'declined'; name: RefusalName; reasons?: Reasons }
type Outcome = Extract<Received, { status: 'accepted' }> | Declined

/** Never throws: nothing was promised yet, so whatever fails while storing, the visitor may send again. */
async function tryToReceive(attempt: Attempt, entry: Entry): Promise<Outcome> {
  const { request, parts } = attempt
  try {
    const heavy = tooHeavy(request, filePlaceOf(attempt.form))
    if (heavy) return { status: 'declined', name: 'tooLarge', reasons: heavy }
    const quota = await quotaOf(request, parts)
    // Without script the form is still read: it comes back with everything kept.
    if (!quota.allowed && !wantsPage(request)) return { status: 'declined', name: 'tooMany', reasons: quota }
    const body = await readBody(request, parts, entry)
    if (!body) return { status: 'declined', name: 'wrongType' }
    Object.assign(attempt, body)
    if (!quota.allowed) return { status: 'declined', name: 'tooMany', reasons: quota }
    return await tryToAccept(attempt)
  } catch (error) {
    const name = refusalOf(error)
    const told = name === 'broken' ? 'unavailable' : name
    logFault(parts.office.log, request, told, error)
    return { status: 'declined', name: told }
  }
}

/** One try to submit, as far as it has been understood. */
export interface Attempt {
  request: FastifyRequest
  reply: FastifyReply
  parts: Parts
  form: Form
  sent: Sent
  /** The files that go with it: of this request and kept from an earlier one. */
  files: StagedFile[]
}

async function readBody(
  request: FastifyRequest,
  parts: Parts,
  entry: Entry,
): Promise<Pick<Attempt, 'form' | 'sent'> | undefined> {
  const place = filePlaceOf(entry.form)
  const sent = await readForm(request, parts.config.dataDir, place)
  if (sent) return { form: shapeOf(entry.form, sent.texts[ASIDE.variant]), sent }
  if (typeof request.body !== 'object' || request.body === null) return undefined
  const read = entry.readJson?.(request.body)
  return read && { form: read.form, sent: { ...emptySent(), texts: read.texts, kept: read.uploadTokens } }
}

async function tryToAccept(attempt: Attempt): Promise<Outcome> {
  const { request, parts, form, sent } = attempt
  const place = filePlaceOf(form)
  const lost = place ? await findFiles(attempt, place.key, place.rule) : false
  const raw: Record<string, unknown> = form.unpack ? form.unpack(sent.texts) : { ...sent.texts }
  if (place) raw[place.key] = attempt.files

  const reading = readAnswers(form, raw)
  const problems = problemsOf({ form, raw, reading, sent, place, lost })
  if (problems || !reading.ok) return { status: 'declined', name: problems?.refusal ?? 'invalid', reasons: problems }

  const received = await receive(parts.office, {
    form,
    answers: reading.answers,
    files: attempt.files,
    key: keyOf(request, sent),
    marks: await marksOf(parts.office, { request, form, answers: reading.answers, sent }),
  })
  switch (received.status) {
    case 'accepted':
      return received
    case 'inFlight':
    case 'keyReused':
      // Any answer of `receive` uses the files up: there is nothing left to keep.
      attempt.files = []
      sent.files = []
      return { status: 'declined', name: received.status }
  }
}

/** Adds kept files to the new ones; a new file takes the place of a kept one. @returns whether a kept one is gone. */
async function findFiles(attempt: Attempt, key: string, rule: UploadRule): Promise<boolean> {
  const { sent, parts } = attempt
  const wanted = rule.count === 1 && sent.files.length > 0 ? [] : sent.kept.slice(0, rule.count * 2)
  const found = await Promise.all(wanted.map((token) => take(parts.config.dataDir, token, parts.office.now())))
  const kept = found.filter((file) => file !== undefined).map((file) => ({ ...file, field: key }))
  attempt.files = [...kept, ...sent.files]
  return kept.length < wanted.length
}

function keyOf(request: FastifyRequest, sent: Sent): string | undefined {
  const header = request.headers['idempotency-key']
  const key = (Array.isArray(header) ? header[0] : header) ?? sent.texts[ASIDE.submissionId]
  return key && key.length <= 200 ? key : undefined
}
