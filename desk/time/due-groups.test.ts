import { expect, test } from 'vitest'
import { groupEnds, groupOf } from './due-groups.ts'

const NEW_YORK = 'America/New_York'

test.each([
  ['14:17:59', 'overdue'],
  ['14:18:00', 'hour'],
  ['15:17:59', 'hour'],
  ['15:18:00', 'today'],
  ['23:59:59', 'today'],
  ['24:00:00', 'tomorrow'],
  ['47:59:59', 'tomorrow'],
  ['48:00:00', 'later'],
])('at 2:18 PM, what is due at %s of the same day is in the group %s', (clock, group) => {
  const ends = groupEnds(Date.parse('2026-03-03T14:18:00-05:00'), NEW_YORK)
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  const dueAt = Date.parse('2026-03-03T00:00:00-05:00') + ((hours * 60 + minutes) * 60 + seconds) * 1000

  expect(groupOf(dueAt, ends)).toBe(group)
})

test('in the last hour of a day, what is due within the hour is of that group, also after midnight', () => {
  const ends = groupEnds(Date.parse('2026-03-03T23:30:00-05:00'), NEW_YORK)

  expect(groupOf(Date.parse('2026-03-04T00:15:00-05:00'), ends)).toBe('hour')
  expect(groupOf(Date.parse('2026-03-04T00:30:00-05:00'), ends)).toBe('tomorrow')
})
