import { useSyncExternalStore } from 'react'
import type { DeskTarget } from '../../contract/desk/requests.ts'

/** What somebody wants to erase; the dialog asks first. */
export interface EraseRequest {
  target: DeskTarget
  /** Called after it is gone. */
  then: () => void
}

let asked: EraseRequest | undefined
const listeners = new Set<() => void>()

export function askToErase(target: DeskTarget, then: () => void = () => undefined): void {
  publish({ target, then })
}

export function closeErase(): void {
  publish(undefined)
}

export function useEraseRequest(): EraseRequest | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )
}

function publish(next: EraseRequest | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}
