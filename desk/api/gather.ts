/** Changes that come together ask the server once, ms. */
const GATHER_MS = 120
/** The pause between two questions while changes keep coming, ms. */
const PAUSE_MS = 2_000

/**
 * Gathers changes, and tells of them together: soon after the first, then every two seconds while others come. So a screen
 * asks the server a handful of times, however many changes there are.
 *
 * @param tell gets the references that changed since it was last called; null: everything.
 * @returns what takes a change. `references` null: everything may have changed.
 */
export function gatherer(
  tell: (references: readonly string[] | null) => void,
): (references: readonly string[] | null) => void {
  let changed: Set<string> | null = new Set()
  let timer: ReturnType<typeof setTimeout> | undefined
  let toldAt = Number.NEGATIVE_INFINITY
  return (references) => {
    if (references === null) changed = null
    for (const reference of references ?? []) changed?.add(reference)
    if (timer !== undefined) return
    timer = setTimeout(
      () => {
        const all = changed && [...changed]
        changed = new Set()
        timer = undefined
        toldAt = performance.now()
        tell(all)
      },
      Math.max(GATHER_MS, toldAt + PAUSE_MS - performance.now()),
    )
  }
}
