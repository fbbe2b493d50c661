import { useSyncExternalStore } from 'react'

/** The dialogs of the whole screen, one at a time. */
export type DialogName = 'keys' | 'palette' | 'name'

let open: DialogName | undefined
const listeners = new Set<() => void>()

export function openDialog(name: DialogName | undefined): void {
  open = name
  for (const listener of listeners) listener()
}

export function closeDialog(): void {
  openDialog(undefined)
}

export function useOpenDialog(): DialogName | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
}
