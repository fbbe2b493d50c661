import type { FastifyInstance, FastifyReply } from 'fastify'
import { tooManyFiles } from '../../../contract/fields/upload.ts'
import { career } from '../../../contract/forms/career.ts'
import type { Uploaded } from '../../../contract/reply.ts'
import { routes } from '../../../contract/routes.ts'
import { discard } from '../../attachments/stage.ts'
import type { HttpContext } from '../context.ts'
import { refuse } from '../errors.ts'
import { emptyBody, fileFieldOf, type ParsedBody } from './body.ts'
import { fileRefusalOf } from './problems.ts'
import { readWithin } from './read-attempt.ts'
import { readMultipart } from './read-multipart.ts'
import { retainFor } from './retain-files.ts'

/** `POST /api/uploads`: a résumé ahead of its application. The answer is a token that stands for it for 24 hours. */
export function uploadRoutes(app: FastifyInstance, http: HttpContext): void {
  const fileField = fileFieldOf(career)

  app.post(routes.api.uploads(), async (request, reply) => {
    const attempt = { request, http, body: emptyBody() }
    const declined = await readWithin(attempt, fileField, async (dataDir) =>
      request.isMultipart() ? { body: await readMultipart(request, dataDir, fileField) } : undefined,
    )
    const { body } = attempt
    const [file] = body.files
    if (declined || body.fileProblem || body.surplus > 0 || !file) {
      await Promise.all(body.files.map(discard))
      return declined ? refuse(reply, declined.name, declined.details) : refuseFile(reply, body)
    }
    if (!(await retainFor(request, http, file))) {
      await discard(file)
      return refuse(reply, 'tooMany')
    }
    const uploaded: Uploaded = { upload: file.token }
    return reply.header('Cache-Control', 'no-store').send(uploaded)
  })
}

function refuseFile(reply: FastifyReply, body: ParsedBody): FastifyReply {
  const { upload } = career.fields.resume
  const error =
    body.fileProblem?.text || (body.surplus > 0 && upload ? tooManyFiles(upload).text : 'Resume is required')
  return refuse(reply, fileRefusalOf(body), { error, fields: { resume: error } })
}
