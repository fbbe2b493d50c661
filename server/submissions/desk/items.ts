import type { DeskFileAlert, DeskItem } from '../../../contract/desk/replies.ts'
import { answerOf } from '../../../contract/forms.ts'
import { cutLine } from '../../../contract/limits.ts'
import { parseTexts, type StoredAnswer } from '../../database/json-columns.ts'
import { tookOf } from '../../database/overview.ts'
import type { AttachmentTable } from '../../database/schema.ts'
import { hitOf } from './hit.ts'
import { instant } from './instant.ts'
import type { Loaded } from './loaded.ts'

/** Characters. */
const EXCERPT_MAX = 200

/** A row of the list. `words` are the folded words of the search; with them the item tells where they stand. */
export function itemOf(loaded: Loaded, words: readonly string[] = []): DeskItem {
  const { submission, answers, attachments, messages, notes, emailFailed } = loaded
  const { reference, form, desk, status, title, name, owner } = submission
  const hit = words.length > 0 ? hitOf(loaded, words) : undefined
  return {
    ...{ reference, form, desk, status, title, name, owner, emailFailed },
    organization: answerOf(submission, answers, 'organization')?.value ?? '',
    excerpt: excerptOf(answers),
    receivedAt: instant(submission.receivedAt),
    dueAt: instant(submission.dueAt),
    answeredAt: instant(submission.answeredAt),
    tookMs: tookOf(submission),
    laterAt: instant(submission.laterAt),
    opened: submission.openedAt !== null,
    files: attachments.length,
    fileAlert: alertOf(attachments),
    notes: notes.length,
    replies: messages.filter(({ direction }) => direction === 'in').length,
    ...(hit && { hit }),
  }
}

/** What the list shows of the files, the most serious first. */
export function alertOf(attachments: readonly AttachmentTable[]): DeskFileAlert | null {
  for (const scan of ['infected', 'waiting'] as const) if (attachments.some((file) => file.scan === scan)) return scan
  return attachments.some(({ flags }) => parseTexts(flags).length > 0) ? 'flagged' : null
}

function excerptOf(answers: StoredAnswer[]): string {
  const long = answers.find((answer) => answer.long && answer.shown !== '')?.shown ?? ''
  return cutLine(long.slice(0, EXCERPT_MAX * 3), EXCERPT_MAX)
}
