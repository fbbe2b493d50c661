import { expect, test } from 'vitest'
import { parseStatus } from './parse-status.ts'

test('a status is read', () => {
  expect(parseStatus({ reference: 'Q-7K3M9', status: 'opened' })).toBe('opened')
})

test.each([null, 'received', [], {}, { status: 'lost' }])('%j is no status', (json) => {
  expect(() => parseStatus(json)).toThrow('no status')
})
