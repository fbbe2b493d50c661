import { tooManyFiles } from '../../../contract/fields/upload.ts'
import {
  type Fields,
  type Form,
  type FormWords,
  isMissing,
  type Problems,
  type Reading,
} from '../../../contract/form.ts'
import { REFUSALS, type RefusalName } from '../../../contract/reply.ts'
import type { FileField, ParsedBody } from './body.ts'

const FILE_GONE = 'A file that you sent earlier is no longer here. Please choose it again.'
const FILE_EMPTY = 'This file is empty. Please choose it again.'

interface FormProblems {
  refusal: RefusalName
  error: string
  fields: Problems
}

interface Checked {
  form: Pick<Form, 'fields'> & { words: Pick<FormWords, 'missing'> }
  raw: Record<string, unknown>
  reading: Reading<Fields>
  body: ParsedBody
  fileField: FileField | undefined
  /** Whether a file of an earlier try is no longer here. */
  lost: boolean
}

/** The problems of answers and files together, in words for the visitor. Undefined when there is none. */
export function problemsOf({ form, raw, reading, body, fileField, lost }: Checked): FormProblems | undefined {
  const fields: Problems = reading.ok ? {} : { ...reading.problems }
  if (fileField) {
    if (body.surplus > 0) fields[fileField.key] = tooManyFiles(fileField.rule).text
    else if (body.fileProblem) fields[fileField.key] = body.fileProblem.text || FILE_EMPTY
    else if (lost) fields[fileField.key] = FILE_GONE
  }
  const texts = Object.values(fields)
  if (texts.length === 0) return undefined

  const { missing } = form.words
  const empty = missing && isMissing(form, raw)
  const single = texts.length === 1 ? texts[0] : undefined
  const error = empty ? missing.text : (single ?? REFUSALS.invalid.error)
  return { refusal: single && fileField && fields[fileField.key] ? fileRefusalOf(body) : 'invalid', error, fields }
}

const FILE_REFUSALS = { tooLarge: 'tooLarge', wrongKind: 'wrongType', noRoom: 'full', empty: 'invalid' } as const

/** The refusal of a form whose only problem is its file: size and kind have a status of their own. */
export function fileRefusalOf({ surplus, fileProblem }: Pick<ParsedBody, 'surplus' | 'fileProblem'>): RefusalName {
  return surplus > 0 || !fileProblem ? 'invalid' : FILE_REFUSALS[fileProblem.problem]
}
