import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { allowedAddresses, type Resolve, type ResolvedAddress, systemResolve } from './addresses.ts'

/** So much of an answer is read, bytes. Only its status counts. */
const ANSWER_MAX_BYTES = 64 * 1024

/** The receiver said that it wants this never again (410). */
export class RefusedForGood extends Error {}

interface Post {
  url: string
  allowsPrivate: boolean
  headers: Record<string, string>
  body: string
  /** Ends it at any point. Its reason is thrown. */
  signal: AbortSignal
  resolve?: Resolve
}

/**
 * Posts once, over a connection of its own, and follows no redirect. The name is resolved once and the connection goes
 * to an address that was checked, so that no second answer of a name server leads elsewhere.
 *
 * @throws unless the receiver answers 2xx. `RefusedForGood` for 410.
 */
export async function post({
  url,
  allowsPrivate,
  headers,
  body,
  signal,
  resolve = systemResolve,
}: Post): Promise<void> {
  const target = new URL(url)
  const host = target.hostname.replace(/^\[|\]$/g, '')
  const addresses = await orAborted(allowedAddresses(host, allowsPrivate, resolve), signal)
  const status = await statusOf(target, { headers, body, signal, addresses })
  if (status >= 200 && status < 300) return
  if (status === 410) throw new RefusedForGood('The receiver answered 410: gone.')
  const redirect = status >= 300 && status < 400 ? ', a redirect, which is not followed' : ''
  throw new Error(`The receiver answered ${status}${redirect}.`)
}

function statusOf(
  target: URL,
  { headers, body, signal, addresses }: Pick<Post, 'headers' | 'body' | 'signal'> & { addresses: ResolvedAddress[] },
): Promise<number> {
  const request = target.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(signal.aborted ? signal.reason : error)
    const sent = request(
      target,
      {
        method: 'POST',
        // No pool: a connection that hangs is nobody else's.
        agent: false,
        lookup: lookupIn(addresses),
        signal,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      },
      (answer) => {
        // The status is known. Whatever happens to the rest changes nothing.
        sent.off('error', fail).on('error', () => {})
        void drain(answer).then(() => resolve(answer.statusCode ?? 0))
      },
    )
    sent.on('error', fail)
    // Without a listener the connection is ended, and nothing told.
    sent.on('upgrade', (answer, socket) => {
      socket.destroy()
      resolve(answer.statusCode ?? 0)
    })
    sent.end(body)
  })
}

/** Reads an answer to its end, or to the limit, or to where it breaks off. */
function drain(answer: IncomingMessage): Promise<void> {
  let bytes = 0
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > ANSWER_MAX_BYTES) answer.destroy()
  })
  answer.on('error', () => {})
  return new Promise((resolve) => answer.once('close', resolve))
}

/** Answers every question with the addresses that were checked. */
function lookupIn(addresses: ResolvedAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses
    if (options.all || !first) callback(null, addresses)
    else callback(null, first.address, first.family)
  }
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
    if (signal.aborted) abort()
  })
}
