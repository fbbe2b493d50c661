import { expect, test } from 'vitest'
import { isTest, sourcesIn, textOf } from './support/imports.ts'

// Units, calendars and words of time stand in contract/time.

const sources = sourcesIn(['contract', 'server', 'desk', 'site', 'scripts', 'bench']).filter((file) => !isTest(file))
const others = sources.filter((file) => !file.startsWith('contract/time/'))

/** A day, an hour or several minutes as a product of numbers, or under a name of its own. */
const UNIT = /\b60 \* 60(_000)?\b|\* 60_000\b|\b3_?600_?000\b|\b86_?400_?000\b|\bconst (DAY|HOUR|MINUTE)_MS\b/
/** A format of dates: its options name a part of a date. */
const FORMAT = /Intl\.DateTimeFormat\(|toLocale(Date|Time)String\(|toLocaleString\([^()]*\b(weekday|month|day|hour)\b/
/** Words of time that are taken apart. */
const WORDS =
  /\/[^/\n]*\b(hours?|days?|minutes?|AM|PM|E[SD]T|weekday)\b[^/\n]*\/[a-z]*\.(test|exec)\(|\.(split|match|matchAll|replace|replaceAll|startsWith|endsWith|includes)\(\s*(\/[^/\n]*|['"` ][^'"`[\n]*)\b(hours?|days?|months?|minutes?|AM|PM|E[SD]T)\b/

const withPattern = (files: readonly string[], pattern: RegExp) => files.filter((file) => pattern.test(textOf(file)))

test('a day, an hour and a minute are defined once', () => {
  expect(withPattern(sources, UNIT)).toEqual(['contract/time/units.ts'])
})

test('only contract/time writes a date or a time in words', () => {
  expect(withPattern(others, FORMAT).sort()).toEqual([
    // Whether a time zone exists.
    'contract/company.ts',
  ])
})

test('no words of time are taken apart', () => {
  expect(withPattern(sources, WORDS)).toEqual([
    // An editor types how long a project takes.
    'site/schemas/time-frame.ts',
  ])
})

test.each([
  ['const WEEK_MS = 7 * 24 * 60 * 60_000', UNIT],
  ['const DAY_MS = 24 * HOUR_MS', UNIT],
  ["date.toLocaleString('en-US', { weekday: 'long' })", FORMAT],
  ["new Intl.DateTimeFormat('en-US', { timeZone })", FORMAT],
  ['/day/.test(promise)', WORDS],
  ["words.replace('hours', 'h')", WORDS],
  ["due.includes('PM')", WORDS],
])('%s would be found', (line, pattern) => {
  expect(line).toMatch(pattern)
})
