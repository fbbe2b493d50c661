import { expect, test } from 'vitest'
import { isPublicAddress } from '../address.ts'
import { allowedAddresses } from './addresses.ts'
import { post } from './post.ts'
import { openReceiver } from './receiver.fixture.ts'

const never = () => Promise.reject(new Error('nobody asks'))

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1', '203.0.113.9'],
  ...':: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 ::7f00:1 fe80::1 fc00::1 fd12::1'.split(' '),
  ...['ff02::1', '64:ff9b::7f00:1', '2001:db8::1', '2001::1', '2002:7f00:1::', 'localhost', ''],
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test('a name with one private address among others is refused, and a name without any', async () => {
  const both = async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ]

  await expect(allowedAddresses('crm.example', false, both)).rejects.toThrow('private address 10.0.0.1')
  await expect(allowedAddresses('crm.example', false, async () => [])).rejects.toThrow('has no address')
  expect(await allowedAddresses('crm.example', true, both)).toHaveLength(2)
})

test.each([
  (port: string) => `http://127.0.0.1:${port}/`,
  (port: string) => `http://localhost:${port}/`,
  (port: string) => `http://2130706433:${port}/`,
  (port: string) => `http://0x7f.1:${port}/`,
  (port: string) => `http://[::ffff:127.0.0.1]:${port}/`,
  (port: string) => `http://[::1]:${port}/`,
])('no connection is made to this machine, however its address is written: %s', async (urlOf) => {
  const { config, received } = await openReceiver()
  const url = urlOf(new URL(config.url).port)
  const signal = AbortSignal.timeout(5_000)

  await expect(post({ url, allowsPrivate: false, headers: {}, body: '{}', signal })).rejects.toThrow('private address')

  expect(received).toEqual([])
})

test('the connection goes to the address that was checked, and the name is asked for once', async () => {
  const { config, received } = await openReceiver()
  const asked: string[] = []
  const resolve = async (host: string) => {
    asked.push(host)
    return [{ address: '127.0.0.1', family: 4 }]
  }
  // No name server knows this name, so only the checked address can lead to the receiver.
  const url = `http://crm.invalid:${new URL(config.url).port}/hook`
  const signal = AbortSignal.timeout(5_000)

  await post({ url, allowsPrivate: true, headers: {}, body: '{}', signal, resolve })

  expect(asked).toEqual(['crm.invalid'])
  expect(received).toMatchObject([{ path: '/hook', headers: { host: `crm.invalid:${new URL(url).port}` } }])
})

test('a name server that hangs costs one deadline', async () => {
  const signal = AbortSignal.timeout(20)
  const resolve = () => new Promise<never>(() => {})

  const sent = post({ url: 'https://crm.invalid/', allowsPrivate: false, headers: {}, body: '{}', signal, resolve })

  await expect(sent).rejects.toThrow('timeout')
  const literal = allowedAddresses('8.8.8.8', false, never)
  expect(await literal).toEqual([{ address: '8.8.8.8', family: 4 }])
})
