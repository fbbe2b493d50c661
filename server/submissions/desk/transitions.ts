import type { DeskEventKind, DeskSkip } from '../../../contract/desk/replies.ts'
import type { DeskActionRequest } from '../../../contract/desk/requests.ts'
import type { SubmissionTable } from '../../database/schema.ts'
import type { Actor } from './actor.ts'

type Columns = Partial<Pick<SubmissionTable, 'status' | 'answeredAt' | 'openedAt' | 'owner' | 'desk'>>

/** What an action does to one submission, or why it leaves it alone. */
export type Transition = { kind: DeskEventKind; set: Columns; detail: string } | { skip: DeskSkip; owner?: string }

/** The rules of all actions. Pure: the caller writes. */
export function transitionOf(
  request: DeskActionRequest,
  row: SubmissionTable,
  actor: Actor,
  /** Ms. */
  now: number,
): Transition {
  const { status, owner, desk } = row
  switch (request.action) {
    case 'take': {
      const name = request.owner ?? actor.name
      if (owner === name) return ALREADY
      if (request.onlyIfFree && owner !== null) return { skip: 'taken', owner }
      return { kind: 'taken', set: { owner: name }, detail: name }
    }
    case 'unassign':
      return owner === null ? ALREADY : { kind: 'unassigned', set: { owner: null }, detail: owner }
    case 'answer':
      // Its emails were held back, so it must be released first.
      if (status === 'quarantined' || status === 'spam') return { skip: 'quarantined' }
      if (status === 'answered') return ALREADY
      return {
        kind: 'answered',
        set: { status: 'answered', answeredAt: now, openedAt: row.openedAt ?? now },
        detail: '',
      }
    case 'reopen':
      if (status === 'quarantined' || status === 'spam') return { skip: 'quarantined' }
      return status === 'open' ? ALREADY : { kind: 'reopened', set: { status: 'open', answeredAt: null }, detail: '' }
    case 'spam':
      return status === 'spam' || status === 'answered'
        ? ALREADY
        : { kind: 'spam', set: { status: 'spam' }, detail: '' }
    case 'release':
      return status === 'quarantined' || status === 'spam'
        ? { kind: 'released', set: { status: 'open' }, detail: '' }
        : ALREADY
    case 'move':
      return desk === request.desk ? ALREADY : { kind: 'moved', set: { desk: request.desk }, detail: request.desk }
  }
}

const ALREADY: Transition = { skip: 'already' }
