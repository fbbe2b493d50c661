import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import {
  ANSWER_FILES,
  answerRequest,
  askedAddressRequest,
  type DeskNotSent,
  type DeskSent,
  draftRequest,
} from '../../../contract/desk/conversation.ts'
import { deskRoutes } from '../../../contract/desk/replies.ts'
import { keepDraft, stageDraftFile } from '../../conversation/drafts.ts'
import { recallAnswer } from '../../conversation/recall-answer.ts'
import { decideAddress } from '../../conversation/send-again.ts'
import { sendAnswer } from '../../conversation/send-answer.ts'
import { listIncoming } from '../../mail-in/incoming-list.ts'
import { actorOf, bodyOf, notFound, refuse, searchOf } from './answer.ts'
import type { DeskHttp } from './context.ts'

type ByReference = { Params: { reference: string } }

/** Room for the longest answer, whose letters may take four bytes each, and for its draft. */
const BODY_MAX_BYTES = 256 * 1024

/** Answers, their drafts and files. */
export function conversationRoutes(app: FastifyInstance, http: DeskHttp): void {
  const { context, live } = http
  const large = { bodyLimit: BODY_MAX_BYTES }

  app.post<ByReference>(deskRoutes.answer(':reference'), large, async (request, reply) => {
    const actor = actorOf(request, reply, http)
    const body = actor && bodyOf(request, reply, answerRequest)
    if (!body) return reply
    const sent = await sendAnswer(context, request.params.reference, { ...body, via: 'desk' }, actor)
    void live.nudge()
    switch (sent.status) {
      case 'sent': {
        const leavesAt = new Date(sent.leavesAt).toISOString()
        return { reference: sent.reference, id: body.id, leavesAt } satisfies DeskSent
      }
      case 'unknown':
        return notFound(reply)
      case 'newer':
        return reply.code(409).send({ error: sent.problem, newer: sent.newer } satisfies DeskNotSent)
      case 'refused':
        return refuse(reply, 422, sent.problem)
    }
  })

  app.post<{ Params: { id: string } }>(deskRoutes.recall(':id'), async (request, reply) => {
    const actor = actorOf(request, reply, http)
    if (!actor) return reply
    const recalled = await recallAnswer(context, request.params.id, actor)
    void live.nudge()
    switch (recalled.status) {
      case 'recalled':
        return { reference: recalled.reference }
      case 'left':
        return refuse(reply, 409, 'The answer has left already.')
      case 'unknown':
        return refuse(reply, 404, 'There is no such answer.')
    }
  })

  app.post<ByReference>(deskRoutes.askedAddress(':reference'), async (request, reply) => {
    const actor = actorOf(request, reply, http)
    const body = actor && bodyOf(request, reply, askedAddressRequest)
    if (!body) return reply
    const isDone = await decideAddress(context, request.params.reference, body.agree, actor)
    void live.nudge()
    http.worker?.nudge()
    return isDone ? { agree: body.agree } : refuse(reply, 409, 'Somebody has decided already.')
  })

  app.get(deskRoutes.incoming(), () => listIncoming(context))

  app.put<ByReference>(deskRoutes.draft(':reference'), large, async (request, reply) => {
    const actor = actorOf(request, reply, http)
    const body = actor && bodyOf(request, reply, draftRequest)
    if (!body) return reply
    return (await keepDraft(context, request.params.reference, body, actor)) ? { kept: true } : notFound(reply)
  })

  app.register(async (files) => {
    // The body is the file itself, and is streamed. A page of another site cannot send this type without being asked first.
    files.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
    const room = { bodyLimit: ANSWER_FILES.maxBytes + 1 }
    files.post<ByReference>(deskRoutes.draftFiles(':reference'), room, async (request, reply) => {
      const actor = actorOf(request, reply, http)
      if (!actor) return reply
      const name = searchOf(request).get('name') ?? ''
      // The parser above hands on the stream.
      const staged = await stageDraftFile(context, name, request.body as Readable, actor)
      return staged.ok ? staged.file : refuse(reply, 422, staged.problem)
    })
  })
}
