import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { PATIENCE, type Parts, policyOf } from './http/context.ts'
import { handleErrors, refuse } from './http/errors.ts'
import { submitRoutes } from './http/forms/submit.ts'
import { newsletterRoutes } from './http/forms/subscribe.ts'
import { uploadRoutes } from './http/forms/uploads.ts'
import { healthRoutes } from './http/health.ts'
import { answerBrokenClient, keepManners } from './http/hooks.ts'
import { newsletterLinkRoutes } from './http/links/newsletter-links.ts'
import { receiptRoutes } from './http/links/receipts.ts'
import { blogRoutes } from './http/pages/blog.ts'
import { formPageRoutes } from './http/pages/form-pages.ts'
import { placeholderRoute } from './http/pages/placeholder.ts'
import { answerPagesFirst, siteRoutes } from './http/pages/site.ts'

export type { Parts } from './http/context.ts'

/** JSON and urlencoded bodies, in bytes, where a route does not say otherwise. */
const BODY_BYTES = 64 * 1024

/** The server as a value: it listens to nothing until told, so tests can ask it without a port. */
export function buildApp(parts: Parts): FastifyInstance {
  const { config, office } = parts
  const patience = { ...PATIENCE, ...parts.patience }
  const app = fastify({
    logger: false,
    bodyLimit: BODY_BYTES,
    // A list, never a number of hops or `true`: those let a client choose the address that it is counted by.
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    requestTimeout: patience.requestMs,
    connectionTimeout: patience.silenceMs,
    keepAliveTimeout: patience.keepAliveMs,
    http: {
      headersTimeout: patience.headersMs,
      connectionsCheckingInterval: patience.checkMs,
      maxHeaderSize: 16 * 1024,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: answerBrokenClient,
    frameworkErrors: (_error, _request, reply) => void refuse(reply, 'notFound'),
  })
  app.server.maxConnections = patience.connections
  answerPagesFirst(app.server, parts.pages)

  // A connection whose answer goes out while we stop would else be held open for its next request.
  app.addHook('preClose', async () => {
    app.server.keepAliveTimeout = 1
  })

  handleErrors(app, office.log)
  keepManners(app, policyOf(config), office.log)
  readUrlencoded(app)
  app.register(multipart)
  app.register(async (inner) => {
    siteRoutes(inner, parts)
    submitRoutes(inner, parts)
    uploadRoutes(inner, parts)
    newsletterRoutes(inner, parts)
    newsletterLinkRoutes(inner, parts)
    receiptRoutes(inner, parts)
    formPageRoutes(inner, parts)
    blogRoutes(inner, parts)
    healthRoutes(inner, parts)
    placeholderRoute(inner)
  })
  return app
}

/** What a form without files and without script sends. */
function readUrlencoded(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
}
