import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routes } from '../../contract/routes.ts'
import { refuseCaller } from './errors.ts'

/**
 * Whether a page of another site made the browser send this request. Sec-Fetch-Site tells for sure. A browser without
 * it sends Origin with every post; clients that are no browser send neither, and nobody can misuse them.
 *
 * @param publicUrl the site's address. The address in the Host header counts as well: no page can choose it, and a site
 * under test has several.
 */
export function isCrossSite(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers
  if (site !== undefined) return site === 'cross-site'
  if (origin === undefined || origin === publicUrl) return false
  // A page whose address holds a token sends no origin. Whoever knows the token was given it.
  if (origin === 'null') return !request.routeOptions.url?.includes(':token')
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/**
 * Refuses cross-site requests that change something. Forms answer themselves, with their page (read-attempt.ts). A mail
 * program's unsubscribe button may post from anywhere (RFC 8058).
 */
export function refuseCrossSite(app: FastifyInstance, publicUrl: string, formPaths: ReadonlySet<string>): void {
  const excepted = new Set([...formPaths, routes.unsubscribeNewsletter(':token')])

  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 || request.method === 'GET' || request.method === 'HEAD') return
    if (excepted.has(request.routeOptions.url ?? '') || !isCrossSite(request, publicUrl)) return
    return refuseCaller(request, reply, 'crossSite')
  })
}
