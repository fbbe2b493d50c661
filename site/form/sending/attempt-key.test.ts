import { expect, test } from 'vitest'
import { attemptFor } from './attempt-key.ts'

const answers = { name: 'Ada', message: 'A question.' }
const resume = new File(['%PDF'], 'cv.pdf', { lastModified: 1 })
const first = attemptFor([], answers, { resume: [resume] })

test('a retry of the same answers and files keeps its key, in whatever order they come', () => {
  const again = new File(['%PDF'], 'cv.pdf', { lastModified: 1 })

  expect(attemptFor([first], { message: 'A question.', name: 'Ada' }, { resume: [again] })).toEqual(first)
})

test('an attempt of another tab counts, and so does one of before a reload', () => {
  const other = attemptFor([], { name: 'Grace' }, {})

  expect(attemptFor([other, first], answers, { resume: [resume] })).toEqual(first)
  expect(attemptFor([undefined, undefined], answers, {}).key).toMatch(/^\d+(-\d+){3}$/)
})

test('changed answers get a new key, and so does another file', () => {
  const keys = [
    first,
    attemptFor([first], { ...answers, name: 'Grace' }, { resume: [resume] }),
    attemptFor([first], answers, { resume: [new File(['%PDF'], 'cv.pdf', { lastModified: 2 })] }),
    attemptFor([first], answers, {}),
  ].map(({ key }) => key)

  expect(new Set(keys).size).toBe(4)
})
