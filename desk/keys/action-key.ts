import { DESK_ACTIONS, type DeskAction } from '../../contract/desk/actions.ts'

/** The key of an action with its label as the lists of keys write it; nothing for an action without a key. */
export function keyOf(action: DeskAction): [string[], string][] {
  const { key, label } = DESK_ACTIONS[action]
  return key ? [[[key.toUpperCase()], label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())]] : []
}
