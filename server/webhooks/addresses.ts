import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from '../address.ts'

export interface ResolvedAddress {
  address: string
  family: number
}

/** Finds all addresses of a host name. */
export type Resolve = (host: string) => Promise<ResolvedAddress[]>

/**
 * The addresses that a delivery may connect to. A name with one private address is refused whole: somebody points it at
 * us, or it is a mistake.
 *
 * @param host as in a URL; an IPv6 address without its brackets.
 * @throws when there is none, or when one is private and that is not allowed.
 */
export async function allowedAddresses(
  host: string,
  allowsPrivate: boolean,
  resolve: Resolve,
): Promise<ResolvedAddress[]> {
  const family = isIP(host)
  const found = family > 0 ? [{ address: host, family }] : await resolve(host)
  if (found.length === 0) throw new Error(`${host} has no address.`)
  const wrong = allowsPrivate ? undefined : found.find(({ address }) => !isPublicAddress(address))
  if (wrong) throw new Error(`${host} has the private address ${wrong.address}; WEBHOOK_PRIVATE=1 would allow it.`)
  return found
}

const running = new Map<string, Promise<ResolvedAddress[]>>()

/**
 * Asks the system. A question about a host that is still open is not asked again: each one holds a thread that reading
 * files needs, too, and a name server may take long.
 */
export const systemResolve: Resolve = (host) => {
  const open = running.get(host)
  if (open) return open
  const asked = lookup(host, { all: true }).finally(() => running.delete(host))
  running.set(host, asked)
  return asked
}
