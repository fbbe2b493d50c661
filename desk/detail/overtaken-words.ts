import { DESK_STATUSES } from '../../contract/desk/action-table.ts'
import { ALL_ACTIONS, DESK_ACTIONS, type DeskAction } from '../../contract/desk/actions.ts'
import type { DeskEvent, DeskSubmission } from '../../contract/desk/replies.ts'

const STATUS_DONE: Record<DeskSubmission['status'], string> = {
  open: 'opened this again',
  answered: 'answered this',
  spam: 'marked this as spam',
  quarantined: 'set this aside',
}

/** "Corin answered this, today 2:16 PM." */
export function overtakenWords(actor: string, status: DeskSubmission['status'], at: string): string {
  return `${actor} ${STATUS_DONE[status]}, ${at}.`
}

/** What last changed the state of a request. */
export function lastChange({ history }: DeskSubmission): DeskEvent | undefined {
  return history.findLast(({ kind, detail }) => STATE_EVENTS.has(kind === 'undone' ? detail : kind))
}

/** Whether an action gives a request another state. What is put aside stays open. */
export function changesState(action: DeskAction): boolean {
  const { states, column } = DESK_ACTIONS[action]
  return states.length < DESK_STATUSES.length && column.key !== 'laterAt'
}

/** An undo may have been undone, too. */
const STATE_EVENTS: ReadonlySet<string> = new Set([
  ...ALL_ACTIONS.filter(changesState).map((action) => DESK_ACTIONS[action].event),
  'undone',
])
