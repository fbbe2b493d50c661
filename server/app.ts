import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { ALL_FORMS } from '../contract/forms.ts'
import { isAmong } from './address.ts'
import { limitClients } from './http/client-limits.ts'
import { type AppParts, CONNECTION_LIMITS, type HttpContext, headerPolicyOf } from './http/context.ts'
import { refuseCrossSite } from './http/cross-site.ts'
import { handleErrors } from './http/errors.ts'
import { submitRoutes } from './http/forms/submit.ts'
import { subscribeRoute } from './http/forms/subscribe.ts'
import { uploadRoutes } from './http/forms/uploads.ts'
import { healthRoutes } from './http/health-routes.ts'
import { addHooks, answerClientError } from './http/hooks.ts'
import { newsletterLinkRoutes } from './http/links/newsletter-links.ts'
import { receiptRoutes } from './http/links/receipts.ts'
import { staffLinkRoutes } from './http/links/staff-links.ts'
import { blogRoutes } from './http/pages/blog.ts'
import { choicePageRoutes } from './http/pages/choice-pages.ts'
import { placeholderRoute } from './http/pages/placeholder.ts'
import { queueRenders } from './http/pages/render-queue.ts'
import { securityTextRoute } from './http/pages/security-text.ts'
import { answerBadUrl, answerPagesFirst, siteRoutes } from './http/pages/site.ts'
import { parseJson } from './http/parse-json.ts'
import { newRequestId } from './http/request-id.ts'

/** The largest JSON or urlencoded body, bytes, unless a route has its own limit. */
const BODY_MAX_BYTES = 64 * 1024

/** The largest head of a request, bytes. */
const HEAD_MAX_BYTES = 16 * 1024

/** How long connections may still begin a request after a stop, ms. */
const STOP_GRACE_MS = 400

/** Builds the server. It does not listen yet, so tests can call it without a port. */
export function buildApp(parts: AppParts): FastifyInstance {
  const http: HttpContext = { ...parts, render: queueRenders(parts.render) }
  const { config, context } = http
  const limits = { ...CONNECTION_LIMITS, ...http.limits }
  const app = fastify({
    logger: false,
    genReqId: newRequestId,
    bodyLimit: BODY_MAX_BYTES,
    // As long as a whole head may be: a long parameter finds its route, which knows it not.
    routerOptions: { maxParamLength: HEAD_MAX_BYTES },
    // By their addresses. With `true` or a number of hops a client could choose the address that it is counted by.
    trustProxy: config.trustedProxies.length > 0 ? isAmong(config.trustedProxies) : false,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: limits.keepAliveMs,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: HEAD_MAX_BYTES,
    },
    forceCloseConnections: 'idle',
    // A request on a connection that was there before the stop is served like any other: a proxy would pass a 503 on.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, request, reply) => void answerBadUrl(request, reply, http),
  })
  const metrics = http.metrics?.of('site')
  answerPagesFirst(app.server, http.pages, metrics)
  limitClients(app.server, limits, config.trustedProxies)

  // A proxy may have connected a moment ago, and its request is on the way: such a connection counts as idle, and would be cut.
  const closeIdle = app.server.closeIdleConnections.bind(app.server)
  // What has come by then is read first: after a busy moment the timer is ahead of it.
  app.server.closeIdleConnections = () => void setTimeout(() => setImmediate(closeIdle), STOP_GRACE_MS)
  // Otherwise a connection that is answered during the stop would stay open for its next request.
  app.addHook('preClose', async () => {
    app.server.keepAliveTimeout = 1
  })

  handleErrors(app, context.log, http.pages)
  addHooks(app, headerPolicyOf(config), { log: context.log, metrics })
  refuseCrossSite(app, config.publicUrl, new Set(ALL_FORMS.map(({ path }) => path)))
  parseJson(app)
  readUrlencoded(app)
  app.register(multipart)
  app.register(async (inner) => {
    siteRoutes(inner, http)
    submitRoutes(inner, http)
    uploadRoutes(inner, http)
    subscribeRoute(inner, http)
    newsletterLinkRoutes(inner, http)
    receiptRoutes(inner, http)
    staffLinkRoutes(inner, http)
    choicePageRoutes(inner, http)
    blogRoutes(inner, http)
    healthRoutes(inner, http)
    placeholderRoute(inner)
    securityTextRoute(inner, http)
  })
  return app
}

/** Parses the body of a form without files that a browser sends without script. */
function readUrlencoded(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
}
