import { createStore } from '../ui/store.ts'

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
const toasts = createStore<readonly Toast[]>([])
let lastId = 0
let isHeld = false
const timers = new Map<number, ReturnType<typeof setTimeout>>()

export function addToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  // What was done before stands in the history, where it can be taken back, too.
  const staying = isHeld ? toasts.get() : toasts.get().filter(({ failed }) => failed)
  publish([...staying, { ...toast, id: lastId }].slice(-3))
}

/** Does work, and tells of a failure, in a notice unless `tell` does. Never throws. @returns nothing after a failure. */
export async function attempt<T>(
  work: () => Promise<T>,
  tell: (text: string) => unknown = tellFailure,
): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error))
    return undefined
  }
}

/** A notice that stays until it is closed. */
export function tellFailure(text: string): void {
  addToast({ text, failed: true })
}

export function closeToast(id: number): void {
  isHeld = false
  publish(toasts.get().filter((toast) => toast.id !== id))
}

/** While somebody points at the notices or has the focus in one, none goes by itself. */
export function holdToasts(held: boolean): void {
  isHeld = held
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
  startTimers()
}

export const useToasts = toasts.useValue

function startTimers(): void {
  if (isHeld) return
  for (const { id, failed } of toasts.get())
    if (!failed && !timers.has(id))
      timers.set(
        id,
        setTimeout(() => closeToast(id), SHOWN_MS),
      )
}

function publish(next: readonly Toast[]): void {
  for (const { id } of toasts.get()) {
    if (next.some((toast) => toast.id === id)) continue
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  toasts.set(next)
  startTimers()
}
