import { startTransition, useEffect, useState } from 'react'

/** Rows on both sides of the first one, more than a list shows at once. */
const FIRST_ROWS = 8
/** Rows that each later step adds on both sides: on a slow phone a step stays below 100 ms. */
const STEP_ROWS = 16

/**
 * The part of a long list that is rendered: at first the rows around one of them, then more after every frame, until all
 * are there. So a list opens at once, and soon the keyboard and a screen reader find all of it.
 *
 * @param length - rows of the whole list.
 * @param around - the row that is shown first.
 * @param key - another one begins again, around another row.
 * @returns the first row, and the one after the last.
 */
export function useGrowingRange(length: number, around: number, key: string) {
  const [reach, setReach] = useState({ key, around, rows: FIRST_ROWS })
  const current = reach.key === key ? reach : { key, around, rows: FIRST_ROWS }
  if (current !== reach) setReach(current)
  const from = Math.max(0, current.around - current.rows)
  const to = Math.min(length, current.around + current.rows)
  const isWhole = from === 0 && to === length

  useEffect(() => {
    if (isWhole) return
    // A frame is painted first. A timer alone could run before it.
    let timer: number | undefined
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        startTransition(() => setReach({ ...current, rows: current.rows + STEP_ROWS }))
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      window.clearTimeout(timer)
    }
  })
  return { from, to }
}
