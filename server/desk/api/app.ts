import fastify, { type FastifyInstance } from 'fastify'
import { deskRoutes } from '../../../contract/desk/replies.ts'
import { handleErrors } from '../../http/errors.ts'
import { addHooks, answerClientError } from '../../http/hooks.ts'
import { parseJson } from '../../http/parse-json.ts'
import { newRequestId } from '../../http/request-id.ts'
import { readState } from '../../metrics/read-state.ts'
import { answerBadUrl, guardDesk } from './access.ts'
import { actionRoutes } from './action-routes.ts'
import { answerRefusals } from './answer.ts'
import type { DeskHttp } from './context.ts'
import { conversationRoutes } from './conversation-routes.ts'
import { emailRoutes } from './email-routes.ts'
import { eventRoutes } from './event-routes.ts'
import { exportRoutes } from './export-routes.ts'
import { figureRoutes } from './figure-routes.ts'
import { fileRoutes } from './file-routes.ts'
import { newsletterRoutes } from './newsletter-routes.ts'
import { screenRoutes } from './screen.ts'
import { sessionRoutes } from './session-routes.ts'
import { submissionRoutes } from './submission-routes.ts'
import { subscriberRoutes } from './subscriber-routes.ts'

/** The largest body, bytes: a selection of 1,000 references, or a note. */
const BODY_MAX_BYTES = 64 * 1024

/** Builds the desk's own server. The public one has none of its routes. It does not listen yet. */
export function buildDeskApp(http: DeskHttp): FastifyInstance {
  const app = fastify({
    logger: false,
    genReqId: newRequestId,
    bodyLimit: BODY_MAX_BYTES,
    // Event streams stay open as long as the screen.
    connectionTimeout: 0,
    forceCloseConnections: true,
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, request, reply) => answerBadUrl(request, reply, http.desk),
  })
  const https = http.desk.url?.startsWith('https:') ?? false
  const { log } = http.context
  const metrics = http.metrics.of('desk')
  addHooks(app, { https, analytics: false }, { log, metrics, streams: new Set([deskRoutes.events()]) })
  handleErrors(app, log)
  guardDesk(app, http.desk)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' })
  })
  app.addHook('preClose', async () => http.live.close())
  // A form of another site can send text, so no route takes any.
  app.removeContentTypeParser('text/plain')
  parseJson(app)
  app.register(async (inner) => {
    answerRefusals(inner)
    sessionRoutes(inner, http)
    submissionRoutes(inner, http)
    actionRoutes(inner, http)
    conversationRoutes(inner, http)
    fileRoutes(inner, http)
    emailRoutes(inner, http)
    eventRoutes(inner, http)
    exportRoutes(inner, http)
    figureRoutes(inner, http)
    newsletterRoutes(inner, http)
    subscriberRoutes(inner, http)
    screenRoutes(inner, http.screen)
    // For Prometheus. Nobody's name is asked for, because reading changes nothing.
    inner.get(deskRoutes.metrics(), async (_request, reply) => {
      await readState(http.metrics, http.context)
      return reply.type(http.metrics.registry.contentType).send(await http.metrics.registry.metrics())
    })
  })
  return app
}
