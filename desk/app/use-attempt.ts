import { useState } from 'react'
import { addToast } from './toasts.ts'

/** Work that a button starts: whether it is going on, and what runs it. A failure is told in a notice; it never throws. */
export function useAttempt(): [isBusy: boolean, attempt: (work: () => Promise<unknown>) => Promise<void>] {
  const [isBusy, setBusy] = useState(false)
  async function attempt(work: () => Promise<unknown>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      addToast({ text: error instanceof Error ? error.message : String(error), failed: true })
    } finally {
      setBusy(false)
    }
  }
  return [isBusy, attempt]
}
