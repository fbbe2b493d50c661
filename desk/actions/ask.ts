import { useSyncExternalStore } from 'react'
import type { DeskAction } from '../../contract/desk/actions.ts'
import type { DeskOutcome } from '../../contract/desk/replies.ts'
import type { DeskTarget } from '../../contract/desk/requests.ts'
import { act } from './act.ts'
import type { Choice } from './choices.ts'

/** An action whose parameters a dialog asks for. */
export interface Asked {
  action: DeskAction
  target: DeskTarget
  /** Called when something changed. */
  onDone: (outcome: DeskOutcome) => void
}

let asked: Asked | undefined
const listeners = new Set<() => void>()

/** Does an action, or opens the dialog that asks for its parameters. Never throws. */
export async function perform(
  action: DeskAction,
  { request }: Choice,
  target: DeskTarget,
  onDone: (outcome: DeskOutcome) => void = () => undefined,
): Promise<void> {
  if (!request) return publish({ action, target, onDone })
  const outcome = await act(request(target))
  if (outcome) onDone(outcome)
}

export function closeAsked(): void {
  publish(undefined)
}

export function useAsked(): Asked | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )
}

function publish(next: Asked | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}
