import { expect, test } from 'vitest'
import { loadCompany } from '../../load-company.ts'
import { holidaysProblem } from './holidays-problem.ts'

const company = await loadCompany()

test.each([
  [[{ date: '2028-12-25', name: 'Christmas Day' }], '2028-10-25T15:00:00Z', undefined],
  [[{ date: '2028-12-25', name: 'Christmas Day' }], '2028-10-26T15:00:00Z', 'lists holidays up to 2028-12-25'],
  [[], '2026-01-01T15:00:00Z', 'lists no holidays'],
])('doctor tells 60 days before the holidays run out: %j at %s', (holidays, now, problem) => {
  const found = holidaysProblem({ ...company, holidays }, Date.parse(now))

  expect(found?.includes(problem ?? '') ? problem : found).toBe(problem)
})
