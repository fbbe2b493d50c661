import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readAnswers, successNotice } from '../../../contract/form.ts'
import type { Accepted } from '../../../contract/reply.ts'
import { routes } from '../../../contract/routes.ts'
import { discard } from '../../attachments/stage.ts'
import { type Received, receive } from '../../submissions/receive.ts'
import { spamVerdict } from '../../submissions/spam-verdict.ts'
import type { SpamVerdict } from '../../submissions/submission-input.ts'
import { wantsPage } from '../caller.ts'
import type { HttpContext } from '../context.ts'
import { type Attempt, type Declined, idempotencyKey, newAttempt } from './attempt.ts'
import { fileFieldOf } from './body.ts'
import { answerDeclined, declinedByError } from './decline.ts'
import { FORM_ROUTES, type FormRoute } from './form-routes.ts'
import { problemsOf } from './problems.ts'
import { readAttempt } from './read-attempt.ts'
import { suspectOf } from './spam-suspect.ts'
import { withReserve } from './with-reserve.ts'
import { withRetained } from './with-retained.ts'

/** The largest JSON body, bytes. The longest application travels twice in it: as fields and as one message. */
const JSON_MAX_BYTES = 192 * 1024

type AcceptedSubmission = Extract<Received, { status: 'accepted' }>

/** `POST` for every form of the contract. */
export function submitRoutes(app: FastifyInstance, http: HttpContext): void {
  for (const route of FORM_ROUTES) {
    app.post(route.form.path, { bodyLimit: JSON_MAX_BYTES }, (request, reply) => submit(request, reply, http, route))
  }
}

async function submit(
  request: FastifyRequest,
  reply: FastifyReply,
  http: HttpContext,
  route: FormRoute,
): Promise<FastifyReply> {
  const attempt = newAttempt(request, reply, http, route.form)
  const outcome = await tryToSubmit(attempt, route)
  if (outcome.status === 'declined') return answerDeclined(attempt, outcome)

  await Promise.all(attempt.body.files.map(discard))
  http.worker?.nudge()
  return answerAccepted(attempt, outcome)
}

function answerAccepted({ request, reply, form }: Attempt, accepted: AcceptedSubmission): FastifyReply {
  const receipt = routes.receipt(accepted.receiptToken)
  if (wantsPage(request)) return reply.redirect(receipt, 303)
  const { reference, dueAt } = accepted
  const body: Accepted = { message: successNotice(form).text, reference, receipt, dueAt: new Date(dueAt).toISOString() }
  return reply.header('Cache-Control', 'no-store').send(body)
}

/** Reads, checks and stores a submission. Never throws. */
async function tryToSubmit(attempt: Attempt, route: FormRoute): Promise<AcceptedSubmission | Declined> {
  try {
    return (await readAttempt(attempt, route)) ?? (await checkAndStore(attempt))
  } catch (error) {
    return declinedByError(attempt, error)
  }
}

async function checkAndStore(attempt: Attempt): Promise<AcceptedSubmission | Declined> {
  const { http, form, body, canary } = attempt
  const fileField = fileFieldOf(form)
  const { files, lost } = await withRetained(http, body, fileField)
  attempt.files = files
  const raw: Record<string, unknown> = form.unpack ? form.unpack(body.texts) : { ...body.texts }
  if (fileField) raw[fileField.key] = files

  const reading = readAnswers(form, raw)
  const problems = problemsOf({ form, raw, reading, body, fileField, lost })
  if (problems || !reading.ok) return { status: 'declined', name: problems?.refusal ?? 'invalid', details: problems }
  if (body.incomplete) return { status: 'declined', name: 'malformed' }

  const { answers } = reading
  const input = {
    form,
    answers,
    files,
    key: idempotencyKey(attempt),
    verdict: canary ? undefined : await spamVerdict(http.context, suspectOf(attempt, answers)),
    canary,
    notes: form.notes?.(answers),
  }
  const received = await withReserve(http, () => receive(http.context, input))
  if (received.status !== 'accepted') return { status: 'declined', name: received.status }
  if (!received.replay && !canary) countSubmission(attempt, input.verdict)
  return received
}

function countSubmission({ http, form }: Attempt, verdict: SpamVerdict | undefined): void {
  const quarantined = (verdict?.quarantine ?? []).length > 0 ? 'yes' : 'no'
  http.metrics?.submissions.inc({ form: form.name, quarantined })
}
