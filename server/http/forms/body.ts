import type { FastifyRequest } from 'fastify'
import { ASIDE, type Form } from '../../../contract/form.ts'
import type { UploadRule } from '../../../contract/upload.ts'
import type { StagedFile } from '../../attachments/store.ts'
import { readMultipart } from './read-multipart.ts'

/** What a visitor sent, before anybody asked whether it is right. */
export interface Sent {
  /** The first value of each name. No prototype: a field may be called anything. */
  texts: Record<string, string>
  /** Tokens of files that came with an earlier attempt, or ahead of this one. */
  kept: string[]
  /** Staged by this request; whoever reads must discard what is not used. */
  files: StagedFile[]
  /** Files beyond what the form takes, by number. They were read and thrown away. */
  surplus: number
  fileProblem?: { problem: 'tooLarge' | 'wrongKind' | 'empty'; text: string }
}

/** Where a form takes files: the field's name in the contract, its rule, and the names under which they travel. */
export interface FilePlace {
  key: string
  rule: UploadRule
  isNamed(name: string): boolean
}

export function filePlaceOf(form: Form): FilePlace | undefined {
  for (const [key, field] of Object.entries(form.fields)) {
    if (!field.upload) continue
    const rule = field.upload
    // Twice the count: a surplus file is told as "too many", not as an unknown field.
    const names = Array.from({ length: rule.count * 2 }, (_, position) => form.fileKey?.(position) ?? key)
    return { key, rule, isNamed: (name) => name === key || names.includes(name) }
  }
  return undefined
}

/**
 * Reads a form as multipart or urlencoded; undefined for any other body.
 *
 * @throws what the parser and the disk throw (refuse.ts knows them); nothing stays staged then.
 */
export async function readForm(
  request: FastifyRequest,
  dataDir: string,
  place: FilePlace | undefined,
): Promise<Sent | undefined> {
  if (request.isMultipart()) return readMultipart(request, dataDir, place)
  if (request.body instanceof URLSearchParams) return readPairs(request.body)
  return undefined
}

export function emptySent(): Sent {
  return { texts: Object.create(null), kept: [], files: [], surplus: 0 }
}

export function addText(sent: Sent, name: string, value: string): void {
  if (name === ASIDE.kept) sent.kept.push(value)
  else sent.texts[name] ??= value
}

function readPairs(pairs: URLSearchParams): Sent {
  const sent = emptySent()
  for (const [name, value] of pairs) addText(sent, name, value)
  return sent
}
