import { expect, test } from 'vitest'
import { contentOf } from '../../../tests/support/content.ts'
import { dotsOf, folded } from './dots.ts'

const { figures } = contentOf('company.yaml')

test('there is a dot for each project, and the success rate tells how many are the others', () => {
  const { columns, rows, missed } = dotsOf(figures)

  expect(columns * rows).toBe(Number.parseInt(figures.projects, 10))
  expect(columns).toBe(Number.parseInt(figures.clients, 10))
  expect(1 - missed.length / (columns * rows)).toBeCloseTo(Number.parseFloat(figures.success) / 100)
  expect(new Set(missed.map(({ column, row }) => `${column} ${row}`)).size).toBe(missed.length)
})

test('folded for a narrow screen they are as many, each within the grid', () => {
  const wide = dotsOf(figures)
  const narrow = folded(wide)

  expect(narrow.columns * narrow.rows).toBe(wide.columns * wide.rows)
  expect(narrow.missed).toHaveLength(wide.missed.length)
  for (const { column, row } of narrow.missed) {
    expect(column).toBeLessThan(narrow.columns)
    expect(row).toBeLessThan(narrow.rows)
  }
})

test('figures that fill no grid stop the build', () => {
  expect(() => dotsOf({ projects: '500+', clients: '60+', success: '99%' })).toThrow(/500\+ projects of 60\+ clients/)
})
