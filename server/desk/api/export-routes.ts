import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { deskRoutes } from '../../../contract/desk/replies.ts'
import { csvOf } from '../../submissions/desk/csv.ts'
import { eachLoaded } from '../../submissions/desk/list.ts'
import { jsonOf } from '../../submissions/desk/record-json.ts'
import { queryOf, sendFile } from './answer.ts'
import type { DeskHttp } from './context.ts'

/** Exactly the submissions of a filter, as a file. It is sent while it is read. */
export function exportRoutes(app: FastifyInstance, http: DeskHttp): void {
  app.get(deskRoutes.exportCsv(), async (request, reply) => {
    const records = eachLoaded(http.context, queryOf(request, http))
    return sendFile(reply, http, 'submissions', 'csv', Readable.from(csvOf(records)))
  })
  app.get(deskRoutes.exportJson(), async (request, reply) => {
    const records = eachLoaded(http.context, queryOf(request, http))
    return sendFile(reply, http, 'submissions', 'json', Readable.from(jsonOf(records)))
  })
}
