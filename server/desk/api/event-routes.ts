import type { FastifyInstance } from 'fastify'
import { deskRoutes } from '../../../contract/desk/replies.ts'
import { presenceRequest } from '../../../contract/desk/requests.ts'
import { faultFields } from '../../log.ts'
import type { LiveStream } from '../live.ts'
import { personOf } from './access.ts'
import { askedBy, refuse } from './answer.ts'
import type { DeskHttp } from './context.ts'

/** After so long the browser connects again, ms. */
const RETRY_MS = 2_000

/** What changes, as server-sent events, and who looks at what. */
export function eventRoutes(app: FastifyInstance, http: DeskHttp): void {
  const { live, desk } = http

  app.get(deskRoutes.events(), async (request, reply) => {
    const lastId = Number(request.headers['last-event-id'] ?? Number.NaN)
    const { raw } = reply
    reply.hijack()
    raw.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // nginx holds answers back otherwise.
      'X-Accel-Buffering': 'no',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
    raw.write(`retry: ${RETRY_MS}\n\n`)
    const stream: LiveStream = {
      waiting: () => raw.writableLength,
      write: (text) => void raw.write(text),
      close: () => void raw.destroy(),
    }
    const { name } = personOf(request, desk)
    try {
      const id = await live.connect(stream, name, Number.isSafeInteger(lastId) ? lastId : undefined)
      if (id === undefined) return raw.end()
      raw.once('close', () => live.disconnect(id))
      if (raw.destroyed) live.disconnect(id)
    } catch (error) {
      // Fastify answers no more. The browser connects again after a stream that ends.
      http.context.log.error(faultFields(error), 'event stream failed')
      raw.destroy()
    }
  })

  app.post(deskRoutes.presence(), async (request, reply) => {
    const { actor, body } = askedBy(request, http, presenceRequest)
    if (!live.show(body.client, actor.name, body.reference, body.doing)) refuse(404, 'This window is not connected.')
    return reply.code(204).send()
  })
}
