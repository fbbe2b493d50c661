import { expect, test } from 'vitest'
import { addressOfMore } from './grid.ts'
import { EVERYTHING, type ListingQuery, matching, more, queryString, readQuery } from './listing-query.ts'

const CATEGORIES = ['Technology', 'Security']
const ALERT = { title: 'Nobody reads the alert', excerpt: 'Retire an alarm a month.', category: 'Security' }

const answers = (query: Partial<ListingQuery>, post: typeof ALERT) => matching({ ...EVERYTHING, ...query })(post)

test('a search finds words of the title or the excerpt, whatever their case', () => {
  expect(answers({ text: 'READS' }, ALERT)).toBe(true)
  expect(answers({ text: 'alarm a' }, ALERT)).toBe(true)
  expect(answers({ text: 'security' }, ALERT)).toBe(false)
})

test('search and category hold together', () => {
  expect(answers({ text: 'alert', category: 'Security' }, ALERT)).toBe(true)
  expect(answers({ text: 'alert', category: 'Technology' }, ALERT)).toBe(false)
  expect(answers({ text: '' }, ALERT)).toBe(true)
})

test('the address keeps what was asked, and an unknown category counts as none', () => {
  const query = more({ text: 'C# & SQL', category: 'Security', most: 15 })

  expect(readQuery(new URLSearchParams(queryString(query)), CATEGORIES)).toEqual(query)
  const unknown = readQuery(new URLSearchParams('q=+a+&category=Cooking'), CATEGORIES)
  expect(unknown).toEqual({ text: 'a', category: undefined, most: 15 })
  expect(queryString(EVERYTHING)).toBe('')
})

test.each(['', '-1', '3', 'many', 'NaN'])('fewer than the first fifteen cannot be asked for: "%s"', (show) => {
  expect(readQuery(new URLSearchParams({ show }), CATEGORIES).most).toBe(15)
})

test('the link to more articles ends where all that were found are shown', () => {
  expect(addressOfMore(EVERYTHING, 16)).toBe('/blog?show=27')
  expect(addressOfMore(readQuery(new URLSearchParams('show=27'), CATEGORIES), 16)).toBe('/blog?show=27')
  expect(addressOfMore(EVERYTHING, 15)).toBe('/blog')
})
