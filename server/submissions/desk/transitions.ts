import type { DeskStatus } from '../../../contract/desk/action-table.ts'
import { DESK_ACTIONS } from '../../../contract/desk/actions.ts'
import type { AnsweredBy, DeskEventKind, DeskSkip } from '../../../contract/desk/replies.ts'
import type { DeskActionRequest } from '../../../contract/desk/requests.ts'
import type { SubmissionTable } from '../../database/schema.ts'
import type { Actor } from './actor.ts'

type Columns = Partial<
  Pick<SubmissionTable, 'status' | 'answeredAt' | 'answeredBy' | 'firstAnsweredAt' | 'openedAt' | 'owner' | 'desk'>
>

/** What an action does to one submission, or why it leaves it alone. */
export type Transition = { kind: DeskEventKind; set: Columns; detail: string } | { skip: DeskSkip; owner?: string }

/** The rules of all actions. Pure: the caller writes. */
export function transitionOf(
  request: DeskActionRequest,
  row: SubmissionTable,
  actor: Actor,
  /** Ms. */
  now: number,
  /** When the last letter to the visitor left that nobody counted as the answer yet, ms. */
  wroteAt?: number,
): Transition {
  const { states, event } = DESK_ACTIONS[request.action]
  // Its emails were held back, so it must be released first.
  if (!states.includes(row.status)) return isAside(row.status) && !states.some(isAside) ? QUARANTINED : ALREADY
  const to = (set: Columns, detail = ''): Transition => ({ kind: event, set, detail })
  switch (request.action) {
    case 'take': {
      const name = request.owner ?? actor.name
      if (row.owner === name) return ALREADY
      if (request.onlyIfFree && row.owner !== null) return { skip: 'taken', owner: row.owner }
      return to({ owner: name }, name)
    }
    case 'unassign':
      return row.owner === null ? ALREADY : to({ owner: null }, row.owner)
    case 'answer':
      return wroteAt === undefined
        ? to({ status: 'answered', answeredAt: now, openedAt: row.openedAt ?? now })
        : to({ status: 'answered', answeredAt: wroteAt, ...answeredFirst(row, 'letter', wroteAt) })
    case 'phone':
      return to({ status: 'answered', answeredAt: now, ...answeredFirst(row, 'phone', now) }, request.how)
    case 'reopen':
      return to({ status: 'open', answeredAt: null, answeredBy: null })
    case 'spam':
      return to({ status: 'spam' })
    case 'release':
      return to({ status: 'open' })
    case 'move':
      return row.desk === request.desk ? ALREADY : to({ desk: request.desk }, request.desk)
  }
}

/** How it was answered, and when first. Whoever answers has opened it. */
export function answeredFirst(
  { openedAt, firstAnsweredAt }: Pick<SubmissionTable, 'openedAt' | 'firstAnsweredAt'>,
  answeredBy: AnsweredBy,
  at: number,
) {
  return { answeredBy, firstAnsweredAt: firstAnsweredAt ?? at, openedAt: openedAt ?? at }
}

function isAside(status: DeskStatus): boolean {
  return status === 'quarantined' || status === 'spam'
}

const ALREADY: Transition = { skip: 'already' }
const QUARANTINED: Transition = { skip: 'quarantined' }
