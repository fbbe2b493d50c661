import type { FastifyInstance } from 'fastify'
import { career } from '../../../contract/forms/career.ts'
import type { Uploaded } from '../../../contract/reply.ts'
import { routes } from '../../../contract/routes.ts'
import { keep } from '../../attachments/retained-uploads.ts'
import { discard } from '../../attachments/stage.ts'
import type { Parts } from '../context.ts'
import { refuse } from '../errors.ts'
import { filePlaceOf, readForm } from './body.ts'
import { quotaOf, tooHeavy } from './submit.ts'

/** A résumé ahead of its application (product.md 2.20): answers a token that stands for the file for a day. */
export function uploadRoutes(app: FastifyInstance, parts: Parts): void {
  const place = filePlaceOf(career)
  const { dataDir } = parts.config

  app.post(routes.api.uploads(), async (request, reply) => {
    const heavy = tooHeavy(request, place)
    if (heavy) return refuse(reply, 'tooLarge', heavy)
    const quota = await quotaOf(request, parts)
    if (!quota.allowed) return refuse(reply, 'tooMany', quota)
    if (!request.isMultipart()) return refuse(reply, 'wrongType')
    const sent = await readForm(request, dataDir, place)
    const [file, ...others] = sent?.files ?? []
    if (sent?.fileProblem || !place || !file) {
      await Promise.all(sent?.files.map(discard) ?? [])
      const problem = sent?.fileProblem
      const error = problem?.text || 'Resume is required'
      const name =
        problem?.problem === 'tooLarge' ? 'tooLarge' : problem?.problem === 'wrongKind' ? 'wrongType' : 'invalid'
      return refuse(reply, name, { error, fields: { resume: error } })
    }
    await Promise.all(others.map(discard))
    const body: Uploaded = { upload: await keep(dataDir, file, parts.office.now()) }
    return reply.header('Cache-Control', 'no-store').send(body)
  })
}
