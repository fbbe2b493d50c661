import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Whether a browser without script asks, which gets a page. Every other client gets JSON. Sec-Fetch-Mode tells for sure;
 * for an old browser without that header, Accept does.
 */
export function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? ''
  if (accept.includes('application/json')) return false
  const mode = request.headers['sec-fetch-mode']
  return mode === undefined ? accept.includes('text/html') : mode === 'navigate'
}

/** What counts as one client: an IPv4 address, or the /64 network that one IPv6 subscriber usually has. */
export function clientOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (isIP(address) !== 6) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
