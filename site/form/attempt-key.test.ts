import { expect, test } from 'vitest'
import { createAttemptKeys } from './attempt-key.ts'

const resume = new File(['%PDF'], 'cv.pdf', { lastModified: 1 })

test('a retry of the same answers and files keeps its key', () => {
  const keys = createAttemptKeys(() => 'first')

  const attempts = [1, 2, 3].map(() => keys.keyFor({ name: 'Ada' }, { resume: [resume] }))

  expect(attempts).toEqual(['first', 'first', 'first'])
})

test('changed answers get a new key, and so does another file', () => {
  const keys = createAttemptKeys(() => 'first')

  const attempts = [
    keys.keyFor({ name: 'Ada' }, { resume: [resume] }),
    keys.keyFor({ name: 'Grace' }, { resume: [resume] }),
    keys.keyFor({ name: 'Grace' }, { resume: [new File(['%PDF'], 'cv.pdf', { lastModified: 2 })] }),
    keys.keyFor({ name: 'Grace' }, {}),
  ]

  expect(attempts[0]).toBe('first')
  expect(new Set(attempts).size).toBe(4)
})

test('after a success the next attempt takes the form’s new key, also for the same answers', () => {
  const formKeys = ['first', 'second']
  const keys = createAttemptKeys(() => formKeys.shift() ?? '')
  keys.keyFor({ name: 'Ada' }, {})

  keys.reset()

  expect(keys.keyFor({ name: 'Ada' }, {})).toBe('second')
})
