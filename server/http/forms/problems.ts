import { type Fields, type Form, isMissing, type Problems, type Reading } from '../../../contract/form.ts'
import { REFUSALS, type RefusalName } from '../../../contract/reply.ts'
import { tooManyFiles } from '../../../contract/upload.ts'
import type { FilePlace, Sent } from './body.ts'

const FILE_GONE = 'A file that you sent earlier is no longer here. Please choose it again.'
const FILE_EMPTY = 'This file is empty. Please choose it again.'

export interface Findings {
  refusal: RefusalName
  error: string
  fields: Problems
}

interface Read {
  form: Form
  raw: Record<string, unknown>
  reading: Reading<Fields>
  sent: Sent
  place: FilePlace | undefined
  /** A kept file was asked for that is not there any more. */
  lost: boolean
}

/** What is wrong with the answers and with the files together, in the visitor's words; undefined if nothing is. */
export function problemsOf({ form, raw, reading, sent, place, lost }: Read): Findings | undefined {
  const fields: Problems = reading.ok ? {} : { ...reading.problems }
  if (place) {
    if (sent.surplus > 0) fields[place.key] = tooManyFiles(place.rule).text
    else if (sent.fileProblem) fields[place.key] = sent.fileProblem.text || FILE_EMPTY
    else if (lost) fields[place.key] = FILE_GONE
  }
  const texts = Object.values(fields)
  if (texts.length === 0) return undefined

  const { missing } = form.words
  const empty = missing && isMissing(form, raw)
  const single = texts.length === 1 ? texts[0] : undefined
  const error = empty ? missing.text : (single ?? REFUSALS.invalid.error)
  return { refusal: single && place && fields[place.key] ? fileRefusal(sent) : 'invalid', error, fields }
}

/** A file that is the only thing wrong has a status of its own. */
function fileRefusal({ surplus, fileProblem }: Sent): RefusalName {
  if (surplus > 0) return 'invalid'
  switch (fileProblem?.problem) {
    case 'tooLarge':
      return 'tooLarge'
    case 'wrongKind':
      return 'wrongType'
    case 'empty':
    case undefined:
      return 'invalid'
  }
}
