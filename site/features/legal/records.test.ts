import { expect, test } from 'vitest'
import { AXIS_MARKS, axisShare, recordsOf } from './records.ts'

const TABLE = `<table><thead><tr><th>What</th><th>How long</th></tr></thead><tbody>
<tr><td>What you sent</td><td>quote request and inquiry: 24 months; job application: 12 months</td></tr>
<tr><td>A draft in your browser</td><td>Until you send or clear it</td></tr></tbody></table>`
const written = { who: 'Desk', kind: 'written', erase: true } as const
const device = { who: 'Only you', kind: 'device', erase: false } as const

test('a row whose time differs by form becomes one row for each time', () => {
  expect(recordsOf(TABLE, [written, written, device], 'a.md')).toEqual([
    { ...written, what: 'Quote request and inquiry, with files', kept: '24 months', hours: 17_520 },
    { ...written, what: 'Job application, with files', kept: '12 months', hours: 8760 },
    { ...device, what: 'A draft in your browser', kept: 'Until you send or clear it', hours: undefined },
  ])
})

test('the build names the file whose records do not match its table', () => {
  expect(() => recordsOf(TABLE, [written], 'privacy-policy.md')).toThrow(
    'privacy-policy.md: records: The table has 3 rows, so 1 entries do not match',
  )
})

test('the marks stand in their order on the axis, and the longest leaves room for what has no end', () => {
  const places = AXIS_MARKS.map(({ hours }) => axisShare(hours))

  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0.1)
  expect(places.at(-1)).toBeCloseTo(0.886)
})
