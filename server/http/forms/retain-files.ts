import type { FastifyRequest } from 'fastify'
import type { Refusal } from '../../../contract/page.ts'
import { clientOf, networkOf } from '../../address.ts'
import { NETWORK_DIGITS } from '../../attachments/retained-uploads.ts'
import { discard } from '../../attachments/stage.ts'
import type { StagedFile } from '../../attachments/store.ts'
import { addressHash } from '../../secret.ts'
import type { HttpContext } from '../context.ts'

/**
 * Retains the files of a form that goes back to its sender, within the quotas.
 *
 * @returns those that the form holds, and how many were dropped.
 */
export async function retainFiles(request: FastifyRequest, http: HttpContext, files: readonly StagedFile[]) {
  const kept: Refusal['kept'] = []
  let dropped = 0
  for (const file of files) {
    const isRetained = file.retained || (await retainFor(request, http, file))
    // Also keeps `discard` from removing it.
    file.retained = isRetained
    if (isRetained) kept.push({ token: file.token, field: file.field, name: file.name, size: file.size })
    else dropped += 1
    if (!isRetained || file.isCopy) await discard(file)
  }
  return { kept, dropped }
}

/** Retains a staged file for the client of a request, within its quota. */
export function retainFor(request: FastifyRequest, { context }: HttpContext, file: StagedFile): Promise<boolean> {
  const network = addressHash(context.secret, networkOf(request.ip)).slice(0, NETWORK_DIGITS)
  const client = network + addressHash(context.secret, clientOf(request.ip))
  return context.store.retained.retain(file, client, context.now())
}
