import type { FastifyRequest } from 'fastify'
import type { Refusal } from '../../../contract/page.ts'
import { clientOf, networkOf } from '../../address.ts'
import { NETWORK_DIGITS } from '../../attachments/retained-uploads.ts'
import { discard } from '../../attachments/stage.ts'
import type { StagedFile } from '../../attachments/store.ts'
import { addressHash } from '../../secret.ts'
import type { HttpContext } from '../context.ts'
import type { Attempt } from './attempt.ts'
import type { FileField } from './body.ts'
import { withRetained } from './with-retained.ts'

/** For a form that comes back without its files, or without some. */
export const FILES_DROPPED = 'Your files were not stored: please choose them again before you send.'

type FilesAttempt = Pick<Attempt, 'request' | 'http' | 'body' | 'files'>

/**
 * Retains the files of a form that goes back to its sender, within the quotas.
 *
 * @param words why it goes back.
 * @returns the files that the form holds, and the words, which say when some are not among them.
 */
export async function retainFiles(attempt: FilesAttempt, fileField: FileField | undefined, words: string) {
  const { request, http } = attempt
  const { files, lost } = await arrivedFiles(attempt, fileField)
  const kept: Refusal['kept'] = []
  let areDropped = lost
  for (const file of files) {
    const isRetained = file.retained || (await retainFor(request, http, file))
    // Also keeps `discard` from removing it.
    file.retained = isRetained
    if (isRetained) kept.push({ token: file.token, field: file.field, name: file.name, size: file.size })
    else areDropped = true
    if (!isRetained || file.isCopy) await discard(file)
  }
  return { kept, error: areDropped ? `${words} ${FILES_DROPPED}` : words }
}

/**
 * The files of an attempt. Where it was declined before they were checked, those that an earlier try left are looked for
 * here, and no problem with a file was told yet.
 */
async function arrivedFiles({ http, body, files }: FilesAttempt, fileField: FileField | undefined) {
  if (files) return { files, lost: false }
  // A bucket that is away gives none.
  const found = await withRetained(http, body, fileField).catch(() => ({ files: body.files, lost: true }))
  const isShort = body.unstaged + body.surplus > 0 || (body.fileProblem ?? body.diskFault) !== undefined
  return { files: found.files, lost: found.lost || isShort }
}

/** Retains a staged file for the client of a request, within its quota. */
export function retainFor(request: FastifyRequest, { context }: HttpContext, file: StagedFile): Promise<boolean> {
  const network = addressHash(context.secret, networkOf(request.ip)).slice(0, NETWORK_DIGITS)
  const client = network + addressHash(context.secret, clientOf(request.ip))
  return context.store.retained.retain(file, client, context.now())
}
