import type { DeskStatus } from '../../../contract/desk/action-table.ts'
import { DESK_ACTIONS } from '../../../contract/desk/actions.ts'
import { nameOfPerson } from '../../../contract/desk/people.ts'
import type { AnsweredBy, DeskEventKind } from '../../../contract/desk/replies.ts'
import type { DeskActionRequest } from '../../../contract/desk/requests.ts'
import { momentInWords, momentOf } from '../../../contract/time/moment.ts'
import type { ServerContext } from '../../context.ts'
import type { SubmissionTable } from '../../database/schema.ts'
import { type Actor, isPerson } from './actor.ts'
import type { Skipped } from './outcome.ts'

type Columns = Partial<
  Pick<
    SubmissionTable,
    'status' | 'answeredAt' | 'answeredBy' | 'firstAnsweredAt' | 'openedAt' | 'owner' | 'desk' | 'laterAt'
  >
>

/** What an action does to one submission, or why it leaves it alone. */
export type Transition = { kind: DeskEventKind; set: Columns; detail: string } | Skipped

/** The rules of all actions. Pure: the caller writes. */
export function transitionOf(...asked: Parameters<typeof changeOf>): Transition {
  const [{ action }, { status }] = asked
  const { states } = DESK_ACTIONS[action]
  const change = changeOf(...asked)
  if (states.includes(status)) return change
  // Its emails were held back, so it must be released first.
  if (isAside(status) && !states.some(isAside)) return QUARANTINED
  return 'set' in change && change.set.status === status ? ALREADY : OTHER_STATE
}

/** What an action does in any of its states. */
function changeOf(
  request: DeskActionRequest,
  row: SubmissionTable,
  actor: Actor,
  /** Ms. */
  now: number,
  { people, company: { timeZone } }: Pick<ServerContext, 'people' | 'company'>,
  /** When the last letter to the visitor left that nobody counted as the answer yet, ms. */
  wroteAt?: number,
): Transition {
  const to = (set: Columns, detail = ''): Transition => ({ kind: DESK_ACTIONS[request.action].event, set, detail })
  switch (request.action) {
    case 'take': {
      if (row.owner === actor.name) return ALREADY
      if (request.onlyIfFree && row.owner !== null) return { reason: 'taken', owner: row.owner }
      return to({ owner: actor.name }, actor.name)
    }
    case 'give': {
      const owner = nameOfPerson(people, request.owner)
      if (!isPerson(owner)) return { reason: 'noPerson' }
      return row.owner === owner ? ALREADY : to({ owner }, owner)
    }
    case 'unassign':
      return row.owner === null ? ALREADY : to({ owner: null }, row.owner)
    case 'answer':
      return wroteAt === undefined
        ? to({ status: 'answered', answeredAt: now, openedAt: row.openedAt ?? now, ...awake(row) })
        : to({ status: 'answered', answeredAt: wroteAt, ...answeredFirst(row, 'letter', wroteAt), ...awake(row) })
    case 'phone':
      return to(
        { status: 'answered', answeredAt: now, ...answeredFirst(row, 'phone', now), ...awake(row) },
        request.how,
      )
    case 'later': {
      const laterAt = request.until === null ? null : Date.parse(request.until)
      if (row.laterAt === laterAt) return ALREADY
      if (laterAt === null) return to({ laterAt })
      if (laterAt <= now) return { reason: 'past' }
      const isLate = laterAt > row.dueAt
      if (isLate && request.evenLate !== true) return { reason: 'late' }
      return to({ laterAt }, `${momentInWords(momentOf(laterAt, timeZone))}${isLate ? ', past its promise' : ''}`)
    }
    case 'reopen':
      return to({ status: 'open', answeredAt: null, answeredBy: null })
    case 'spam':
      return to({ status: 'spam', ...awake(row) })
    case 'release':
      return to({ status: 'open' })
    case 'move':
      return row.desk === request.desk ? ALREADY : to({ desk: request.desk }, request.desk)
  }
}

/** What is settled is put aside no longer. */
function awake({ laterAt }: SubmissionTable): Columns {
  return laterAt === null ? {} : { laterAt: null }
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

const ALREADY: Transition = { reason: 'already' }
const OTHER_STATE: Transition = { reason: 'state' }
const QUARANTINED: Transition = { reason: 'quarantined' }
