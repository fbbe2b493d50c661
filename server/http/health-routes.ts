import type { FastifyInstance } from 'fastify'
import { routes } from '../../contract/routes.ts'
import { readinessProblems, readinessWarnings } from '../health.ts'
import type { HttpContext } from './context.ts'

/**
 * `/healthz`: the process answers. `/readyz`: it can also store submissions and send their emails. What an operator must
 * look at stands there as a warning with 200, because a load balancer that takes the server away would lose visitors.
 */
export function healthRoutes(app: FastifyInstance, http: HttpContext): void {
  app.get(routes.health(), (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }))

  app.get(routes.ready(), async (_request, reply) => {
    const problems = await readinessProblems(http.context, http.config.dataDir)
    reply.code(problems.length > 0 ? 503 : 200).header('Cache-Control', 'no-store')
    if (problems.length > 0) return reply.send({ status: 'failing', problems })
    const warnings = await readinessWarnings(http.context)
    return reply.send(warnings.length > 0 ? { status: 'ok', warnings } : { status: 'ok' })
  })
}
