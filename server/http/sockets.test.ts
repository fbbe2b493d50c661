import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { closeAfterTest } from '../../tests/support/close-after-test.ts'
import type { Log } from '../log.ts'
import { multipart, openTestApp, postQuote, quoteParts } from './app.fixture.ts'
import type { ConnectionLimits } from './context.ts'
import { SANDBOX_POLICY } from './headers.ts'

// What only a real connection shows: slowness, silence, and clients that go away.

async function openListening(limits: Partial<ConnectionLimits> = {}, env: Record<string, string> = {}, log?: Log) {
  const tested = await openTestApp({ limits, env, log })
  await tested.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = tested.app.server.address() as AddressInfo
  const dial = (localAddress?: string): Socket => {
    const socket = closeAfterTest(connect({ port, host: '127.0.0.1', localAddress }))
    return socket.on('error', () => undefined)
  }
  return { ...tested, port, dial }
}

function ask(socket: Socket): Promise<string> {
  socket.write('GET /healthz HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n')
  return hear(socket)
}

/** Everything the server says until it closes the connection. */
async function hear(socket: Socket): Promise<string> {
  let heard = ''
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text
  })
  // Also after an error, such as a reset.
  await new Promise((resolve) => socket.once('close', resolve))
  return heard
}

/** What a client hears that says this and no more. */
async function heardAfter(said: string, limits?: Partial<ConnectionLimits>): Promise<string> {
  const socket = (await openListening(limits)).dial()
  socket.write(said)
  return hear(socket)
}

const body = multipart(quoteParts({}, { value: Buffer.alloc(300_000, 'a'), fileName: 'a.txt' }))
const head = [
  'POST /api/quote HTTP/1.1',
  'Host: site.test',
  `Content-Type: ${body.headers['content-type']}`,
  `Content-Length: ${body.payload.length}`,
  'Connection: close',
  '',
  '',
].join('\r\n')

