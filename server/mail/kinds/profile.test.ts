import { expect, test } from 'vitest'
import { loadCompany } from '../../load-company.ts'
import { profileOf } from './profile.ts'

const company = await loadCompany()
const HOUR = 3_600_000
const WORDS = { begins: (time: string) => `${time}, stored`, ends: (time: string) => `due ${time}` }

function profile(receivedAt: string, hours: number) {
  const from = Date.parse(receivedAt)
  return profileOf(company, { receivedAt: from, dueAt: from + hours * HOUR }, WORDS)
}

test.each([
  // A Monday afternoon in Ohio, in winter time.
  ['2026-03-02T20:00:00Z', 24, ['Mon 3 PM, stored', 'desk closed 6 PM to 9 AM', 'due Tue 3 PM']],
  ['2026-11-20T22:30:00Z', 24, ['Fri 5:30 PM, stored', 'desk closed from 6 PM', 'due Sat 5:30 PM']],
  ['2026-11-21T20:00:00Z', 24, ['Sat 3 PM, stored', 'desk closed', 'due Sun 3 PM']],
  ['2026-11-22T20:00:00Z', 24, ['Sun 3 PM, stored', 'desk closed until 9 AM', 'due Mon 3 PM']],
  // Thanksgiving is a holiday.
  ['2026-11-25T22:00:00Z', 24, ['Wed 5 PM, stored', 'desk closed from 6 PM', 'due Thu 5 PM']],
  // Clocks go forward in the night to Sunday, March 8.
  ['2026-03-06T20:00:00Z', 72, ['Fri 3 PM, stored', 'desk closed Fri 6 PM to Mon 9 AM', 'due Mon 4 PM']],
  ['2026-11-23T14:00:00Z', 4, ['Mon 9 AM, stored', 'desk open throughout', 'due Mon 1 PM']],
  ['2026-11-16T20:00:00Z', 7 * 24, ['Nov 16 3 PM, stored', 'desk open 9 AM to 6 PM', 'due Nov 23 3 PM']],
])('the words under a profile tell when the desk is closed: %s, %d hours', (receivedAt, hours, captions) => {
  expect(profile(receivedAt, hours).captions).toEqual(captions)
})

test('the water falls from the whole term to the last hour, and is light where the desk is closed', () => {
  const { cells } = profile('2026-03-02T20:00:00Z', 24)

  expect(cells).toHaveLength(24)
  expect(cells[0]?.depth).toBe(1)
  expect(cells.every(({ depth }, index) => index === 0 || depth < (cells[index - 1]?.depth ?? 0))).toBe(true)
  // log 3 / log 49: the last cell begins an hour before the end.
  expect(cells[23]?.depth).toBeCloseTo(0.2823, 3)
  expect(cells.map(({ isOpen }) => (isOpen ? '=' : '.')).join('')).toBe('===...............======')
})
