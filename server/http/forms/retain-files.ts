import type { FastifyRequest } from 'fastify'
import type { Refusal } from '../../../contract/page.ts'
import { discard } from '../../attachments/stage.ts'
import type { StagedFile } from '../../attachments/store.ts'
import type { HttpContext } from '../context.ts'
import { retainFor } from './retain-for.ts'

/**
 * Retains the files of a form that goes back to its sender, within the quotas.
 *
 * @returns those that the form holds, and how many were dropped.
 */
export async function retainFiles(request: FastifyRequest, http: HttpContext, files: readonly StagedFile[]) {
  const kept: Refusal['kept'] = []
  let dropped = 0
  for (const file of files) {
    const isRetained = file.retained || (await retainFor(request, http, file)).ok
    // Also keeps `discard` from removing it.
    file.retained = isRetained
    if (isRetained) kept.push({ token: file.token, field: file.field, name: file.name, size: file.size })
    else dropped += 1
    if (!isRetained || file.isCopy) await discard(file)
  }
  return { kept, dropped }
}
