import { useState } from 'react'
import { attempt } from './toasts.ts'

/** Work that a button starts: whether it is going on, and what runs it. A failure is told in a notice; it never throws. */
export function useAttempt(): [isBusy: boolean, attempt: (work: () => Promise<unknown>) => Promise<void>] {
  const [isBusy, setBusy] = useState(false)
  async function attemptOnce(work: () => Promise<unknown>) {
    setBusy(true)
    await attempt(work)
    setBusy(false)
  }
  return [isBusy, attemptOnce]
}
