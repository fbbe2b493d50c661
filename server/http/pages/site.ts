import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ALL_FORMS } from '../../../contract/forms.ts'
import { REFUSALS } from '../../../contract/reply.ts'
import { routes } from '../../../contract/routes.ts'
import type { AnswerMetrics } from '../../metrics/metrics.ts'
import { wantsPage } from '../caller.ts'
import { type HttpContext, headerPolicyOf } from '../context.ts'
import { refuse, refuseCaller } from '../errors.ts'
import { baseHeaders, PRIVATE_HEADERS, RAW_HEADERS, SANDBOX_POLICY } from '../headers.ts'
import { hasTwoHosts } from '../hooks.ts'
import { sendBuilt, sendNotFound } from './on-demand.ts'
import type { Pages } from './pages.ts'
import { servePage } from './serve.ts'

/** Serves every built page and file, and answers 308, 404 and 405 for every other path. Registered first. */
export function siteRoutes(app: FastifyInstance, http: HttpContext): void {
  const { pages } = http
  const methodsAt = collectMethods(app)

  app.get('/*', answer)
  app.setNotFoundHandler(answer)
  // Runs before a body is read, so that an unknown path does not make the server parse one.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return answer(request, reply)
  })

  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { path, raw, query } = splitUrl(request.raw.url ?? '')
    const reading = request.method === 'GET' || request.method === 'HEAD'
    const page = pages.find(path)
    if (page && reading) return sendBuilt(request, reply, http, page)
    // The page of a form that was refused without script has this address, which somebody may enter again.
    const form = reading && wantsPage(request) && ALL_FORMS.find((one) => one.path === path)
    if (form) return reply.headers(PRIVATE_HEADERS).redirect(routes.form(form.name), 303)
    const allowed = page ? ['GET', 'HEAD'] : methodsAt(path)
    if (allowed.length > 0) return refuseCaller(request, reply.header('Allow', allowed.join(', ')), 'wrongMethod')
    // Only to what exists: `//elsewhere.example/` would lead to another site.
    const bare = withoutEnd(path).toLowerCase()
    if (reading && bare !== path && pages.find(bare)) return reply.redirect(`${bare}${query}`, 308)
    // The address of a page on demand may hold a token behind its first word, of which each letter counts.
    const exact = withoutEnd(raw).replace(/^\/\w+/, (word) => word.toLowerCase())
    if (reading && exact !== raw && methodsAt(exact).includes('GET'))
      return reply.headers(PRIVATE_HEADERS).redirect(`${exact}${query}`, 308)
    const wantsJson = path.startsWith('/api/') || request.headers.accept?.includes('application/json')
    return wantsJson || !reading ? refuseCaller(request, reply, 'notFound') : sendNotFound(request, reply, http)
  }
}

/** Looks at each row of slashes once: from each of its slashes the time would grow with their square. */
function withoutEnd(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '')
}

/** Answers a URL that cannot be decoded, which no route and no hook sees. */
export function answerBadUrl(request: FastifyRequest, reply: FastifyReply, http: HttpContext): FastifyReply {
  if (request.headers.accept?.includes('text/html')) return sendNotFound(request, reply, http)
  const headers = { ...baseHeaders(headerPolicyOf(http.config)), 'Content-Security-Policy': SANDBOX_POLICY }
  return refuse(reply.headers(headers), 'notFound')
}

/**
 * Serves built pages before the router sees the request, which saves a tenth of the processor time. Nearly every request
 * asks for one. All other requests take the usual way.
 */
export function answerPagesFirst(server: Server, pages: Pages, metrics?: AnswerMetrics): void {
  const usual = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (hasTwoHosts(request)) return refuseTwoHosts(response)
    request.url = originForm(request.url ?? '')
    const page = request.method === 'GET' || request.method === 'HEAD' ? pages.find(request.url ?? '') : undefined
    if (page) {
      if (metrics) countPage(request, response, metrics)
      servePage(page, request, response)
    } else for (const listener of usual) listener.call(server, request, response)
  })
}

function countPage({ method = 'GET' }: IncomingMessage, response: ServerResponse, metrics: AnswerMetrics): void {
  const start = performance.now()
  response.once('close', () => {
    const ms = performance.now() - start
    metrics.answered({ method, route: '/*', status: response.statusCode, ms, refusal: '' })
  })
}

/** The path and query of a target with scheme and host, which a server must take (RFC 9112, 3.2.2). */
function originForm(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*(?=(\/?))/i, (_host, slash) => (slash ? '' : '/'))
}

function refuseTwoHosts(response: ServerResponse): void {
  const { status, error } = REFUSALS.malformed
  const headers = { 'Content-Type': 'application/json; charset=utf-8', Connection: 'close', ...RAW_HEADERS }
  response.writeHead(status, headers).end(JSON.stringify({ error }))
}

/** Tells which methods the server's routes take at a path. It knows the routes that are registered after it. */
function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const known: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (url === '/*') return
    known.push({ pattern: new RegExp(`^${url.replace(/:[^/]+/g, '[^/]+')}$`), methods: [method].flat() })
  })
  return (path) => [...new Set(known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))]
}

/** Splits a URL and decodes its path. A path that cannot be decoded stays as it is, and is found nowhere. */
function splitUrl(url: string): { path: string; raw: string; query: string } {
  const [raw = ''] = url.split('?', 1)
  const query = url.slice(raw.length)
  try {
    return { path: decodeURIComponent(raw), raw, query }
  } catch {
    return { path: raw, raw, query }
  }
}
