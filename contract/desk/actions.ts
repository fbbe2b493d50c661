import { ACTIONS, type ActionRow, type DeskStatus, type Past } from './action-table.ts'

// Everything reads the table of actions by this file.

export type DeskAction = keyof typeof ACTIONS
export type ActionEvent = (typeof ACTIONS)[DeskAction]['event']
/** The actions whose request is their name and their submissions. */
export type PlainAction = {
  [A in DeskAction]: (typeof ACTIONS)[A] extends { parameters: true } ? never : A
}[DeskAction]

export const DESK_ACTIONS: Readonly<Record<DeskAction, ActionRow & { event: ActionEvent }>> = ACTIONS
export const ALL_ACTIONS = Object.keys(ACTIONS) as DeskAction[] // the keys of this very object
export const PLAIN_ACTIONS = ALL_ACTIONS.filter((action): action is PlainAction => !DESK_ACTIONS[action].parameters)
export const ACTION_EVENTS = ALL_ACTIONS.map((action) => DESK_ACTIONS[action].event)

export function isActionEvent(kind: string): kind is ActionEvent {
  return ACTION_EVENTS.some((event) => event === kind)
}

/** An event of an action in words, for the history. */
export function pastWords(kind: ActionEvent, past: Past): string {
  const action = ALL_ACTIONS.find((one) => DESK_ACTIONS[one].event === kind)
  return action ? DESK_ACTIONS[action].past(past) : kind
}

/** The actions that may be done in one of these states. */
export function actionsIn(...states: readonly DeskStatus[]): DeskAction[] {
  return ALL_ACTIONS.filter((action) => states.some((state) => DESK_ACTIONS[action].states.includes(state)))
}

/** The columns of a submission that actions write, each once. */
export function actionColumns(): ActionRow['column'][] {
  const columns = ALL_ACTIONS.map((action) => DESK_ACTIONS[action].column)
  return columns.filter(({ key }, at) => columns.findIndex((other) => other.key === key) === at)
}
