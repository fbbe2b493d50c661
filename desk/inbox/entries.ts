import type { DeskItem } from '../../contract/desk/replies.ts'
import { DUE_GROUPS, type DueGroup, type GroupEnds, groupOf } from '../time/due-groups.ts'

// The inbox as one column of entries: a heading before the first row of each group. Rows before the pages in memory are
// known by their number alone, so a list of any length costs the same.

export interface Heading {
  group: DueGroup
  /** The number of its first row. */
  row: number
  /** Undefined while the group's end is not loaded. */
  count: number | undefined
}

export type Entry =
  | { kind: 'heading'; heading: Heading }
  | { kind: 'row'; row: number; item: DeskItem | undefined; isLast: boolean }

export interface Column {
  headings: readonly Heading[]
  items: readonly DeskItem[]
  /** The number of the first item in memory. */
  offset: number
  /** Rows known, in memory or not. */
  rows: number
  rowHeight: number
  headHeight: number
}

/**
 * The headings of the items in memory, together with those of earlier pages.
 *
 * @param earlier headings found before, for rows that are not in memory any more.
 */
export function headingsOf(
  items: readonly DeskItem[],
  offset: number,
  ends: GroupEnds,
  { total, isWhole, earlier = [] }: { total: number; isWhole: boolean; earlier?: readonly Heading[] },
): Heading[] {
  const before = earlier.filter(({ row }) => row < offset)
  const starts = before.map(({ group, row }) => ({ group, row }))
  items.forEach((item, index) => {
    const group = groupOf(Date.parse(item.dueAt), ends)
    if (!starts.some((one) => one.group === group)) starts.push({ group, row: offset + index })
  })
  return starts.map(({ group, row }, index) => {
    const next = starts[index + 1]?.row
    const reachesEnd = next === undefined && (isWhole || group === DUE_GROUPS.at(-1))
    return { group, row, count: next !== undefined ? next - row : reachesEnd ? total - row : undefined }
  })
}

export function entryCount({ headings, rows }: Column): number {
  return headings.length + rows
}

export function entryAt(column: Column, index: number): Entry {
  let before = 0
  for (const heading of column.headings) {
    const at = heading.row + before
    if (index === at) return { kind: 'heading', heading }
    if (index < at) break
    before += 1
  }
  const row = index - before
  const isLast = row === column.rows - 1 || column.headings.some((heading) => heading.row === row + 1)
  return { kind: 'row', row, item: column.items[row - column.offset], isLast }
}

/** The entry of a row. */
export function indexOfRow({ headings }: Column, row: number): number {
  return row + headings.filter((heading) => heading.row <= row).length
}

/** The upper edge of a row, px from the top of the column. */
export function topOfRow({ headings, rowHeight, headHeight }: Column, row: number): number {
  return row * rowHeight + headings.filter((heading) => heading.row <= row).length * headHeight
}

/** Where a group ends, px from the top of the column; groups without rows end where the one before does. */
export function endOfGroup(column: Column, group: DueGroup): number {
  const order = DUE_GROUPS.indexOf(group)
  const next = column.headings.find((heading) => DUE_GROUPS.indexOf(heading.group) > order)
  if (next) return topOfRow(column, next.row) - column.headHeight
  return column.rows * column.rowHeight + column.headings.length * column.headHeight
}
