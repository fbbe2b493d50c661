import type { FastifyInstance } from 'fastify'
import { routes } from '../../contract/routes.ts'
import { readinessProblems } from '../health.ts'
import type { HttpContext } from './context.ts'

/** `/healthz`: the process answers. `/readyz`: it can also store submissions and send their emails. */
export function healthRoutes(app: FastifyInstance, http: HttpContext): void {
  app.get(routes.health(), (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }))

  app.get(routes.ready(), async (_request, reply) => {
    const problems = await readinessProblems(http.context, http.config.dataDir)
    return reply
      .code(problems.length > 0 ? 503 : 200)
      .header('Cache-Control', 'no-store')
      .send(problems.length > 0 ? { status: 'failing', problems } : { status: 'ok' })
  })
}
