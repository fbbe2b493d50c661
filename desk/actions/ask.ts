import type { DeskAction } from '../../contract/desk/actions.ts'
import type { DeskTarget } from '../../contract/desk/requests.ts'
import { createStore } from '../ui/store.ts'
import { act } from './act.ts'
import type { Choice } from './choices.ts'

/** An action whose parameters a dialog asks for, or an erasure, before which one asks. */
export interface Asked {
  action: DeskAction | 'erase'
  target: DeskTarget
  /** Called when something changed. */
  onDone: () => void
}

const asked = createStore<Asked | undefined>(undefined)

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
