import type { FastifyInstance, FastifyReply } from 'fastify'
import { tooManyFiles } from '../../../contract/fields/upload.ts'
import { career } from '../../../contract/forms/career.ts'
import type { Uploaded } from '../../../contract/reply.ts'
import { routes } from '../../../contract/routes.ts'
import { discard } from '../../attachments/stage.ts'
import type { HttpContext } from '../context.ts'
import { logFault, refuse } from '../errors.ts'
import { fileFieldOf, type ParsedBody } from './body.ts'
import { fileRefusalOf } from './problems.ts'
import { rateLimitOf, tooLargeDetails } from './read-attempt.ts'
import { readMultipart } from './read-multipart.ts'
import { retainFor } from './retain-files.ts'

/** `POST /api/uploads`: a résumé ahead of its application. The answer is a token that stands for it for 24 hours. */
export function uploadRoutes(app: FastifyInstance, http: HttpContext): void {
  const fileField = fileFieldOf(career)
  const { dataDir } = http.config

  app.post(routes.api.uploads(), async (request, reply) => {
    const tooLarge = tooLargeDetails(request, fileField)
    if (tooLarge) return refuse(reply, 'tooLarge', tooLarge)
    const limit = await rateLimitOf(request, http)
    if (!limit.allowed) return refuse(reply, 'tooMany', limit)
    if (!request.isMultipart()) return refuse(reply, 'wrongType')
    const body = await readMultipart(request, dataDir, fileField)
    const [file] = body.files
    if (body.diskFault) logFault(http.context.log, request, 'noStore', body.diskFault)
    if (body.diskFault || body.fileProblem || body.surplus > 0 || !file) {
      await Promise.all(body.files.map(discard))
      return body.diskFault ? refuse(reply, 'noStore') : refuseFile(reply, body)
    }
    const retention = await retainFor(request, http, file)
    if (!retention.ok) {
      await discard(file)
      return refuse(reply, 'tooMany')
    }
    const uploaded: Uploaded = { upload: retention.token }
    return reply.header('Cache-Control', 'no-store').send(uploaded)
  })
}

function refuseFile(reply: FastifyReply, body: ParsedBody): FastifyReply {
  const { upload } = career.fields.resume
  const error =
    body.fileProblem?.text || (body.surplus > 0 && upload ? tooManyFiles(upload).text : 'Resume is required')
  return refuse(reply, fileRefusalOf(body), { error, fields: { resume: error } })
}
