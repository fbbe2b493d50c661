import { expect, test } from 'vitest'
import { durationInBrief, durationInWords, promiseOf, replyTime } from './promise.ts'

test.each([
  [{ hours: 24 }, '24 hours', '24 h'],
  [{ hours: 1 }, '1 hour', '1 h'],
  [{ hours: 48 }, '48 hours', '48 h'],
  [{ from: 4, hours: 8 }, '4-8 hours', '4-8 h'],
  [{ businessDays: 1 }, '1 business day', '1 day'],
  [{ businessDays: 2 }, '2 business days', '2 days'],
  [{ from: 3, businessDays: 5 }, '3-5 business days', '3-5 days'],
])('%j in words is "%s", and in a narrow place "%s"', (term, words, brief) => {
  expect(durationInWords(term)).toBe(words)
  expect(durationInBrief(term)).toBe(brief)
})

test('the promises of content/company.yaml are in words what the specification prints', () => {
  expect(replyTime('quote')).toBe('24 hours')
  expect(replyTime('internship')).toBe('2-3 business days')
  expect(replyTime('career')).toBe('3-5 business days')
})

test('a promise that is not in content/company.yaml is named', () => {
  expect(() => promiseOf('no-such')).toThrow('content/company.yaml: promises: no-such is missing')
})
