import type { FastifyInstance } from 'fastify'
import { isFormName } from '../../../contract/forms.ts'
import { routes } from '../../../contract/routes.ts'
import type { Parts } from '../context.ts'
import { pageData, sendMade, sendMissing } from './on-demand.ts'

/** `/forms/{name}`: a dialog's form on a page of its own, with a fresh key. Only for a browser without script. */
export function formPageRoutes(app: FastifyInstance, parts: Parts): void {
  app.get<{ Params: { name: string } }>(routes.form(':name'), async (request, reply) => {
    const { name } = request.params
    if (!isFormName(name)) return sendMissing(request, reply, parts)
    const query = new URL(request.url, 'http://site').search
    return sendMade(request, reply, parts, { path: `${routes.form(name)}${query}`, page: pageData(parts) })
  })
}
