import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import {
  ANSWER_FILES,
  answerRequest,
  askedAddressRequest,
  type DeskNotSent,
  type DeskSent,
  draftRequest,
  savedReplyRequest,
} from '../../../contract/desk/conversation.ts'
import { deskRoutes } from '../../../contract/desk/replies.ts'
import { keepDraft, stageDraftFile } from '../../conversation/drafts.ts'
import { recallAnswer } from '../../conversation/recall-answer.ts'
import { keepSavedReply, listSavedReplies, removeSavedReply } from '../../conversation/saved-replies.ts'
import { decideAddress } from '../../conversation/send-again.ts'
import { sendAnswer } from '../../conversation/send-answer.ts'
import { listIncoming } from '../../mail-in/incoming-list.ts'
import { actorOf, askedBy, type ById, type ByReference, notFound, refuse, searchOf } from './answer.ts'
import type { DeskHttp } from './context.ts'

/** Room for the longest answer, whose letters may take four bytes each, and for its draft. */
const BODY_MAX_BYTES = 256 * 1024

const REPLY_GONE = 'This reply is gone: somebody removed it, or it is a file of content/replies.'

/** Answers, their drafts and files, and saved replies. */
export function conversationRoutes(app: FastifyInstance, http: DeskHttp): void {
  const { context, live } = http
  const large = { bodyLimit: BODY_MAX_BYTES }

  app.post<ByReference>(deskRoutes.answer(':reference'), large, async (request, reply) => {
    const { actor, body } = askedBy(request, http, answerRequest)
    const sent = await sendAnswer(context, request.params.reference, { ...body, via: 'desk' }, actor)
    void live.nudge()
    if (sent.status === 'unknown') notFound()
    if (sent.status === 'refused') refuse(422, sent.problem)
    if (sent.status === 'newer')
      return reply.code(409).send({ error: sent.problem, newer: sent.newer } satisfies DeskNotSent)
    return { reference: sent.reference, id: body.id } satisfies DeskSent
  })

  app.post<ById>(deskRoutes.recall(':id'), async (request) => {
    const actor = actorOf(request, http)
    const recalled = await recallAnswer(context, request.params.id, actor)
    void live.nudge()
    if (recalled.status === 'left') refuse(409, 'The answer has left already.')
    if (recalled.status === 'unknown') refuse(404, 'There is no such answer.')
    return { reference: recalled.reference, lost: recalled.lost }
  })

  app.post<ByReference>(deskRoutes.askedAddress(':reference'), async (request) => {
    const { actor, body } = askedBy(request, http, askedAddressRequest)
    const isDone = await decideAddress(context, request.params.reference, body, actor)
    void live.nudge()
    http.worker?.nudge()
    return isDone ? { agree: body.agree } : refuse(409, 'This address is not asked for any more. Please look again.')
  })

  app.get(deskRoutes.incoming(), () => listIncoming(context))

  app.get(deskRoutes.savedReplies(), () => listSavedReplies(context))

  app.post(deskRoutes.savedReplies(), large, async (request) => {
    const { actor, body } = askedBy(request, http, savedReplyRequest)
    return keepSavedReply(context, body, actor)
  })

  app.put<ById>(deskRoutes.savedReply(':id'), large, async (request, reply) => {
    const { actor, body } = askedBy(request, http, savedReplyRequest)
    const kept = await keepSavedReply(context, body, actor, request.params.id)
    if (kept) return kept
    const now = (await listSavedReplies(context)).find(({ id }) => id === request.params.id)
    if (!now?.at) refuse(404, REPLY_GONE)
    const error = `${now.author} changed this reply meanwhile. Yours is not kept yet: Keep puts it in the place of that one.`
    return reply.code(409).send({ error, newer: [now.at] } satisfies DeskNotSent)
  })

  app.delete<ById>(deskRoutes.savedReply(':id'), async (request) => {
    actorOf(request, http)
    return (await removeSavedReply(context, request.params.id)) ? { removed: true } : refuse(404, REPLY_GONE)
  })

  app.put<ByReference>(deskRoutes.draft(':reference'), large, async (request) => {
    const { actor, body } = askedBy(request, http, draftRequest)
    return (await keepDraft(context, request.params.reference, body, actor)) ? { kept: true } : notFound()
  })

  app.register(async (files) => {
    // The body is the file itself, and is streamed. A page of another site cannot send this type without being asked first.
    files.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
    const room = { bodyLimit: ANSWER_FILES.maxBytes + 1 }
    files.post<ByReference>(deskRoutes.draftFiles(':reference'), room, async (request) => {
      const actor = actorOf(request, http)
      const name = searchOf(request).get('name') ?? ''
      // The parser above hands on the stream.
      const staged = await stageDraftFile(context, name, request.body as Readable, actor)
      return staged.ok ? staged.file : refuse(422, staged.problem)
    })
  })
}
