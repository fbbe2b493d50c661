import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deskRoutes } from '../../../contract/desk/replies.ts'
import { dayOf } from '../../../contract/time/zone.ts'
import { csvOf } from '../../submissions/desk/csv.ts'
import { eachLoaded } from '../../submissions/desk/list.ts'
import type { Loaded } from '../../submissions/desk/loaded.ts'
import { jsonOf } from '../../submissions/desk/record-json.ts'
import { queryOf } from './answer.ts'
import type { DeskHttp } from './context.ts'

/** Exactly the submissions of a filter, as a file. It is sent while it is read. */
export function exportRoutes(app: FastifyInstance, http: DeskHttp): void {
  app.get(deskRoutes.exportCsv(), (request, reply) => send(request, reply, 'csv', 'text/csv; charset=utf-8', csvOf))
  app.get(deskRoutes.exportJson(), (request, reply) => send(request, reply, 'json', 'application/json', jsonOf))

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    extension: string,
    type: string,
    format: (records: AsyncIterable<Loaded>) => AsyncGenerator<string>,
  ): Promise<FastifyReply> {
    const query = queryOf(request, http)
    const day = dayOf(http.context.now(), http.context.company.timeZone)
    return reply
      .type(type)
      .header('Content-Disposition', `attachment; filename="submissions-${day}.${extension}"`)
      .send(Readable.from(format(eachLoaded(http.context, query))))
  }
}
