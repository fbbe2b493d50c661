import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import type { HttpContext } from '../context.ts'
import { pageData, sendNotFound, sendRendered } from './on-demand.ts'
import { servePage } from './serve.ts'

/** Longest query, in characters, that a listing is made for: a search of 200, every one of them percent-encoded. */
const QUERY_LENGTH = 2000

/** `/blog?q=…&category=…&show=…`: the listing as it was asked for, so that search, filter and more need no script. */
export function blogRoutes(app: FastifyInstance, http: HttpContext): void {
  app.get(routes.blog(), async (request, reply) => {
    const { search, searchParams } = new URL(request.url, 'http://site')
    const asked = ['q', 'category', 'show'].some((name) => searchParams.get(name))
    if (!asked || search.length > QUERY_LENGTH) return sendBuilt(request, reply, http)
    return sendRendered(request, reply, http, { path: `${routes.article('search')}${search}`, page: pageData(http) })
  })
}

function sendBuilt(request: FastifyRequest, reply: FastifyReply, http: HttpContext): FastifyReply {
  const page = http.pages.find(routes.blog())
  if (!page) return sendNotFound(request, reply, http)
  reply.hijack()
  servePage(page, request.raw, reply.raw)
  return reply
}
