import { expect, test } from 'vitest'
import { durationInWords, promiseOf, replyTime } from './promise.ts'

test.each([
  [{ hours: 24 }, '24 hours'],
  [{ hours: 1 }, '1 hour'],
  [{ hours: 48 }, '48 hours'],
  [{ from: 4, hours: 8 }, '4-8 hours'],
  [{ businessDays: 1 }, '1 business day'],
  [{ businessDays: 2 }, '2 business days'],
  [{ from: 3, businessDays: 5 }, '3-5 business days'],
])('%j in words is "%s"', (term, words) => {
  expect(durationInWords(term)).toBe(words)
})

test('the promises of content/company.yaml are in words what the specification prints', () => {
  expect(replyTime('quote')).toBe('24 hours')
  expect(replyTime('internship')).toBe('2-3 business days')
  expect(replyTime('career')).toBe('3-5 business days')
})

test('a promise that is not in content/company.yaml is named', () => {
  expect(() => promiseOf('no-such')).toThrow('content/company.yaml: promises: no-such is missing')
})
