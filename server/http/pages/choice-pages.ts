import type { FastifyInstance } from 'fastify'
import { isOfferedAnywhere } from '../../../contract/form.ts'
import { FORMS, isFormName } from '../../../contract/forms.ts'
import { routes } from '../../../contract/routes.ts'
import { readChoice, soundingQuery } from '../../../contract/sounding.ts'
import type { HttpContext } from '../context.ts'
import { keepPages } from './kept-pages.ts'
import { sendNotFound } from './on-demand.ts'

/** How many forms, each with a choice or a sounding, stay in memory. */
const KEPT_MAX = 64

/** `/forms/{name}`: a dialog's form on its own page, with a new idempotency key, for a browser without script. */
export function formPageRoutes(app: FastifyInstance, http: HttpContext): void {
  const send = keepPages(http, KEPT_MAX)
  app.get<{ Params: { name: string } }>(routes.form(':name'), async (request, reply) => {
    const name = request.params.name.toLowerCase()
    if (!isFormName(name)) return sendNotFound(request, reply, http)
    const { search, searchParams } = new URL(request.url, 'http://site')
    if (name !== request.params.name) return reply.redirect(`${routes.form(name)}${search}`, 308)
    const choose = searchParams.get('choose') ?? ''
    // The rest of a query changes nothing on the page.
    const chosen = isOfferedAnywhere(FORMS[name], choose) ? choose : undefined
    const sounding = name === 'quote' && searchParams.get('sounding')
    const sounded = sounding ? soundingQuery(readChoice(new URLSearchParams(sounding))) : undefined
    return send(request, reply, routes.form(name, chosen, sounded))
  })
}
