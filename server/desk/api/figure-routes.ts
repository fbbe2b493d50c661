import type { FastifyInstance } from 'fastify'
import { deskRoutes } from '../../../contract/desk/replies.ts'
import { countFigures } from '../../submissions/desk/figures.ts'
import { queryOf, refuse, searchOf } from './answer.ts'
import type { DeskHttp } from './context.ts'

const DAYS = [7, 30, 90, 365]

/** `?days=30`, and at most one desk and one owner in the words of the filter. */
export function figureRoutes(app: FastifyInstance, http: DeskHttp): void {
  app.get(deskRoutes.figures(), async (request) => {
    const query = queryOf(request, http)
    const days = Number(searchOf(request).get('days') ?? 30)
    if (!DAYS.includes(days)) refuse(400, `days is one of ${DAYS.join(', ')}.`)
    const [owner] = query.filter.owner
    if (owner === 'nobody') refuse(400, 'Figures are of a person or of everyone.')
    const name = owner === undefined ? undefined : owner === 'me' ? query.me : owner.slice(1)
    return countFigures(http.context, days, { desk: query.filter.desk[0], owner: name })
  })
}
