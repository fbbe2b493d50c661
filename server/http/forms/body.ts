import type { UploadRule } from '../../../contract/fields/upload.ts'
import { ASIDE, type Form } from '../../../contract/form.ts'
import type { FileProblem } from '../../attachments/stage.ts'
import type { StagedFile } from '../../attachments/store.ts'

/**
 * A body of which some part would be lost. It is refused as malformed: nobody gets a 200 for a form that was stored in
 * part. Our own pages never send such a body.
 */
export class MalformedBody extends Error {
  readonly statusCode = 400
}

/** The parsed body of a form, before its answers are checked. */
export interface ParsedBody {
  /** It has no prototype, because a client may use any name. */
  texts: Record<string, string>
  /**
   * Whether `texts` lacks some of what was sent: the end of a text that was too long, or a value that is no text. Such a
   * form is never stored. Where a field has a problem with it, the visitor reads the field's words.
   */
  incomplete: boolean
  /** Tokens of files from an earlier try, or uploaded ahead. */
  uploadTokens: string[]
  /** Staged by this request. Whoever reads the body must discard the files that are not used. */
  files: StagedFile[]
  /** How many files came beyond the number that the form takes. They were read and dropped. */
  surplus: number
  fileProblem?: { problem: FileProblem; text: string }
  /** What the disk failed with, so that a file is missing. All else has been read. */
  diskFault?: Error
  /** How many files were read and dropped because this request may not use the disk. */
  unstaged: number
}

/** The field of a form that takes files: its key in the contract, its rule, and the names that browsers send. */
export interface FileField {
  key: string
  rule: UploadRule
  accepts(name: string): boolean
}

/** The form's file field; undefined when the form takes no files. */
export function fileFieldOf(form: Form): FileField | undefined {
  for (const [key, field] of Object.entries(form.fields)) {
    if (!field.upload) continue
    const rule = field.upload
    // Twice the count: a surplus file is refused as "too many", not as an unknown field.
    const names = Array.from({ length: rule.count * 2 }, (_, position) => form.fileKey?.(position) ?? key)
    return { key, rule, accepts: (name) => name === key || names.includes(name) }
  }
  return undefined
}

export function emptyBody(): ParsedBody {
  return { texts: Object.create(null), incomplete: false, uploadTokens: [], files: [], surplus: 0, unstaged: 0 }
}

/**
 * Adds one text of the body. Only upload tokens may come several times.
 *
 * @throws MalformedBody for any other name that came twice, and for a text where a file belongs: nobody would read it.
 */
export function addText(body: ParsedBody, name: string, value: string, fileField?: FileField): void {
  if (fileField?.accepts(name)) {
    // An empty file input of a form that is sent urlencoded.
    if (value === '') return
    throw new MalformedBody('a text where a file belongs')
  }
  if (name === ASIDE.kept) body.uploadTokens.push(value)
  else if (name in body.texts) throw new MalformedBody('a field came twice')
  else body.texts[name] = value
}
