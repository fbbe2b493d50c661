import { isActionEvent, pastWords } from '../../contract/desk/actions.ts'
import type { DeskEvent, DeskSubmission } from '../../contract/desk/replies.ts'

export interface HistoryLine {
  key: string
  at: number
  text: string
  tone: 'plain' | 'failed' | 'broken'
  undo: string | null
}

/** The history with the moment at which the promise broke, oldest first. */
export function historyOf(submission: DeskSubmission, now: number): HistoryLine[] {
  const due = Date.parse(submission.dueAt)
  const lines: HistoryLine[] = submission.history.map((event) => ({
    key: String(event.id),
    at: Date.parse(event.at),
    text: eventInWords(event),
    tone: event.kind === 'emailFailed' ? 'failed' : 'plain',
    undo: event.undo,
  }))
  const isBroken = submission.answeredAt
    ? Date.parse(submission.answeredAt) > due
    : submission.status === 'open' && now > due
  if (isBroken) {
    const owner = submission.owner
    lines.push({
      key: 'broken',
      at: due,
      text: owner ? `Promise broken. It is ${owner}’s` : 'Promise broken. Nobody had taken it',
      tone: 'broken',
      undo: null,
    })
  }
  return lines.sort((one, other) => one.at - other.at)
}

export function eventInWords({ kind, actor, detail }: DeskEvent): string {
  const by = actor ? ` by ${actor}` : ''
  if (isActionEvent(kind)) return pastWords(kind, { actor, detail, by })
  switch (kind) {
    case 'received':
      return detail ? `Stored. ${detail}` : 'Stored'
    case 'added':
      return `The visitor added ${detail}`
    case 'opened':
      return `Opened${by}`
    case 'wrote':
      return `Answer sent${by}`
    case 'recalled':
      return `Answer called back${by}`
    case 'replied':
      return detail
    case 'bounced':
      return `Answer returned: ${detail}`
    case 'corrected':
      return `Address corrected: ${detail}${by}`
    case 'noted':
      return `Note${by}`
    case 'noteEdited':
      return `Note changed${by}`
    case 'noteRemoved':
      return `Note removed${by}`
    case 'emailFailed':
      return detail ? `Email refused: ${detail}` : 'An email was given up'
    case 'emailResent':
      if (detail === 'webhook') return `Webhook sent again${by}`
      return detail ? `Email sent again to ${detail}${by}` : `Email sent again${by}`
    case 'emailDismissed':
      return detail === 'webhook' ? `Failed webhook dismissed${by}` : `Failed email dismissed${by}`
    case 'askedAgain':
      return detail ? `The visitor wants the answer at ${detail}` : 'The visitor asked for the answer again'
    case 'addressDeclined':
      return `Not sent to ${detail}${by}`
    case 'emailRecalled':
      return `Dismissal taken back${by}`
    case 'scanned':
      return `Scanned: ${detail} is clean`
    case 'infected':
      return detail
    case 'undone':
      return `Taken back${detail ? `: ${detail}` : ''}${by}`
    case 'erased':
      return `Erased${by}`
  }
}
