import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { clientOf, isAmong, networkOf } from '../address.ts'
import { wantsPage } from './caller.ts'
import type { ConnectionLimits } from './context.ts'
import { answerClientError } from './hooks.ts'

/**
 * Keeps one client from taking all connections: a cap for each client address, room for a newcomer when all are taken, and
 * a least speed of bodies. A client is an IPv4 address or an IPv6 /64. The connections of a trusted proxy belong to many
 * clients and are not capped; there the proxy has to do it (docs/deploy.md).
 */
export function limitClients(server: Server, limits: ConnectionLimits, trustedProxies: readonly string[]): void {
  capConnections(server, limits, isAmong(trustedProxies))
  cutSlowBodies(server, limits)
}

/** How many connections above the limit Node lets in, until we have decided which one ends. */
const DECIDING = 64

function capConnections(
  server: Server,
  { connections, connectionsPerClient }: ConnectionLimits,
  isProxy: (address: string) => boolean,
): void {
  const byClient = new Map<string, Set<Socket>>()
  const byNetwork = new Map<string, Set<Socket>>()
  let open = 0
  server.maxConnections = connections + DECIDING
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    // A client that is gone already has no address.
    if (address === undefined) return
    const owner = isProxy(address) ? undefined : { client: clientOf(address), network: networkOf(address) }
    const isOver = owner !== undefined && (byClient.get(owner.client)?.size ?? 0) >= connectionsPerClient
    if (isOver || (open >= connections && !makeRoom(byNetwork, byClient, owner))) {
      // Without an answer: it would cost more than the connection.
      socket.destroy()
      return
    }
    open += 1
    if (owner) {
      hold(byClient, owner.client, socket)
      hold(byNetwork, owner.network, socket)
    }
    socket.once('close', () => {
      open -= 1
    })
  })
}

function hold(sockets: Map<string, Set<Socket>>, owner: string, socket: Socket): void {
  const own = sockets.get(owner) ?? new Set()
  sockets.set(owner, own.add(socket))
  socket.once('close', () => {
    own.delete(socket)
    if (own.size === 0) sockets.delete(owner)
  })
}

type Sockets = ReadonlySet<Socket>

/**
 * Ends the youngest connection of the network that has the most (an IPv4 /24, an IPv6 /48), one that is not being answered.
 * Where that is the newcomer's own network, its neighbor with the most gives way.
 *
 * @returns false when the newcomer has as many itself: an attacker displaces nobody.
 */
function makeRoom(
  byNetwork: ReadonlyMap<string, Sockets>,
  byClient: ReadonlyMap<string, Sockets>,
  newcomer = { client: '', network: '' },
): boolean {
  const own = byNetwork.get(newcomer.network) ?? new Set()
  const neighbors = [...byClient.values()].filter(([first]) => first !== undefined && own.has(first))
  const room =
    youngestOfMost(byNetwork.values(), own.size) ?? youngestOfMost(neighbors, byClient.get(newcomer.client)?.size ?? 0)
  room?.destroy()
  return room !== undefined
}

/** Undefined when none has more than one more than `few`. */
function youngestOfMost(all: Iterable<Sockets>, few: number): Socket | undefined {
  let most: Sockets | undefined
  for (const sockets of all) if (sockets.size > Math.max(few + 1, most?.size ?? 0)) most = sockets
  return most && [...most].findLast((socket) => socket.writableLength === 0)
}

interface RunningBody {
  /** Of a clock that nobody sets. */
  startedAt: number
  /** What the connection had carried before this request, bytes. */
  before: number
}

function cutSlowBodies(server: Server, { bodyGraceMs, bodyBytesPerSecond, checkMs }: ConnectionLimits): void {
  const running = new Map<IncomingMessage, RunningBody>()
  server.on('request', (request) => {
    if (request.complete || request.method === 'GET' || request.method === 'HEAD') return
    running.set(request, { startedAt: performance.now(), before: request.socket.bytesRead })
    request.once('close', () => running.delete(request))
  })

  const timer = setInterval(() => {
    for (const [request, { startedAt, before }] of running) {
      const ms = performance.now() - startedAt
      const bytes = request.socket.bytesRead - before
      if (request.complete || request.socket.destroyed) running.delete(request)
      else if (ms > bodyGraceMs && bytes < (bodyBytesPerSecond * ms) / 1000) {
        const error = Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
        answerClientError(error, request.socket, wantsPage(request))
      }
    }
  }, checkMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
