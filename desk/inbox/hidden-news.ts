import type { DeskItem } from '../../contract/desk/replies.ts'

/** New requests that the list holds out of view. */
export type HiddenNews = ReturnType<typeof hiddenNews>

/**
 * What arrived and is not in view, as the list stands now. Undefined where there is nothing, or where it is not loaded.
 * `next` is the nearest request, where a press leads to, and `isBelow`, whether that is below the view.
 *
 * @param topOf the upper edge of an item's row, px from the upper edge of the view.
 * @param height of the view, px.
 */
export function hiddenNews(
  items: readonly DeskItem[],
  arrived: ReadonlySet<string>,
  topOf: (at: number) => number,
  height: number,
) {
  if (arrived.size === 0) return undefined
  const hidden = items
    .map(({ reference }, at) => ({ reference, top: topOf(at) }))
    .filter(({ reference, top }) => arrived.has(reference) && (top < 0 || top > height - HALF_ROW))
  const next = hidden.find(({ top }) => top > 0) ?? hidden.at(-1)
  return next && { count: hidden.length, next: next.reference, isBelow: next.top > 0 }
}

/** A row of which less can be seen is out of view, px. */
const HALF_ROW = 25
