import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { listenWith } from '../../tests/support/loopback-server.ts'
import { SIGNATURE, startClamd, VIRUS } from './clamd.fixture.ts'
import { type ClamdAddress, ping, scanStream, version } from './clamd.ts'

const MiB = 1024 * 1024

/** Something at a port that is no clamd, or a broken one. */
const scan = (address: ClamdAddress, content: Buffer | string, ms = 10_000) =>
  scanStream(address, Readable.from([Buffer.from(content)]), ms)

describe.each([{ tcp: false }, { tcp: true }])('clamd, by a port: $tcp', ({ tcp }) => {
  test('a clean file is clean, and an infected one is told with its signature', async () => {
    const { address } = await startClamd({ tcp })
    // The virus stands where two pieces of the stream meet.
    const infected = Buffer.concat([randomBytes(64 * 1024 - 7), Buffer.from(VIRUS), randomBytes(2 * MiB)])

    expect(await scan(address, 'weekdays')).toEqual({ status: 'clean' })
    expect(await scan(address, randomBytes(10 * MiB))).toEqual({ status: 'clean' })
    expect(await scan(address, infected)).toEqual({ status: 'infected', signature: SIGNATURE })
    expect(await ping(address, 5_000)).toBeUndefined()
    expect(await version(address, 5_000)).toMatch(/^ClamAV \d+\.\d+/)
  })

  test('a file over clamd’s own limit has no verdict', async () => {
    const { address } = await startClamd({ tcp, streamMaxMB: 1 })

    const found = await scan(address, Buffer.alloc(10 * MiB, 'x'))

    expect(found.status).toBe('failed')
    expect(await scan(address, 'weekdays')).toEqual({ status: 'clean' })
  })
})

/** Says this to whatever it is sent first, and hangs up. */
const says = (words: string) => (socket: Socket) => socket.once('data', () => socket.end(words))

describe('a scanner that does not work is no verdict', () => {
  test.each<[string, (socket: Socket) => void, string]>([
    ['answers nothing', () => undefined, 'slow'],
    ['reads and answers nothing', (socket) => socket.resume(), 'slow'],
    ['hangs up at once', (socket) => socket.destroy(), 'cut'],
    ['hangs up amid the stream', (socket) => socket.once('data', () => socket.destroy()), 'cut'],
    ['answers half a line', says('stream: O'), 'rubbish'],
    ['answers as a web server', says('HTTP/1.1 400 Bad\r\n\r\n\0'), 'rubbish'],
    ['answers without end', (socket) => socket.once('data', () => socket.write('x'.repeat(100_000))), 'rubbish'],
    ['finds a name that is none', says('stream: a\u0007b FOUND\0'), 'rubbish'],
  ])('one that %s', async (_what, answer, problem) => {
    const address = { host: '127.0.0.1', port: await listenWith(answer) }

    const began = performance.now()
    const result = await scan(address, randomBytes(3 * MiB), problem === 'slow' ? 500 : 10_000)

    expect(result).toEqual({ status: 'failed', problem })
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  test('one that is not there, or a file that cannot be read', async () => {
    const missing = await scan({ path: '/nowhere/clamd.sock' }, 'weekdays')
    const { address } = await startClamd()
    const broken = new Readable({ read: () => void broken.destroy(new Error('EIO')) })

    expect(missing).toEqual({ status: 'failed', problem: 'unreachable' })
    expect(await scanStream(address, broken, 5_000)).toEqual({ status: 'failed', problem: 'noFile' })
  })
})
