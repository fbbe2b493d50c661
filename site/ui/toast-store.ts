import { useSyncExternalStore } from 'react'

export interface ToastNotice {
  title: string
  text: string
  destructive?: boolean
}

export interface ShownToast extends ToastNotice {
  id: number
  open: boolean
}

/** Specification 13.1: one toast at a time, shown 5 s; forgotten 1,000,000 ms after it was dismissed. */
const TOAST_REMOVE_DELAY_MS = 1_000_000
export const TOAST_DURATION_MS = 5000

let toasts: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a notice in place of the one before. */
export function addToast(notice: ToastNotice): void {
  lastId += 1
  publish([{ ...notice, id: lastId, open: true }])
}

/** Closes a toast. It stays in the list for `TOAST_REMOVE_DELAY_MS`. */
export function dismiss(id: number): void {
  publish(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)))
  setTimeout(() => publish(toasts.filter((shown) => shown.id !== id)), TOAST_REMOVE_DELAY_MS)
}

export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(subscribe, () => toasts)
}

function publish(next: readonly ShownToast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
