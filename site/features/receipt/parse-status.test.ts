import { expect, test } from 'vitest'
import { parseStatus } from './parse-status.ts'

const RECEIVED = {
  reference: 'Q-7K3M9',
  status: 'received',
  receivedAt: '2026-11-22T15:00:00.000Z',
  dueAt: '2026-11-23T15:00:00.000Z',
}

test('a status is read with the instants that it has', () => {
  const opened = { ...RECEIVED, status: 'opened', openedAt: '2026-11-22T16:00:00.000Z' }

  expect(parseStatus(RECEIVED)).toEqual(RECEIVED)
  expect(parseStatus({ ...opened, answeredAt: null })).toEqual(opened)
})

test.each([null, 'received', [], {}, { ...RECEIVED, status: 'lost' }, { ...RECEIVED, dueAt: 'soon' }])(
  '%j is no status',
  (json) => {
    expect(() => parseStatus(json)).toThrow('no status')
  },
)
