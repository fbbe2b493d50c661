import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_FILTER } from '../../../contract/desk-filter.ts'
import { openTestContext, sendAccepted, stagedFile } from '../../context.fixture.ts'
import { act } from './act.ts'
import { csvLine, csvOf } from './csv.ts'
import { eachLoaded, listItems } from './list.ts'
import { addNote } from './notes.ts'

/** Reads CSV as RFC 4180 says. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (quoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (character === '"' && cell === '') quoted = true
    else if (character === ',' || character === '\r') {
      rows.at(-1)?.push(cell)
      cell = ''
      if (character === '\r') {
        at += 1
        rows.push([])
      }
    } else cell += character
  }
  return rows.slice(0, -1)
}

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", ' ', 'a') }),
)

test('any cells come back as they were, and none begins a formula', () => {
  fc.assert(
    fc.property(fc.array(nasty, { minLength: 1 }), (cells) => {
      const line = csvLine(cells)

      const [read = [], ...rest] = parse(line)
      expect(rest).toEqual([])
      expect(read.map((cell, index) => (cell === `'${cells[index]}` ? cells[index] : cell))).toEqual(cells)
      for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    }),
    { numRuns: 1_000 },
  )
})

test('an export has exactly the filtered submissions, with notes and file names', async () => {
  const context = await openTestContext()
  const files = [await stagedFile(context, 'plan.txt', 'weekdays')]
  const reference = await sendAccepted(context, {
    key: '1',
    files,
    answers: { message: '=HYPERLINK("x")\nsecond, line' },
  })
  await sendAccepted(context, { key: '2', answers: { service: 'devops' } })
  await addNote(context, reference, 'Call back', { name: 'Ines' })
  const filter = { ...NO_FILTER, choices: { service: ['not-sure'] } }

  let text = ''
  for await (const piece of csvOf(eachLoaded(context, { filter, me: '', now: context.now() }))) text += piece

  expect(text.charCodeAt(0)).toBe(0xfeff)
  const [heading = [], ...rows] = parse(text.slice(1))
  expect(rows).toHaveLength(1)
  const cells = Object.fromEntries(heading.map((name, index) => [name, rows[0]?.[index]]))
  expect(cells).toMatchObject({
    Reference: reference,
    Message: `'=HYPERLINK("x")\nsecond, line`,
    'Phone number': "'+1 419-555-0137",
    Service: 'Not sure yet',
    Files: 'plan.txt',
    Notes: 'Ines, 2026-11-21T20:00:00.000Z: Call back',
  })
})

test('an export of many pages has each submission once', async () => {
  const context = await openTestContext()
  for (let index = 0; index < 7; index += 1) await sendAccepted(context, { key: String(index) })

  for (const sort of ['due', 'received', 'open'] as const) {
    const seen: string[] = []
    for await (const { submission } of eachLoaded(context, { filter: { ...NO_FILTER, sort }, me: '', now: 0 }, 2))
      seen.push(submission.reference)
    expect(new Set(seen).size).toBe(7)
    expect(seen).toHaveLength(7)
  }
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
