import { MINUTE_MS } from '../../../contract/time/units.ts'

/** Between two questions, ms: at first, and at most. */
const FIRST_MS = 15_000
const LONGEST_MS = 5 * MINUTE_MS
const GROWTH = 1.5

/** What a question found: something new, nothing new, or that nothing new will come. */
export type Finding = 'new' | 'same' | 'last'

/**
 * Asks again and again while the page is visible. Each pause is half as long again as the one before, from 15 seconds to 5
 * minutes; after something new they are short again. A page that is hidden asks nothing; when it is shown again, it asks at
 * once. After `last` it never asks again.
 *
 * @param ask - never throws.
 */
export function pollWhileVisible(
  page: Pick<Document, 'visibilityState' | 'addEventListener'>,
  ask: () => Promise<Finding>,
): void {
  /** 0: never again. */
  let pause = FIRST_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false

  const isWanted = () => {
    clearTimeout(timer)
    return pause > 0 && page.visibilityState === 'visible'
  }
  const run = async () => {
    if (isAsking) return
    isAsking = true
    const finding = await ask()
    isAsking = false
    pause = finding === 'last' ? 0 : finding === 'new' ? FIRST_MS : Math.min(pause * GROWTH, LONGEST_MS)
    wait()
  }
  const wait = () => {
    if (isWanted()) timer = setTimeout(run, pause)
  }

  page.addEventListener('visibilitychange', () => {
    if (!isWanted()) return
    pause = FIRST_MS
    void run()
  })
  wait()
}
