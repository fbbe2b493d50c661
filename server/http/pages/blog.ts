import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import type { HttpContext } from '../context.ts'
import { keepPages } from './kept-pages.ts'
import { sendBuilt } from './on-demand.ts'

/** The longest query that is rendered, in characters: a search of 200 characters, all percent-encoded. */
const QUERY_MAX_LENGTH = 2000
/** How many searches stay in memory. */
const KEPT_MAX = 30

/** `/blog?q=…&category=…&show=…`: search, filter and "show more" without script. */
export function blogRoutes(app: FastifyInstance, http: HttpContext): void {
  const send = keepPages(http, KEPT_MAX)
  app.get(routes.blog(), async (request, reply) => {
    const { search, searchParams } = new URL(request.url, 'http://site')
    const asked = ['q', 'category', 'show'].flatMap((name) => {
      const value = searchParams.get(name)
      return value ? [[name, value]] : []
    })
    if (asked.length === 0 || search.length > QUERY_MAX_LENGTH)
      return sendBuilt(request, reply, http, http.pages.find(routes.blog()))
    return send(request, reply, `${routes.article('search')}?${new URLSearchParams(asked)}`)
  })
}
