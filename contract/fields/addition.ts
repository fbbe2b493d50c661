import { ADDED_FILES_MAX } from '../limits.ts'
import { attachment, type Field, long } from './field.ts'
import type { FileLike, UploadRule } from './upload.ts'

/** The fields of the small form on a receipt: a note or a file that was forgotten (specification 15.5). */
export interface AdditionFields {
  note: Field<string>
  /** Absent where the submission takes no more files. */
  files?: Field<FileLike[]>
}

/** Neither a note nor a file was sent. */
export const NOTHING_ADDED = 'Please write a note or choose a file.'

/** The receipt was added to as often as it may be. */
export const NO_MORE_ADDITIONS =
  'Nothing more can be added on this page. Please use its email link, or call and give the reference.'

/** Notes may still be added. */
export const NO_MORE_FILES =
  'No more files can be added on this page. Please send the note alone, and the file by its email link.'

/** Somebody who still had the page open wrote all the same. */
export const RECEIPT_GONE =
  'This receipt opens nothing any more, as after its request was erased. Nothing was added: please send a new request.'

/** @param rule - of the form that the submission came by; without one, only a note is taken. */
export function additionFields(rule: UploadRule | undefined): AdditionFields {
  const note = long('Note', { optional: true, rows: 4 })
  if (!rule) return { note }
  return { note, files: attachment(rule.count > 1 ? 'Files' : 'File', { ...rule, optional: true }) }
}

/**
 * What one addition may hold as files: as many as the form takes, of its kinds and sizes, until all additions together have
 * ten.
 *
 * @param added - how many files were added so far.
 * @returns undefined where no file may be added.
 */
export function additionRule(rule: UploadRule | undefined, added: number): UploadRule | undefined {
  const count = Math.min(rule?.count ?? 0, ADDED_FILES_MAX - added)
  return rule && count > 0 ? { ...rule, count } : undefined
}

/** "a note and 2 files", as the history and the email to the desk name an addition. */
export function additionInWords({ note, files }: { note: string; files: number }): string {
  const ofFiles = files === 0 ? [] : [files === 1 ? 'a file' : `${files} files`]
  return [...(note === '' ? [] : ['a note']), ...ofFiles].join(' and ')
}
