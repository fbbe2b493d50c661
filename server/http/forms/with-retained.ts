import type { StagedFile } from '../../attachments/store.ts'
import type { HttpContext } from '../context.ts'
import type { FileField, ParsedBody } from './body.ts'

/**
 * The files of a request with the retained ones that it names. On a form with one file, a new file replaces the retained
 * one.
 *
 * @returns `lost`: a retained file is gone.
 */
export async function withRetained(
  { context }: HttpContext,
  { files, uploadTokens }: Pick<ParsedBody, 'files' | 'uploadTokens'>,
  fileField: FileField | undefined,
): Promise<{ files: StagedFile[]; lost: boolean }> {
  if (!fileField) return { files, lost: false }
  const { key, rule } = fileField
  const tokens = rule.count === 1 && files.length > 0 ? [] : uploadTokens.slice(0, rule.count * 2)
  const now = context.now()
  const found = await Promise.all(tokens.map((token) => context.store.retained.find(token, now)))
  const retained = found.filter((file) => file !== undefined).map((file) => ({ ...file, field: key }))
  return { files: [...retained, ...files], lost: retained.length < tokens.length }
}
