import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCENES } from './scenes.ts'
import { figureOf, rowsOf, tableOf, withTable } from './table.ts'

const PASSED = { code: 0, numPassedTests: 2, numFailedTests: 0, numPendingTests: 0 }

test('what the runs of a scene counted is added up', () => {
  expect(
    figureOf(PASSED, [
      { kills: 1, acknowledged: 900 },
      { kills: 1, acknowledged: 300 },
    ]),
  ).toBe('2 kills, 1,200 acknowledged')
})

test('every scene runs files that are there', () => {
  const files = SCENES.flatMap(({ run }) => ('bench' in run ? `bench/${run.bench}.ts` : run.files))

  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('a scene that failed, or that was not run, is told as that', () => {
  expect(figureOf({ ...PASSED, code: 1, numFailedTests: 1 }, [{ kills: 5 }])).toBe('**1 of 3 failed**')
  expect(figureOf({ ...PASSED, numPassedTests: 0, numPendingTests: 1 }, [])).toMatch(/^not run/)
  expect(figureOf(undefined, [])).toContain('failed')
  // A file did not load.
  expect(figureOf({ ...PASSED, code: 1 }, [{ kills: 5 }])).toContain('failed')
})

test('the page takes the table between its marks, and keeps what stands around it', () => {
  const page = readFileSync('docs/reliability.md', 'utf8')
  const table = tableOf([{ scene: 'S', load: 'L', figure: 'F', bound: 'B', date: 'D', commit: 'C' }])
  const after = withTable(page, table)

  expect(after).toContain('| S | L | F | B | D | C |')
  expect(after.startsWith(page.slice(0, page.indexOf('<!-- proof')))).toBe(true)
  expect(() => withTable('# No marks', table)).toThrow('no "')
})

test('what an earlier run wrote is read back as it was', () => {
  const rows = [
    { scene: 'S', load: 'L', figure: '**F**', bound: '≤ B', date: '2026-11-26 14:00 UTC, load 3', commit: 'C' },
  ]

  expect(rowsOf(withTable(readFileSync('docs/reliability.md', 'utf8'), tableOf(rows)))).toEqual(rows)
})
