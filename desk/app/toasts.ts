import { useSyncExternalStore } from 'react'

export interface Toast {
  id: number
  text: string
  /** Takes the action back: its token. */
  undo?: string
  /** Takes back what has no token. */
  onUndo?: () => void
  /** What else may be done. */
  offer?: { label: string; run: () => void }
  failed?: boolean
}

/** Long enough to read and to reach, ms. A failure stays until it is closed. */
const SHOWN_MS = 9_000
let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

export function addToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  const id = lastId
  publish([...toasts, { ...toast, id }].slice(-3))
  if (!toast.failed) setTimeout(() => closeToast(id), SHOWN_MS)
}

export function closeToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) publish(toasts.filter((toast) => toast.id !== id))
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
  )
}

function publish(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
