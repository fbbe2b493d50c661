import type { FastifyInstance } from 'fastify'
import { career } from '../../../contract/forms/career.ts'
import type { Uploaded } from '../../../contract/reply.ts'
import { routes } from '../../../contract/routes.ts'
import { retainUpload } from '../../attachments/retained-uploads.ts'
import { discard } from '../../attachments/stage.ts'
import type { HttpContext } from '../context.ts'
import { refuse } from '../errors.ts'
import { anyForm } from './any-form.ts'
import { fileFieldOf, readForm } from './body.ts'
import { isTooHeavy, rateLimitOf } from './submit.ts'

/** A résumé ahead of its application (product.md 2.20): answers a token that stands for the file for a day. */
export function uploadRoutes(app: FastifyInstance, http: HttpContext): void {
  const fileField = fileFieldOf(anyForm(career))
  const { dataDir } = http.config

  app.post(routes.api.uploads(), async (request, reply) => {
    if (isTooHeavy(request, fileField)) return refuse(reply, 'tooLarge')
    const quota = await rateLimitOf(request, http)
    if (!quota.allowed) return refuse(reply, 'tooMany', quota)
    if (!request.isMultipart()) return refuse(reply, 'wrongType')
    const body = await readForm(request, dataDir, fileField)
    const [file, ...others] = body?.files ?? []
    if (body?.fileProblem || !fileField || !file) {
      await Promise.all(body?.files.map(discard) ?? [])
      const problem = body?.fileProblem
      const error = problem?.text || 'Resume is required'
      const name =
        problem?.problem === 'tooLarge' ? 'tooLarge' : problem?.problem === 'wrongKind' ? 'wrongType' : 'invalid'
      return refuse(reply, name, { error, fields: { resume: error } })
    }
    await Promise.all(others.map(discard))
    const uploaded: Uploaded = { upload: await retainUpload(dataDir, file, http.context.now()) }
    return reply.header('Cache-Control', 'no-store').send(uploaded)
  })
}
