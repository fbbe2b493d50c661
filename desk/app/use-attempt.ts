import { useEffect, useRef, useState } from 'react'
import { attempt, tellFailure } from './toasts.ts'

type Attempt = (work: () => Promise<unknown>) => Promise<void>

/**
 * Work that a button starts: whether it is going on, and what runs it. A failure is told in a notice; it never throws.
 *
 * @param inDialog where the button is in an open dialog: no notice behind it can be heard or closed, so the dialog shows why
 * it failed, unless it was left meanwhile.
 */
export function useAttempt({ inDialog = false } = {}): [isBusy: boolean, attempt: Attempt, problem: string] {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isDialogOpen = useRef(false)
  useEffect(() => {
    isDialogOpen.current = inDialog
    return () => {
      isDialogOpen.current = false
    }
  }, [inDialog])
  async function attemptOnce(work: () => Promise<unknown>) {
    setBusy(true)
    setProblem('')
    await attempt(work, (text) => (isDialogOpen.current ? setProblem(text) : tellFailure(text)))
    setBusy(false)
  }
  return [isBusy, attemptOnce, problem]
}
