import { formOf } from '../../../contract/forms.ts'
import { momentInWords, momentOf } from '../../../contract/time/moment.ts'
import type { LeftLetter } from '../left-letters.ts'
import type { StoredSubmission } from '../load-submission.ts'

/** What was written before a letter, below which it is quoted. */
export interface QuotedLetter {
  /** "Rosalind Achterberg wrote on Tuesday, November 3, 6:48 PM EST:". */
  line: string
  text: string
}

/** Letters and characters that an answer quotes: enough to remember by, and no mail program cuts it off. */
const QUOTED_MAX = 6
const QUOTED_CHARACTERS = 20_000

/** The conversation so far, the newest first, down to what was asked first. */
export function quotedLetters(
  { submission, answers, additions, cameByEmail }: StoredSubmission,
  earlier: readonly LeftLetter[],
  timeZone: string,
): QuotedLetter[] {
  const on = (at: number) => momentInWords(momentOf(at, timeZone))
  const asked = answers
    .filter(({ long, shown }) => long && shown !== '')
    .map(({ shown }) => shown)
    .join('\n\n')
  const letters = [
    ...earlier.map(({ at, author, text }) => ({ at, line: `${author} wrote on ${on(at)}:`, text })),
    ...additions
      .filter(({ note }) => note !== '')
      .map(({ at, note }) => ({ at, line: `You added on ${on(at)}:`, text: note })),
  ].sort((one, other) => other.at - one.at)
  const form = {
    line: `You wrote on ${on(submission.receivedAt)}, ${cameByEmail ? 'by email' : `in your ${formOf(submission).called}`}:`,
    text: asked,
  }
  let left = QUOTED_CHARACTERS
  return [...letters.slice(0, QUOTED_MAX), ...(asked === '' ? [] : [form])].filter(({ text }) => {
    left -= text.length
    return left >= 0
  })
}
