import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished } from 'vitest'
import { multipart, openTestApp, PDF, quoteParts, test, urlencoded } from './app.fixture.ts'
import { limitClients } from './client-limits.ts'
import { CONNECTION_LIMITS } from './context.ts'

const KiB = 1024

test('a client has 15 s for the head, 10 minutes for a whole request, and 60 s of silence', () => {
  const { headersMs, requestMs, idleMs, bodyGraceMs, bodyBytesPerSecond, ...most } = CONNECTION_LIMITS
  expect([headersMs, requestMs, idleMs]).toEqual([15_000, 600_000, 60_000])
  expect([bodyGraceMs, bodyBytesPerSecond, most]).toMatchObject([
    30_000,
    1_000,
    { connections: 4_000, connectionsPerClient: 512 },
  ])
})

test('JSON of a form may be 192 KiB, a body of another route 64 KiB', async ({ app }) => {
  const application = async (bytes: number) => {
    const payload = { email: 'ada@engines.example', message: 'x'.repeat(bytes - 100) }
    return (await app.inject({ method: 'POST', url: '/api/contact', payload })).statusCode
  }
  const erasure = async (bytes: number) => {
    const url = `/r/${'A'.repeat(32)}/erase`
    return (await app.inject({ url, ...urlencoded({ x: 'x'.repeat(bytes) }) })).statusCode
  }

  expect([await application(191 * KiB), await application(193 * KiB)]).toEqual([400, 413])
  expect([await erasure(63 * KiB), await erasure(65 * KiB)]).toEqual([404, 413])
})

test('a client that closes one of its connections may open one more, and not as many again', () => {
  const server = createServer().removeAllListeners('connection')
  onTestFinished(() => void server.emit('close'))
  limitClients(server, { ...CONNECTION_LIMITS, connectionsPerClient: 2 }, [])
  const dial = () => {
    const socket = new DialedSocket('192.0.2.1')
    server.emit('connection', socket)
    return socket
  }
  const first = dial()
  dial()

  first.destroy()
  const next = dial()

  expect(next.destroyed).toBe(false)
  expect([dial().destroyed, dial().destroyed]).toEqual([true, true])
})

class DialedSocket extends EventEmitter {
  readonly remoteAddress: string
  destroyed = false

  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }

  destroy() {
    this.destroyed = true
    this.emit('close')
  }
}

test('a multipart form may have 60 fields', async ({ app }) => {
  const send = async (more: number) => {
    const fields = Array.from({ length: more }, (_, at) => ({ name: `more${at}`, value: 'x' }))
    return (await app.inject({ url: '/api/quote', ...multipart([...quoteParts(), ...fields]) })).statusCode
  }
  const own = quoteParts().length

  expect([await send(60 - own), await send(61 - own)]).toEqual([200, 413])
})

test('an upload counts towards the limit of its client', async () => {
  const { app } = await openTestApp({ env: { RATE_LIMIT: '1' } })
  const upload = async () => {
    const body = multipart([{ name: 'resume', value: PDF, fileName: 'ada.pdf' }])
    return (await app.inject({ url: '/api/uploads', ...body })).statusCode
  }

  expect([await upload(), await upload()]).toEqual([200, 429])
})
