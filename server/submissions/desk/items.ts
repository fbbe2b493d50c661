import type { DeskItem } from '../../../contract/desk.ts'
import type { StoredAnswer } from '../../database/json-columns.ts'
import { hitOf } from './hit.ts'
import { instant } from './instant.ts'
import type { Loaded } from './loaded.ts'
import { organizationOf } from './organization.ts'

/** Characters. */
const EXCERPT_MAX = 200

/** A row of the list. `words` are the folded words of the search; with them the item tells where they stand. */
export function itemOf(loaded: Loaded, words: readonly string[] = []): DeskItem {
  const { submission, answers, attachments, notes, emailFailed } = loaded
  const { reference, form, desk, status, title, name, owner } = submission
  const hit = words.length > 0 ? hitOf(loaded, words) : undefined
  return {
    ...{ reference, form, desk, status, title, name, owner, emailFailed },
    organization: organizationOf(answers),
    excerpt: excerptOf(answers),
    receivedAt: instant(submission.receivedAt),
    dueAt: instant(submission.dueAt),
    answeredAt: instant(submission.answeredAt),
    opened: submission.openedAt !== null,
    files: attachments.length,
    notes: notes.length,
    ...(hit && { hit }),
  }
}

function excerptOf(answers: StoredAnswer[]): string {
  const long = answers.find((answer) => answer.long && answer.shown !== '')?.shown ?? ''
  return [
    ...long
      .slice(0, EXCERPT_MAX * 3)
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, EXCERPT_MAX)
    .join('')
}
