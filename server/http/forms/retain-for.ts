import type { FastifyRequest } from 'fastify'
import type { Retention, StagedFile } from '../../attachments/store.ts'
import { addressHash } from '../../secret.ts'
import { clientOf } from '../caller.ts'
import type { HttpContext } from '../context.ts'

/** Retains a staged file for the client of a request, within its quota. */
export function retainFor(request: FastifyRequest, { context }: HttpContext, file: StagedFile): Promise<Retention> {
  const client = addressHash(context.secret, clientOf(request.ip))
  return context.store.retained.retain(file, client, context.now())
}
