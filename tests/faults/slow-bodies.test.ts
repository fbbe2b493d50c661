import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { counted } from '../support/proof.ts'
import { openFolders, start } from './http-process.ts'

const nine = (address: (n: number) => string) => Array.from({ length: 9 }, (_, index) => address(index + 2))
/** The server takes 4,000 connections in all, and 512 of one address. */
const ATTACKS = [
  { from: 'one address', addresses: ['127.0.0.2'], each: 4_300, held: [100, 1_000] },
  { from: 'nine addresses of one network', addresses: nine((n) => `127.0.0.${n}`), each: 500, held: [2_000, 4_001] },
  { from: 'nine addresses of nine networks', addresses: nine((n) => `127.0.${n}.1`), each: 500, held: [2_000, 4_001] },
] as const

const HEAD = [
  'POST /api/quote HTTP/1.1',
  'Host: site.test',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Length: 1000000',
  '',
  '--x',
].join('\r\n')

test.each(ATTACKS)(
  'thousands of slow bodies from $from leave the pages of all others as they were',
  async ({ addresses, each, held }) => {
    const server = await start(await openFolders())
    const { hostname: host, port } = new URL(server.url)
    const sockets: Socket[] = []
    onTestFinished(() => sockets.forEach((socket) => void socket.destroy()))
    // On a busy machine the first are told that they are too slow before the last are there. One that gives way is told nothing.
    let told = 0
    for (let n = 0; n < each * addresses.length; n += 1) {
      const socket = connect({ host, port: Number(port), localAddress: addresses[n % addresses.length] })
      socket
        .on('error', () => undefined)
        .on('connect', () => socket.write(HEAD))
        .once('data', () => told++)
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
      expect((await fetch(server.url, { headers: { connection: 'close' } })).status).toBe(200)
      times.push(performance.now() - startedAt)
      await wait(50)
    }

    // A client hears some moments later that its connection gave way.
    const open = () => sockets.filter((socket) => !socket.destroyed).length
    await expect.poll(open, { timeout: 15_000 }).toBeLessThan(held[1])
    expect(open() + told).toBeGreaterThan(held[0])
    expect(times.sort((one, other) => one - other)[15]).toBeLessThan(250)
    counted({ 'slow bodies': each * addresses.length, 'pages of others': times.length })
  },
)
