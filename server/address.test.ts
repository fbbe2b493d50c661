import { describe, expect, test } from 'vitest'
import { clientOf, isAmong, networkOf } from './address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['::ffff:c000:207', '192.0.2.7', '192.0.2.0/24'],
  ['192.0.2.7:4444', '192.0.2.7', '192.0.2.0/24'],
  ['[::ffff:c000:207]:443', '192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::9]:4444', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:1::9', '2001:db8:1::/64', '2001:db8:1::/48'],
  ['::1', '::/64', '::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['unknown', 'unknown', 'unknown'],
])('%s is counted as %s, in %s', (address, client, network) => {
  expect([clientOf(address), networkOf(address)]).toEqual([client, network])
})

describe('a trusted proxy', () => {
  const isProxy = isAmong(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::1'])

  test.each(['10.1.2.3', '::ffff:10.1.2.3', '::ffff:a01:203', '10.1.2.3:5123', '192.0.2.7', '2001:db8:9::1', '::1'])(
    'is known as %s',
    (address) => {
      expect(isProxy(address)).toBe(true)
    },
  )

  test.each(['11.0.0.1', '192.0.2.8', '2001:db9::1', '::2', '', 'unknown'])('is not %s', (address) => {
    expect(isProxy(address)).toBe(false)
  })
})
