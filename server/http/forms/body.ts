import type { FastifyRequest } from 'fastify'
import { ASIDE, type Fields, type Form } from '../../../contract/form.ts'
import type { UploadRule } from '../../../contract/upload.ts'
import type { StagedFile } from '../../attachments/store.ts'
import { readMultipart } from './read-multipart.ts'

/** What a visitor sent, before anybody asked whether it is right. */
export interface ParsedBody {
  /** The first value of each name. No prototype: a field may be called anything. */
  texts: Record<string, string>
  /** Tokens of files that came with an earlier attempt, or ahead of this one. */
  uploadTokens: string[]
  /** Staged by this request; whoever reads must discard what is not used. */
  files: StagedFile[]
  /** Files beyond what the form takes, by number. They were read and thrown away. */
  surplus: number
  fileProblem?: { problem: 'tooLarge' | 'wrongKind' | 'empty'; text: string }
}

/** Where a form takes files: the field's name in the contract, its rule, and the names under which they travel. */
export interface FileField {
  key: string
  rule: UploadRule
  accepts(name: string): boolean
}

export function fileFieldOf(form: Form<Fields>): FileField | undefined {
  for (const [key, field] of Object.entries(form.fields)) {
    if (!field.upload) continue
    const rule = field.upload
    // Twice the count: a surplus file is told as "too many", not as an unknown field.
    const names = Array.from({ length: rule.count * 2 }, (_, position) => form.fileKey?.(position) ?? key)
    return { key, rule, accepts: (name) => name === key || names.includes(name) }
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
  fileField: FileField | undefined,
): Promise<ParsedBody | undefined> {
  if (request.isMultipart()) return readMultipart(request, dataDir, fileField)
  if (request.body instanceof URLSearchParams) return readPairs(request.body)
  return undefined
}

export function emptyBody(): ParsedBody {
  return { texts: Object.create(null), uploadTokens: [], files: [], surplus: 0 }
}

export function addText(body: ParsedBody, name: string, value: string): void {
  if (name === ASIDE.kept) body.uploadTokens.push(value)
  else body.texts[name] ??= value
}

function readPairs(pairs: URLSearchParams): ParsedBody {
  const body = emptyBody()
  for (const [name, value] of pairs) addText(body, name, value)
  return body
}
