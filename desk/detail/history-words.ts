import { type ActionEvent, isActionEvent, pastWords } from '../../contract/desk/actions.ts'
import type { DeskEvent, DeskEventKind, DeskSubmission } from '../../contract/desk/replies.ts'
import { emailName } from '../mail/failure-words.ts'

/** The history with the moment at which the promise broke, oldest first. */
export function historyOf({ history, dueAt, answeredAt, status, owner }: DeskSubmission, now: number) {
  const due = Date.parse(dueAt)
  const isBroken = answeredAt ? Date.parse(answeredAt) > due : status === 'open' && now > due
  const text = owner ? `Promise broken. It is ${owner}’s` : 'Promise broken. Nobody had taken it'
  const lines = history.map((event) => ({
    key: String(event.id),
    at: Date.parse(event.at),
    text: eventInWords(event),
    tone: event.kind === 'emailFailed' ? 'failed' : 'plain',
    undo: event.undo,
  }))
  const broken = isBroken ? [{ key: 'broken', at: due, text, tone: 'broken', undo: null }] : []
  return [...lines, ...broken].sort((one, other) => one.at - other.at)
}

export function eventInWords({ kind, actor, detail }: DeskEvent): string {
  const by = actor ? ` by ${actor}` : ''
  // A window that is older than the server has no words for what is new.
  return isActionEvent(kind) ? pastWords(kind, { actor, detail, by }) : OTHER_EVENTS[kind]?.(detail, by)
}

/** What is no action of the desk, in words. */
const OTHER_EVENTS: Record<Exclude<DeskEventKind, ActionEvent>, (detail: string, by: string) => string> = {
  received: (detail) => (detail ? `Stored. ${detail}` : 'Stored'),
  added: (detail) => `The visitor added ${detail}`,
  opened: (_, by) => `Opened${by}`,
  wrote: (_, by) => `Answer sent${by}`,
  recalled: (_, by) => `Answer called back${by}`,
  replied: (detail) => detail,
  bounced: (detail) => `Email returned: ${detail}`,
  cameBack: (detail) => `Back among what is due. ${detail}`,
  corrected: (detail, by) => `Address corrected: ${detail}${by}`,
  noted: (_, by) => `Note${by}`,
  noteEdited: (_, by) => `Note changed${by}`,
  noteRemoved: (_, by) => `Note removed${by}`,
  // The detail is an address, or the kind of the email.
  emailFailed: (detail) => (detail.includes('@') ? `Email refused: ${detail}` : `${emailName(detail)} was given up`),
  emailResent: (detail, by) =>
    detail.includes('@') ? `Email sent again to ${detail}${by}` : `${emailName(detail)} was sent again${by}`,
  emailDismissed: (detail, by) => `Failed ${detail === 'webhook' ? 'webhook' : 'email'} dismissed${by}`,
  askedAgain: (detail) =>
    detail ? `The visitor wants the answer at ${detail}` : 'The visitor asked for the answer again',
  addressDeclined: (detail, by) => `Not sent to ${detail}${by}`,
  emailRecalled: (_, by) => `Dismissal taken back${by}`,
  scanned: (detail) => `Scanned: ${detail} is clean`,
  infected: (detail) => detail,
  undone: (detail, by) => `Taken back${detail && `: ${detail}`}${by}`,
  erased: (_, by) => `Erased${by}`,
}
