import { expect, test } from 'vitest'
import { dueLong, dueShort } from './due-words.ts'

const OHIO = 'America/New_York'
const RECEIVED = Date.parse('2026-11-18T20:00:00Z')
const DAY = 24 * 60 * 60_000

test('a due time six or more days ahead carries its date, a nearer one the weekday alone', () => {
  const near = { receivedAt: RECEIVED, dueAt: RECEIVED + 6 * DAY - 1 }
  const far = { receivedAt: RECEIVED, dueAt: RECEIVED + 6 * DAY }

  expect([dueLong(near, OHIO), dueShort(near, OHIO)]).toEqual(['Tuesday 2:59 PM EST', 'Tue 2:59 PM'])
  expect([dueLong(far, OHIO), dueShort(far, OHIO)]).toEqual(Array(2).fill('Tuesday, November 24, 3:00 PM EST'))
})
