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
  // Only `saveSubmission` and a corrected address write this column, from these objects.
  return JSON.parse(column) as StoredAnswer[]
}

/** One sign of spam. */
export interface QuarantineSign {
  reason: string
  /** Null for a submission of an older version, which stored no weights. */
  weight: number | null
}

/** Reads the column `submission.quarantine`. Older versions wrote reasons alone. */
export function parseSigns(column: string): QuarantineSign[] {
  // Only `saveSubmission` writes this column.
  const signs = JSON.parse(column) as (string | QuarantineSign)[]
  return signs.map((sign) => (typeof sign === 'string' ? { reason: sign, weight: null } : sign))
}

/** Begins the first note of a request that came by email; the email's subject follows. */
export const CAME_BY_EMAIL = 'Came by email: '

/** Reads a column that holds a list of texts. */
export function parseTexts(column: string): string[] {
  // Such columns are written from a list of strings alone.
  return JSON.parse(column) as string[]
}