describe('a client that', () => {
  test('never ends the head of its request is cut, and told why', async () => {
    const limits = { headersMs: 200, requestMs: 300, checkMs: 50 }

    expect(await heardAfter('GET / HTTP/1.1\r\nHost: site.test\r\n', limits)).toMatch(
      /^HTTP\/1\.1 408 [\s\S]*Sending took too long/,
    )
  })

  test('sends its form too slowly is cut, and leaves nothing behind', async () => {
    const { dial, staged, references } = await openListening({ headersMs: 200, requestMs: 400, checkMs: 50 })
    const socket = dial()

    socket.write(head)
    socket.write(body.payload.subarray(0, 100_000))

    expect(await hear(socket)).toContain('408')
    await expect.poll(staged).toEqual([])
    expect(await references()).toEqual([])
  })

  test('keeps its body just alive is cut at the least speed, long before the request may end', async () => {
    const { dial, staged } = await openListening({ bodyGraceMs: 400, checkMs: 50 })
    const socket = dial()
    const heard = hear(socket)

    socket.write(head.replace('Connection', 'Sec-Fetch-Mode: navigate\r\nConnection'))
    socket.write(body.payload.subarray(0, 200))
    const trickle = setInterval(() => socket.write('a'), 40)
    onTestFinished(() => clearInterval(trickle))

    expect(await heard).toMatch(/^HTTP\/1\.1 408 [\s\S]*text\/plain[\s\S]*\r\nSending took too long/)
    await expect.poll(staged).toEqual([])
  })

  test('opens more connections than one client may is refused, and others are not', async () => {
    const { dial } = await openListening({ connectionsPerClient: 2 })
    const held = [dial('127.0.0.2'), dial('127.0.0.2')]
    await Promise.all(held.map((socket) => once(socket, 'connect')))

    expect(await ask(dial('127.0.0.2'))).toBe('')
    expect(await ask(dial())).toMatch(/^HTTP\/1\.1 200/)
    held[0]?.destroy()
    await expect.poll(() => ask(dial('127.0.0.2'))).toMatch(/^HTTP\/1\.1 200/)
  })

  test('comes when all connections are taken gets the youngest of the network that has most of them', async () => {
    const { dial } = await openListening({ connections: 3 })
    const held: Socket[] = []
    for (const address of ['127.0.1.2', '127.0.1.3', '127.0.1.4']) {
      const socket = dial(address)
      await once(socket, 'connect')
      socket.write(head)
      held.push(socket)
    }
    const closed = held.slice(2).map(hear)

    expect(await ask(dial('127.0.2.1'))).toMatch(/^HTTP\/1\.1 200/)
    await Promise.all(closed)
    await once(dial('127.0.2.2'), 'connect')
    expect(await ask(dial('127.0.1.5'))).toBe('')
    expect(held.map(({ destroyed }) => destroyed)).toEqual([false, false, true])
  })

  test('is a trusted proxy may open as many as it needs', async () => {
    const { port, dial } = await openListening({ connectionsPerClient: 2 }, { TRUSTED_PROXIES: '127.0.0.0/8' })
    const held = [dial(), dial(), dial()]
    await Promise.all(held.map((socket) => once(socket, 'connect')))

    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  })

  test('says nothing for too long is cut', async () => {
    const { dial } = await openListening({ idleMs: 200 })

    expect(await hear(dial())).toBe('')
  })

  test('goes away in the middle of a file leaves nothing behind, no error either, and the server serves on', async () => {
    const error = vi.fn()
    const { dial, app, staged } = await openListening({}, {}, { info() {}, warn() {}, error })
    const socket = dial()
    socket.write(head)
    socket.write(body.payload.subarray(0, 150_000))
    await expect.poll(staged).toHaveLength(1)

    socket.destroy()

    await expect.poll(staged).toEqual([])
    expect((await app.inject({ url: '/api/quote', ...body })).statusCode).toBe(200)
    expect(error).not.toHaveBeenCalled()
  })

  test('announces far too much is answered before it is read', async () => {
    const heard = await heardAfter(head.replace(/Content-Length: \d+/, 'Content-Length: 999999999'))

    expect(heard).toMatch(/^HTTP\/1\.1 413 [\s\S]*keep each file under 10MB/)
  })

  test('speaks no HTTP is told so, in plain data', async () => {
    const heard = await heardAfter('hello\r\n\r\n')

    expect(heard).toMatch(/^HTTP\/1\.1 400 \r\nContent-Type: application\/json; charset=utf-8\r\n[\s\S]*"error"/)
    expect(heard).toContain('\r\nX-Content-Type-Options: nosniff\r\n')
    expect(heard).toContain(`\r\nContent-Security-Policy: ${SANDBOX_POLICY}\r\n`)
  })

  test('sends slowly, but in time, is served', async () => {
    const { dial } = await openListening()
    const socket = dial()

    socket.write(head)
    const heard = hear(socket)
    for (let at = 0; at < body.payload.length; at += 50_000) {
      socket.write(body.payload.subarray(at, at + 50_000))
      await wait(20)
    }

    expect(await heard).toMatch(/^HTTP\/1\.1 200 [\s\S]*"reference":"Q-/)
  })
})

/** How requests are answered, of which each client may send one, and a proxy says whose they are. */
async function answersFor(clients: string[], env: Record<string, string> = { TRUSTED_PROXIES: '127.0.0.0/8' }) {
  const { app } = await openTestApp({ env: { RATE_LIMIT: '1', ...env } })
  return Array.fromAsync(clients, async (client) => {
    return (await postQuote(app, { message: client }, { headers: { 'x-forwarded-for': client } })).statusCode
  })
}

test('only a trusted proxy may say whose request it is', async () => {
  const clients = ['192.0.2.1', '192.0.2.2']

  expect(await answersFor(clients, {})).toEqual([200, 429])
  expect(await answersFor(clients)).toEqual([200, 200])
})

test.each([
  ['a port', '192.0.2.1:4444', '192.0.2.1:4445'],
  ['IPv4 in the form of IPv6', '::ffff:c000:201', '192.0.2.1'],
  ['a port on an inner proxy, too', '192.0.2.1:4444, 127.0.0.9:5123', '192.0.2.1:4445, 127.0.0.9:5124'],
])('a proxy that writes addresses with %s hides no client', async (_what, first, second) => {
  expect(await answersFor([first, second, '192.0.2.9:4444, 127.0.0.9:5125'])).toEqual([200, 429, 200])
})
