import { expect, test } from 'vitest'
import type { DeskItem } from '../../contract/desk/replies.ts'
import { groupEnds } from '../time/due-groups.ts'
import { type Column, endOfGroup, entryAt, entryCount, headingsOf, indexOfRow, topOfRow } from './entries.ts'

const NOW = Date.parse('2026-03-03T19:18:00Z')
const MINUTE = 60_000
const ENDS = groupEnds(NOW, 'America/New_York')

/** Only what headings read. */
function due(minutes: number): DeskItem {
  const dueAt = new Date(NOW + minutes * MINUTE).toISOString()
  return { reference: `Q-${minutes}`, dueAt } as DeskItem
}

const items = [-68, -14, 42, 130, 222, 3000].map(due)
const headings = headingsOf(items, 0, ENDS, { total: 9, isWhole: false })
const column: Column = { headings, items, offset: 0, rows: 6, rowHeight: 50, headHeight: 26 }

test('a heading stands before the first row of each group, with its count where the end is known', () => {
  const told = headings.map(({ group, row, count }) => `${group} ${row} ${count}`)

  expect(told).toEqual(['overdue 0 2', 'hour 2 1', 'today 3 2', 'later 5 4'])
})

const entriesOf = (list: Column) => Array.from({ length: entryCount(list) }, (_, index) => entryAt(list, index))

test('entries are headings and rows in order', () => {
  const kinds = entriesOf(column).map((entry) => (entry.kind === 'heading' ? entry.heading.group : entry.row))

  expect(kinds).toEqual(['overdue', 0, 1, 'hour', 2, 'today', 3, 4, 'later', 5])
})

test('the last row of each group, and of the list, is known: no line is drawn below it', () => {
  const lastOf = (list: Column) =>
    entriesOf(list).flatMap((entry) => (entry.kind === 'row' && entry.isLast ? [entry.row] : []))

  expect(lastOf(column)).toEqual([1, 2, 4, 5])
  expect(lastOf({ ...column, headings: [] })).toEqual([5])
})

test('each row is found again at its place in the column', () => {
  for (let row = 0; row < column.rows; row += 1)
    expect(entryAt(column, indexOfRow(column, row))).toMatchObject({ kind: 'row', row })
})

test('edges follow from the rows before them', () => {
  expect(topOfRow(column, 2)).toBe(2 * 50 + 2 * 26)
  expect(endOfGroup(column, 'overdue')).toBe(126)
  expect(endOfGroup(column, 'tomorrow')).toBe(endOfGroup(column, 'today'))
  expect(endOfGroup(column, 'later')).toBe(6 * 50 + 4 * 26)
})

test('headings of pages that left memory stay', () => {
  const later = headingsOf(items.slice(4), 4, ENDS, { total: 6, isWhole: true, earlier: headings })

  const told = later.map(({ group, row }) => `${group} ${row}`)
  expect(told).toEqual(['overdue 0', 'hour 2', 'today 3', 'later 5'])
})
