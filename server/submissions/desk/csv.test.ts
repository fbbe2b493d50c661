import { type Options, parse as read } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect } from 'vitest'
import { NO_FILTER } from '../../../contract/desk/filter.ts'
import { openTestContext, sendAccepted, stagedFile, test } from '../../context.fixture.ts'
import { act } from './act.ts'
import { csvLine, csvOf } from './csv.ts'
import { eachLoaded, listItems } from './list.ts'
import { addNote } from './notes.ts'

function parse(text: string, options: Options = {}): string[][] {
  const delimiters = { record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true }
  return read(text, { ...delimiters, ...options, columns: false })
}

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠\t\r\n",;\' a1') }),
)

/** Cells without what was put before a formula, and telephone numbers as they were. */
function asTyped(cell: string): string {
  return cell.replace(/(^|[;\t\r\n])(["\s]*)'(?=[=+\-@＝＋－＠])/gu, '$1$2').replace(/^'(?=[\t\r])/, '')
}

test('any cells come back as they were, and none begins a formula, whatever sign a spreadsheet separates by', () => {
  fc.assert(
    fc.property(fc.array(nasty, { minLength: 1 }), (cells) => {
      const line = csvLine(cells)

      const rows = parse(line)
      expect(rows).toHaveLength(1)
      expect(rows[0]?.map(asTyped)).toEqual(cells.map(asTyped))
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r]/u)
      // A spreadsheet that separates by these finds our quotes in the middle of its cells.
      for (const delimiter of [';', '\t']) {
        for (const cell of parse(line, { delimiter, quote: false }).flat())
          expect(cell).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/u)
      }
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['+1 419-555-0137', '(+1) 419-555-0137'],
  ['+48 601 202 303', '(+48) 601 202 303'],
  ['+12165550187', '(+1) 2165550187'],
  ['+420 (2) 1234.567/8', '(+420) (2) 1234.567/8'],
  ['+883 1234567', '(+883) 1234567'],
  ["+1+cmd|'/C calc'!A0", "'+1+cmd|'/C calc'!A0"],
  ['＝1+1', "'＝1+1"],
  ["x;=cmd|' /C calc'!A0", "x;'=cmd|' /C calc'!A0"],
  ['no formula: 1;2 + 3', 'no formula: 1;2 + 3'],
])('%s is exported as %s', (cell, exported) => {
  expect(parse(csvLine([cell]))).toEqual([[exported]])
})

test('a text of fifty thousand lines is exported at once', () => {
  const cell = `a${'\n'.repeat(50_000)}b`

  expect(csvLine([cell])).toBe(`"${cell}"\r\n`)
}, 5_000)

test('an export has exactly the filtered submissions, with notes and file names', async ({ context }) => {
  const files = [await stagedFile(context, 'plan.txt', 'weekdays')]
  const answers = { message: '=HYPERLINK("x")\nsecond, line' }
  const reference = await sendAccepted(context, { key: '1', files, answers })
  await sendAccepted(context, { key: '2', answers: { service: 'devops' } })
  await addNote(context, reference, 'Call back', { name: 'Ines' })
  const filter = { ...NO_FILTER, choices: { service: ['not-sure'] } }

  const text = (await Array.fromAsync(csvOf(eachLoaded(context, { filter, me: '', now: context.now() })))).join('')

  expect(text.charCodeAt(0)).toBe(0xfeff)
  const [heading = [], ...rows] = parse(text.slice(1))
  expect(rows).toHaveLength(1)
  const cells = Object.fromEntries(heading.map((name, index) => [name, rows[0]?.[index]]))
  expect(cells).toMatchObject({
    Reference: reference,
    Message: `'=HYPERLINK("x")\nsecond, line`,
    'Phone number': '(+1) 419-555-0137',
    Service: 'Not sure yet',
    Files: 'plan.txt',
    Notes: 'Ines, 2026-11-21T20:00:00.000Z: Call back',
  })
})

test('an export has each submission once, in the order of the list, whatever is done while it runs', async () => {
  const context = await openTestContext()
  const all: string[] = []
  for (let index = 0; index < 8; index += 1) {
    all.push(await sendAccepted(context, { key: String(index) }))
    context.pass(60_000)
  }
  const does = (action: 'answer' | 'reopen', reference: string | undefined) =>
    act(context, { action, target: { references: [reference ?? ''] } }, { name: 'Ines' })
  await does('answer', all[5])
  await does('answer', all[6])
  const query = { filter: { ...NO_FILTER, sort: 'open' as const }, me: '', now: context.now() }
  const { items } = await listItems(context, query, { limit: 10 })

  const seen: string[] = []
  for await (const { submission } of eachLoaded(context, query, 2)) {
    seen.push(submission.reference)
    // One that was read moves to the end, and one that was not moves to the start.
    if (seen.length === 2) await does('answer', all[0])
    if (seen.length === 4) await does('reopen', all[5])
  }

  expect(seen).toEqual(items.map(({ reference }) => reference))
})
