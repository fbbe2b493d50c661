import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { readChoice, soundingQuery } from '../../../contract/sounding.ts'
import type { HttpContext } from '../context.ts'
import { keepPages } from './kept-pages.ts'

/** How many soundings stay in memory. */
const KEPT_MAX = 64

/** `/sounding?what=…&who=…&hard=…`: the page of a choice. The rest of a query, and what is not offered, changes nothing on it. */
export function soundingRoutes(app: FastifyInstance, http: HttpContext): void {
  const send = keepPages(http, KEPT_MAX)
  app.get(routes.sounding(), (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://site')
    return send(request, reply, routes.sounding(soundingQuery(readChoice(searchParams))))
  })
}
