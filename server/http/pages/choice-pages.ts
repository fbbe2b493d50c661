import type { FastifyInstance } from 'fastify'
import { isOfferedAnywhere } from '../../../contract/form.ts'
import { FORMS, isFormName } from '../../../contract/forms.ts'
import { routes } from '../../../contract/routes.ts'
import { readChoice, soundingQuery } from '../../../contract/sounding.ts'
import type { HttpContext } from '../context.ts'
import { keepPages } from './kept-pages.ts'
import { sendNotFound } from './on-demand.ts'

/** How many stay in memory, forms and soundings each. */
const KEPT_MAX = 64

/**
 * `/forms/{name}`: a dialog's form on its own page, with a new idempotency key, for a browser without script; and
 * `/sounding?what=…&who=…&hard=…`. What a query has beyond a choice that is offered changes nothing on the page.
 */
export function choicePageRoutes(app: FastifyInstance, http: HttpContext): void {
  const sendForm = keepPages(http, KEPT_MAX)
  const sendSounding = keepPages(http, KEPT_MAX)
  app.get<{ Params: { name: string } }>(routes.form(':name'), async (request, reply) => {
    const name = request.params.name.toLowerCase()
    if (!isFormName(name)) return sendNotFound(request, reply, http)
    const { search, searchParams } = new URL(request.url, 'http://site')
    if (name !== request.params.name) return reply.redirect(`${routes.form(name)}${search}`, 308)
    const choose = searchParams.get('choose') ?? ''
    const chosen = isOfferedAnywhere(FORMS[name], choose) ? choose : undefined
    const sounding = name === 'quote' && searchParams.get('sounding')
    const sounded = sounding ? soundingQuery(readChoice(new URLSearchParams(sounding))) : undefined
    return sendForm(request, reply, routes.form(name, chosen, sounded))
  })
  app.get(routes.sounding(), (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://site')
    return sendSounding(request, reply, routes.sounding(soundingQuery(readChoice(searchParams))))
  })
}
