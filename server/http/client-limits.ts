import type { IncomingMessage, Server } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import { clientOf } from './caller.ts'
import type { ConnectionLimits } from './context.ts'
import { answerClientError } from './hooks.ts'

/**
 * Keeps one client from taking all connections: a cap for each client address, and a least speed of bodies. A client is
 * an IPv4 address or an IPv6 /64. The connections of a trusted proxy belong to many clients and are not capped; there
 * the proxy has to do it (docs/deploy.md).
 */
export function limitClients(server: Server, limits: ConnectionLimits, trustedProxies: readonly string[]): void {
  const proxies = blockListOf(trustedProxies)
  capConnections(server, limits.connectionsPerClient, (address) => isIn(proxies, address))
  cutSlowBodies(server, limits)
}

function capConnections(server: Server, most: number, isProxy: (address: string) => boolean): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    // A client that is gone already has no address.
    if (address === undefined || isProxy(address)) return
    const client = clientOf(address)
    const count = open.get(client) ?? 0
    if (count >= most) {
      // Without an answer: it would cost more than the connection.
      socket.destroy()
      return
    }
    open.set(client, count + 1)
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left > 0) open.set(client, left)
      else open.delete(client)
    })
  })
}

interface RunningBody {
  startedAt: number
  /** What the connection had carried before this request, bytes. */
  before: number
}

function cutSlowBodies(server: Server, { bodyGraceMs, bodyBytesPerSecond, checkMs }: ConnectionLimits): void {
  const running = new Map<IncomingMessage, RunningBody>()
  server.on('request', (request) => {
    if (request.complete || request.method === 'GET' || request.method === 'HEAD') return
    running.set(request, { startedAt: Date.now(), before: request.socket.bytesRead })
    request.once('close', () => running.delete(request))
  })

  const timer = setInterval(() => {
    for (const [request, { startedAt, before }] of running) {
      const ms = Date.now() - startedAt
      const bytes = request.socket.bytesRead - before
      if (request.complete || request.socket.destroyed) running.delete(request)
      else if (ms > bodyGraceMs && bytes < (bodyBytesPerSecond * ms) / 1000) {
        answerClientError(Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), request.socket)
      }
    }
  }, checkMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

function isIn(list: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}
