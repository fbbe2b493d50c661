import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DESKS, FORMS, type FormName } from '../forms.ts'
import { DESK_STATUSES } from './action-table.ts'
import { DESK_LATER, DESK_SORTS, type DeskFilter, filterToQuery, NO_FILTER, readFilter } from './filter.ts'

// Object.keys gives strings; these are the registry's own names.
const FORM_NAMES = Object.keys(FORMS) as FormName[]

const instant = fc
  .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
  .map((date) => date.toISOString())
const range = fc.record({ from: instant, to: instant }, { requiredKeys: [] })
const filters: fc.Arbitrary<DeskFilter> = fc.record({
  text: fc.string({ maxLength: 200, unit: 'grapheme' }).map((text) => text.trim().slice(0, 200).trim()),
  status: fc.uniqueArray(fc.constantFrom(...DESK_STATUSES)),
  desk: fc.uniqueArray(fc.constantFrom(...DESKS)),
  form: fc.uniqueArray(fc.constantFrom(...FORM_NAMES)),
  owner: fc.uniqueArray(fc.constantFrom('me', 'nobody', '@Ines', '@Żółć & Co')),
  later: fc.constantFrom(...DESK_LATER),
  overdue: fc.boolean(),
  due: range,
  received: range,
  choices: fc.dictionary(
    fc.constantFrom('service', 'position', 'partnershipType'),
    fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }),
    { noNullPrototype: true },
  ),
  sort: fc.constantFrom(...DESK_SORTS),
})

test('a filter that went through an address is the same filter', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const texts = [filter.text, ...Object.values(filter.choices).flat()]
      fc.pre(texts.every((text) => text.isWellFormed()))

      expect(readFilter(filterToQuery(filter))).toEqual({ filter, problems: [] })
    }),
  )
})

test('no filter is an empty address', () => {
  expect(filterToQuery({})).toBe('')
  expect(readFilter('')).toEqual({ filter: NO_FILTER, problems: [] })
})

test.each([
  ...['q=ada&q=zzzznothing', 'sort=due&sort=open', 'receivedFrom=2026-02-30', 'dueFrom=-1', 'dueTo=2026-11-31T10:00Z'],
  ...['overdue=true', 'overdue=', 'dueFrom=', 'receivedTo=', `q=${'x'.repeat(201)}`],
])('what would widen a filter unseen is told: %s', (query) => {
  expect(readFilter(`status=open&${query}`).problems).toHaveLength(1)
})

test('a wrong value is told and left out; it never throws', () => {
  const { filter, problems } = readFilter(
    'status=open&status=lost&desk=cellar&owner=Ines&dueTo=soon&colour=red&sort=up',
  )

  expect(filter).toEqual({ ...NO_FILTER, status: ['open'] })
  expect(problems).toHaveLength(6)
  fc.assert(fc.property(fc.string(), (query) => void readFilter(query)))
})
