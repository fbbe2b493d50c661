import type { DeskAction } from '../../contract/desk/actions.ts'
import type { DeskTarget } from '../../contract/desk/requests.ts'
import { createStore } from '../ui/store.ts'
import { act } from './act.ts'
import type { Choice } from './choices.ts'

/** An action whose parameters a dialog asks for. */
export interface Asked {
  action: DeskAction
  target: DeskTarget
  /** Called when something changed. */
  onDone: () => void
}

/** What somebody wants to erase; a dialog asks first. */
export interface Erasure {
  action: 'erase'
  target: DeskTarget
  /** Called after it is gone. */
  onDone: () => void
}

const asked = createStore<Asked | Erasure | undefined>(undefined)

/** Does an action, or opens the dialog that asks for its parameters. Never throws. */
export async function perform(
  action: DeskAction,
  { request }: Choice,
  target: DeskTarget,
  onDone: () => void = () => undefined,
): Promise<void> {
  if (!request) return asked.set({ action, target, onDone })
  const outcome = await act(request(target))
  if (outcome && outcome.changed > 0) onDone()
}

export const useAsked = asked.useValue

/** Closes this one: where its answer comes late, another may be open. */
export function closeAsked(one: ReturnType<typeof useAsked>): void {
  if (asked.get() === one) asked.set(undefined)
}

export function askToErase(target: DeskTarget, onDone: () => void = () => undefined): void {
  asked.set({ action: 'erase', target, onDone })
}
