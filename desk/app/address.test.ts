import { expect, test } from 'vitest'
import { NO_FILTER } from '../../contract/desk/filter.ts'
import { hrefOf, readPlace } from './address.ts'

test('an address holds the whole place', () => {
  const filter = { ...NO_FILTER, text: 'cold store', owner: ['@Ines'], choices: { service: ['devops'] } }
  const place = { view: 'search' as const, filter, reference: 'Q-7K3M9' }

  expect(readPlace(hrefOf(place).slice(1))).toEqual(place)
  const preview = {
    view: 'newsletter' as const,
    filter: NO_FILTER,
    reference: undefined,
    issue: 'one',
    isPreview: true,
  }
  expect(readPlace(hrefOf(preview).slice(1))).toEqual(preview)
  expect(hrefOf({})).toBe('/')
})
