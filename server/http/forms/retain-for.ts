import type { FastifyRequest } from 'fastify'
import { clientOf, networkOf } from '../../address.ts'
import { NETWORK_DIGITS } from '../../attachments/retained-uploads.ts'
import type { Retention, StagedFile } from '../../attachments/store.ts'
import { addressHash } from '../../secret.ts'
import type { HttpContext } from '../context.ts'

/** Retains a staged file for the client of a request, within its quota. */
export function retainFor(request: FastifyRequest, { context }: HttpContext, file: StagedFile): Promise<Retention> {
  const network = addressHash(context.secret, networkOf(request.ip)).slice(0, NETWORK_DIGITS)
  const client = network + addressHash(context.secret, clientOf(request.ip))
  return context.store.retained.retain(file, client, context.now())
}
