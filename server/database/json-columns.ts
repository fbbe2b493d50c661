/**
 * One answer with its label, as the form asked for it. A receipt or email shows a submission as its sender saw it,
 * even after the form's definition has changed.
 */
export interface StoredAnswer {
  key: string
  label: string
  /** As it was sent, such as `devops`. */
  value: string
  /** As a person reads it, such as `DevOps`. Empty: only exports show this answer. */
  shown: string
  long: boolean
}

/** Reads the column `submission.lines`. */
export function parseAnswers(column: string): StoredAnswer[] {
  // Only `saveSubmission` writes this column, from these objects.
  return JSON.parse(column) as StoredAnswer[]
}

/** Reads the columns `submission.quarantine` and `submission.notes`. */
export function parseTexts(column: string): string[] {
  // Only `saveSubmission` writes these columns, from lists of strings.
  return JSON.parse(column) as string[]
}
