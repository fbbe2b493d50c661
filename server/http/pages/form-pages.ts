import type { FastifyInstance } from 'fastify'
import { isOfferedAnywhere } from '../../../contract/form.ts'
import { FORMS, isFormName } from '../../../contract/forms.ts'
import { routes } from '../../../contract/routes.ts'
import type { HttpContext } from '../context.ts'
import { keepPages } from './kept-pages.ts'
import { sendNotFound } from './on-demand.ts'

/** How many forms, each with a choice, stay in memory. */
const KEPT_MAX = 64

/** `/forms/{name}`: a dialog's form on its own page, with a new idempotency key, for a browser without script. */
export function formPageRoutes(app: FastifyInstance, http: HttpContext): void {
  const send = keepPages(http, KEPT_MAX)
  app.get<{ Params: { name: string } }>(routes.form(':name'), async (request, reply) => {
    const { name } = request.params
    if (!isFormName(name)) return sendNotFound(request, reply, http)
    const choose = new URL(request.url, 'http://site').searchParams.get('choose') ?? ''
    // The rest of a query changes nothing on the page.
    const query = isOfferedAnywhere(FORMS[name], choose) ? `?${new URLSearchParams({ choose })}` : ''
    return send(request, reply, `${routes.form(name)}${query}`)
  })
}
