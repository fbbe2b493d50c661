import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openFolders, start } from './http-process.ts'

/** More than the server takes in all. */
const SLOW_BODIES = 4_300
const ATTACKER = '127.0.0.2'

const HEAD = [
  'POST /api/quote HTTP/1.1',
  'Host: site.test',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Length: 1000000',
  '',
  '--x',
].join('\r\n')

test('thousands of slow bodies from one address leave the pages of all others as they were', {
  timeout: 60_000,
}, async () => {
  const server = await start(await openFolders())
  const { hostname: host, port } = new URL(server.url)
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (let n = 0; n < SLOW_BODIES; n += 1) {
    const socket = connect({ host, port: Number(port), localAddress: ATTACKER })
    socket.on('error', () => undefined).on('connect', () => socket.write(HEAD))
    sockets.push(socket)
    // In portions that the queue of new connections holds.
    if (n % 100 === 0) await wait(20)
  }
  await wait(1_000)
  const trickle = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a')
  }, 1_000)
  onTestFinished(() => clearInterval(trickle))

  const times: number[] = []
  for (let n = 0; n < 30; n += 1) {
    const startedAt = performance.now()
    const response = await fetch(server.url, { headers: { connection: 'close' } })
    expect(response.status).toBe(200)
    times.push(performance.now() - startedAt)
    await wait(50)
  }

  const held = sockets.filter((socket) => !socket.destroyed).length
  expect(held).toBeGreaterThan(100)
  expect(held).toBeLessThan(1_000)
  expect(times.sort((one, other) => one - other)[15]).toBeLessThan(250)
})
