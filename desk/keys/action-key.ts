import { DESK_ACTIONS, type DeskAction } from '../../contract/desk/actions.ts'
import type { Keys } from '../ui/Key.tsx'

/** The key of an action with its label as the lists of keys write it; nothing for an action without a key. */
export function keyOf(action: DeskAction): Keys {
  const { key, label } = DESK_ACTIONS[action]
  return key ? { [label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())]: key.toUpperCase() } : {}
}
