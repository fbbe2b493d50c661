import type { FastifyInstance } from 'fastify'
import { isFormName } from '../../../contract/forms.ts'
import { routes } from '../../../contract/routes.ts'
import type { HttpContext } from '../context.ts'
import { pageData, sendNotFound, sendRendered } from './on-demand.ts'

/** `/forms/{name}`: a dialog's form on its own page, with a new idempotency key, for a browser without script. */
export function formPageRoutes(app: FastifyInstance, http: HttpContext): void {
  app.get<{ Params: { name: string } }>(routes.form(':name'), async (request, reply) => {
    const { name } = request.params
    if (!isFormName(name)) return sendNotFound(request, reply, http)
    const query = new URL(request.url, 'http://site').search
    return sendRendered(request, reply, http, {
      path: `${routes.form(name)}${query}`,
      page: pageData(http),
      hasToken: false,
    })
  })
}
