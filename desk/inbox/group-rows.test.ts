import { expect, test } from 'vitest'
import { type Column, entryAt, entryCount, indexOfRow } from './entries.ts'

/** Eight rows: two overdue, one within the hour, two today, three later. */
const column: Column = {
  headings: [
    { group: 'overdue', row: 0, count: 2 },
    { group: 'hour', row: 2, count: 1 },
    { group: 'today', row: 3, count: 2 },
    { group: 'later', row: 5, count: 3 },
  ],
  items: [],
  offset: 0,
  rows: 8,
  rowHeight: 50,
  headHeight: 26,
}

test('the last row of each group, and of the list, is known: no line is drawn below it', () => {
  const entries = Array.from({ length: entryCount(column) }, (_, index) => entryAt(column, index))

  expect(entries.flatMap((entry) => (entry.kind === 'row' && entry.isLast ? [entry.row] : []))).toEqual([1, 2, 4, 7])
})

test('a list without groups ends with its last row alone', () => {
  const plain = { ...column, headings: [] }

  expect(Array.from({ length: 8 }, (_, index) => entryAt(plain, index))).toMatchObject(
    Array.from({ length: 8 }, (_, row) => ({ kind: 'row', row, isLast: row === 7 })),
  )
})

test('each row is found again at its place in the column', () => {
  for (let row = 0; row < column.rows; row += 1)
    expect(entryAt(column, indexOfRow(column, row))).toMatchObject({ kind: 'row', row })
})
