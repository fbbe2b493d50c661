import type { FastifyInstance } from 'fastify'
import { deskRoutes } from '../../../contract/desk/replies.ts'
import { readState } from '../../metrics/read-state.ts'
import type { DeskHttp } from './context.ts'

/**
 * The process and its work, for Prometheus. The desk's access rule holds here as everywhere (access.ts): a foreign Host
 * and pages of other sites are refused. Nobody's name is asked for, because reading changes nothing.
 */
export function metricsRoute(app: FastifyInstance, { metrics, context }: DeskHttp): void {
  app.get(deskRoutes.metrics(), async (_request, reply) => {
    await readState(metrics, context)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
