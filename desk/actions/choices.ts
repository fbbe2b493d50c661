import { AlarmClock, Check, type LucideIcon, Undo2 } from 'lucide-react'
import { DESK_STATUSES, type DeskStatus } from '../../contract/desk/action-table.ts'
import { actionsIn, DESK_ACTIONS, type DeskAction } from '../../contract/desk/actions.ts'
import type { DeskActionRequest, DeskTarget } from '../../contract/desk/requests.ts'
import type { Session } from '../app/session.tsx'

/** One way to do an action: the only one, or one of several, such as each desk of a move. */
export interface Choice {
  label: string
  /** Without it a dialog asks for what is missing (`AskedDialog`). */
  request?: (target: DeskTarget) => DeskActionRequest
}

/** The ways to do an action. None where nothing can be chosen. */
export function choicesOf(action: DeskAction, desks: Session['desks']): Choice[] {
  const { label } = DESK_ACTIONS[action]
  if (action === 'later' || action === 'give' || action === 'phone') return [{ label }]
  if (action !== 'move') return [{ label, request: (target) => ({ action, target }) }]
  return desks.map(({ name }) => ({
    label: `${label}: to ${name}`,
    request: (target) => ({ action, desk: name, target }),
  }))
}

/** Icons of the buttons that have one. */
export const ACTION_ICONS: Partial<Record<DeskAction, LucideIcon>> = {
  release: Undo2,
  answer: Check,
  later: AlarmClock,
  reopen: Undo2,
}

/** What is offered for many: as buttons what fits them best, the rest in the menu. */
export function offersForMany(statuses: readonly DeskStatus[]): { buttons: DeskAction[]; menu: DeskAction[] } {
  const all = actionsIn(...(statuses.length > 0 ? statuses : DESK_STATUSES))
  // Of a list of several states, what is done to open requests comes first.
  const [state = 'open'] = statuses.length === 1 ? statuses : []
  const first = actionsIn(state)
  const isButton = (action: DeskAction) => DESK_ACTIONS[action].many === 'button' && first.includes(action)
  return { buttons: all.filter(isButton), menu: all.filter((action) => !isButton(action)) }
}

/** The keys of actions with what each does, its first choice. Of two with one key, the first has it. */
export function actionKeys(
  actions: readonly DeskAction[],
  desks: Session['desks'],
  run: (choice: Choice, action: DeskAction) => void,
): Record<string, () => void> {
  return Object.fromEntries(
    actions.toReversed().flatMap((action) => {
      const { key } = DESK_ACTIONS[action]
      const [choice] = choicesOf(action, desks)
      return key && choice ? [[key, () => run(choice, action)]] : []
    }),
  )
}
