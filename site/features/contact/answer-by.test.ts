import { expect, test } from 'vitest'
import { answerBy, type DeskHours } from './answer-by.ts'

const DESK: DeskHours = { timeZone: 'America/New_York', days: '12345', from: 9, to: 18, target: 1 }
const at = (iso: string, desk = DESK) => answerBy(Date.parse(iso), desk)

test('while the desk is open an answer comes within its target, today', () => {
  const { sent, isOpen, due, soon } = at('2026-03-03T19:18:00Z')

  expect([sent.weekday, sent.day, sent.hours]).toEqual(['Tuesday', 1, 14.3])
  expect([isOpen, soon]).toEqual([true, true])
  expect([due.time, due.half, due.zone, due.day]).toEqual(['3:18', 'PM', 'EST', 1])
})

test.each([
  ['close to the end of its day', '2026-03-03T22:30:00Z', true, '5:30'],
  ['after hours', '2026-03-04T01:00:00Z', false, '8:00'],
  ['on a Saturday', '2026-02-28T17:00:00Z', false, '12:00'],
])('%s the longest promise counts: the same time tomorrow', (_, iso, open, time) => {
  const { isOpen, due, soon, sent } = at(iso)

  expect([isOpen, soon, due.time]).toEqual([open, false, time])
  expect(due.day).toBe((sent.day + 1) % 7)
})

test('a desk without a target of its own tells the longest promise', () => {
  expect(at('2026-03-03T19:18:00Z', { ...DESK, target: undefined }).soon).toBe(false)
})
