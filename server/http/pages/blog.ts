import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import type { Parts } from '../context.ts'
import { pageData, sendMade, sendMissing } from './on-demand.ts'
import { sendPage } from './serve.ts'

/** Longest query, in characters, that a listing is made for: a search of 200, every one of them percent-encoded. */
const QUERY_LENGTH = 2000

/** `/blog?q=…&category=…&show=…`: the listing as it was asked for, so that search, filter and more need no script. */
export function blogRoutes(app: FastifyInstance, parts: Parts): void {
  app.get(routes.blog(), async (request, reply) => {
    const { search, searchParams } = new URL(request.url, 'http://site')
    const asked = ['q', 'category', 'show'].some((name) => searchParams.get(name))
    if (!asked || search.length > QUERY_LENGTH) return sendBuilt(request, reply, parts)
    return sendMade(request, reply, parts, { path: `${routes.article('search')}${search}`, page: pageData(parts) })
  })
}

function sendBuilt(request: FastifyRequest, reply: FastifyReply, parts: Parts): FastifyReply {
  const page = parts.pages.find(routes.blog())
  if (!page) return sendMissing(request, reply, parts)
  reply.hijack()
  sendPage(page, request.raw, reply.raw)
  return reply
}
