import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { clientOf, isAmong, networkOf } from '../address.ts'
import { heaviest } from '../heaviest.ts'
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
    if (isOver || (open >= connections && !makeRoom(byNetwork, owner?.network))) {
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

/**
 * Ends the youngest connection of the network that has the most (an IPv4 /24, an IPv6 /48), one that is not being answered.
 *
 * @returns false when the newcomer's own network has as many: an attacker displaces nobody.
 */
function makeRoom(byNetwork: ReadonlyMap<string, ReadonlySet<Socket>>, newcomer = ''): boolean {
  const most = heaviest(
    byNetwork,
    ([network]) => network,
    ([, sockets]) => sockets.size,
  )
  if (!most || most.weight <= (byNetwork.get(newcomer)?.size ?? 0) + 1) return false
  const youngest = [...(byNetwork.get(most.owner) ?? [])].findLast((socket) => socket.writableLength === 0)
  youngest?.destroy()
  return youngest !== undefined
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
