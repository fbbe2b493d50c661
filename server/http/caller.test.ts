import { expect, test } from 'vitest'
import { clientOf } from './caller.ts'
import { inlineScripts } from './headers.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:1::9', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, client) => {
  expect(clientOf(address)).toBe(client)
})

test('inline scripts are those that run', () => {
  const html = [
    '<script>a()</script>',
    '<script type="module">b()</script>',
    '<script src="/c.js"></script>',
    '<script type="application/ld+json">{"d":1}</script>',
    '<script type="speculationrules">{"e":1}</script>',
    '<script></script>',
  ].join('\n')

  expect(inlineScripts(html)).toEqual(['a()', 'b()', '{"e":1}'])
})
