import { expect, test } from 'vitest'
import { courseOf } from './course-geometry.ts'

const MINUTE = 60_000
const boxAt = (minutes: number) => ({ perMinute: 60, width: 200, height: 100, now: minutes * MINUTE })

test('the line hangs as deep as emails have left, and ends when the rest will have', () => {
  const issue = { createdAt: 0, recipients: 1_200, waiting: 600, done: 600, isHeld: false }

  const course = courseOf(issue, [{ at: 5 * MINUTE, sent: 300 }], boxAt(10))

  expect(course.end).toBe(20 * MINUTE)
  expect(course.line.map(String)).toEqual(['0,0', '50,25', '100,50'])
  expect(course.ticks.map(({ value }) => value)).toEqual([0, 300, 600, 900, 1_200])
})

test('a held issue has no end, and a finished one ends with its last email', () => {
  const held = courseOf({ createdAt: 0, recipients: 10, waiting: 5, done: 5, isHeld: true }, [], boxAt(9))
  const whole = { createdAt: 0, recipients: 3, waiting: 0, done: 3, isHeld: false }
  const finished = courseOf(whole, [{ at: 2 * MINUTE, sent: 3 }], boxAt(90))

  expect([held.end, held.to]).toEqual([undefined, 9 * MINUTE])
  expect([finished.to, finished.line.at(-1)]).toEqual([2 * MINUTE, [200, 100]])
})
