/**
 * One answer as it was asked and given. Submissions are stored this way, so that a receipt or letter shows the form as
 * it was then, whatever becomes of its definition.
 */
export interface Line {
  key: string
  label: string
  /** As it travelled, such as `devops`. */
  value: string
  /** As a person reads it, such as `DevOps`. */
  shown: string
  long: boolean
}

/** Lines as they were written when the submission was stored. */
export function readLines(stored: string): Line[] {
  return JSON.parse(stored) as Line[]
}
