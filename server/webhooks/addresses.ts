import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

export interface ResolvedAddress {
  address: string
  family: number
}

/** Finds all addresses of a host name. */
export type Resolve = (host: string) => Promise<ResolvedAddress[]>

/** IPv4 that nobody on the internet has: the special-purpose registry of IANA (RFC 6890), and multicast. */
const SPECIAL_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]
/** The part of IPv6 that is given to networks of the internet, and what in it is special: tunnels to IPv4, examples. */
const GLOBAL_IPV6 = '2000::/3'
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const specialIpv4 = blockList(SPECIAL_IPV4, 'ipv4')
const globalIpv6 = blockList([GLOBAL_IPV6], 'ipv6')
const specialIpv6 = blockList(SPECIAL_IPV6, 'ipv6')

/** Whether an address is one of the public internet. False for what is no address. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !specialIpv4.check(address, 'ipv4')
    case 6:
      return globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6')
    default:
      return false
  }
}

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

function blockList(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
