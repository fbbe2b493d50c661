import type { FastifyInstance } from 'fastify'
import { newsletter } from '../../../contract/forms/newsletter.ts'
import { routes } from '../../../contract/routes.ts'
import type { Parts } from '../context.ts'
import { ENTRIES } from '../forms/form-routes.ts'
import { pageData, sendMade, sendMissing } from './on-demand.ts'

/** `/forms/{name}`: a dialog's form on a page of its own, with a fresh key. Only for a browser without script. */
export function formPageRoutes(app: FastifyInstance, parts: Parts): void {
  const names = new Set<string>([newsletter.name, ...ENTRIES.flatMap(({ forms }) => forms.map((form) => form.name))])

  app.get<{ Params: { name: string } }>(routes.form(':name'), async (request, reply) => {
    const { name } = request.params
    if (!names.has(name)) return sendMissing(request, reply, parts)
    const query = new URL(request.url, 'http://site').search
    return sendMade(request, reply, parts, { path: `${routes.form(name)}${query}`, page: pageData(parts) })
  })
}
