import { useSyncExternalStore } from 'react'

/**
 * One value of the whole screen: whoever uses it follows its changes.
 *
 * @param watch is called when somebody begins to use it; what it returns, when nobody does any more.
 */
export function createStore<T>(first: T, watch?: () => () => void) {
  let value = first
  let end: (() => void) | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    if (listeners.size === 1) end = watch?.()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) end?.()
    }
  }
  return {
    get: () => value,
    set(next: T) {
      value = next
      for (const listener of listeners) listener()
    },
    useValue: () => useSyncExternalStore(subscribe, () => value),
  }
}
