import { isIP, isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** What counts as one client: an IPv4 address, or the /64 network that one IPv6 subscriber usually has. */
export function clientOf(address: string): string {
  // The usual case, in which reading would give back the same text.
  if (isIPv4(address)) return address
  const known = read(address)
  if (!known) return address
  return known.kind() === 'ipv4' ? known.toString() : `${network(known, 64)}`
}

/** The network that one party can have whole: an IPv4 /24, or the /48 that a line with many /64 networks has. */
export function networkOf(address: string): string {
  const known = read(address)
  if (!known) return address
  return network(known, known.kind() === 'ipv4' ? 24 : 48)
}

/** Tells whether an address is among these addresses and CIDR ranges, however it is written. */
export function isAmong(ranges: readonly string[]): (address: string) => boolean {
  const networks = ranges.map((range) => {
    const [address = '', bits] = range.split('/')
    const start = ipaddr.parse(address)
    return [start, bits === undefined ? start.toByteArray().length * 8 : Number(bits)] as const
  })
  return (address) => {
    const known = read(address)
    return known !== undefined && networks.some(([start, bits]) => isIn(known, start, bits))
  }
}

/** Whether a text is an address or a CIDR range. Four full numbers make IPv4: `1` is no address, though a parser may take it. */
export function isNetwork(text: string): boolean {
  const [address = ''] = text.split('/')
  return isIP(address) > 0 && (address === text || ipaddr.isValidCIDR(text))
}

/** Whether only programs of this machine can connect to the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || (isIP(host) > 0 && ipaddr.process(host).range() === 'loopback')
}

/** The part of IPv6 that is given to networks of the internet. */
const GLOBAL_IPV6 = ipaddr.IPv6.parse('2000::')

/** Whether an address is one of the public internet. False for what is no address, and for IPv4 written as IPv6. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const known = ipaddr.parse(address)
  return known.range() === 'unicast' && (known.kind() === 'ipv4' || isIn(known, GLOBAL_IPV6, 3))
}

/** An address as proxies write it: also with a port, in brackets, and IPv4 in the form of IPv6. */
function read(text: string): Address | undefined {
  const [, inBrackets, beforePort] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? []
  const address = inBrackets ?? beforePort ?? text
  return isIP(address) > 0 ? ipaddr.process(address) : undefined
}

function isIn(address: Address, start: Address, bits: number): boolean {
  return address.kind() === start.kind() && address.match(start, bits)
}

function network(address: Address, bits: number): string {
  const parts = address.toByteArray().map((byte, at) => byte & (0xff << Math.max(0, 8 - Math.max(0, bits - at * 8))))
  return `${ipaddr.fromByteArray(parts)}/${bits}`
}
