import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nameOfPerson } from '../../../contract/desk/people.ts'
import { PERSON_MAX } from '../../../contract/desk/requests.ts'
import { cutLine } from '../../../contract/limits.ts'
import { REFUSALS } from '../../../contract/reply.ts'
import { DAY_MS, SECOND_MS } from '../../../contract/time/units.ts'
import { isAmong, isLoopback } from '../../address.ts'
import type { DeskConfig } from '../../config.ts'
import { RAW_HEADERS } from '../../http/headers.ts'
import { hasTwoHosts } from '../../http/hooks.ts'
import { REQUEST_ID_HEADER } from '../../http/request-id.ts'
import { SCREEN_ROUTE } from './screen.ts'

/** The cookie with the name that a person entered. It is no secret: who reaches the desk may act. */
const COOKIE = 'desk-name'
const YEAR_SECONDS = (365 * DAY_MS) / SECOND_MS

export interface Person {
  /** Empty until a name was entered. */
  name: string
  source: 'proxy' | 'cookie'
}

/**
 * Lets only the staff in. Refused (403) are:
 * - a Host that is neither a loopback name nor that of DESK_URL: a page of a foreign name that points to 127.0.0.1
 *   (DNS rebinding) could read everything;
 * - a connection that comes neither from this machine nor from a trusted proxy;
 * - a trusted proxy that names nobody, where DESK_USER_HEADER is set;
 * - a request to the API that a page of another site made the browser send.
 */
export function guardDesk(app: FastifyInstance, desk: DeskConfig): void {
  app.addHook('onRequest', async (request, reply) => {
    const problem = refusalOf(request, desk)
    if (problem !== undefined) return reply.code(403).header('Cache-Control', 'no-store').send({ error: problem })
  })
}

/** Answers a URL that cannot be decoded, which no route and no hook sees. */
export function answerBadUrl(request: FastifyRequest, reply: FastifyReply, desk: DeskConfig): void {
  const problem = refusalOf(request, desk)
  reply
    .code(problem === undefined ? 404 : 403)
    .headers({ ...RAW_HEADERS, [REQUEST_ID_HEADER]: request.id })
    .send({ error: problem ?? REFUSALS.notFound.error })
}

function refusalOf(request: FastifyRequest, desk: DeskConfig): string | undefined {
  if (hasTwoHosts(request.raw) || !isOwnHost(request.headers.host, desk))
    return 'The desk does not answer under this name.'
  const address = request.socket.remoteAddress ?? ''
  const isProxy = isAmong(desk.trustedProxies)(address)
  if (!isProxy && !isLoopback(address)) return 'The desk is reached from its own machine or through its proxy.'
  if (isProxy && desk.userHeader !== undefined && namedBy(request, desk.userHeader) === '')
    return 'The proxy named nobody.'
  if (isForeign(request)) return 'This was sent from a page of another site.'
  return undefined
}

function isOwnHost(host: string | undefined, desk: DeskConfig): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false
  const { hostname, username, pathname } = new URL(`http://${host}`)
  if (username !== '' || pathname !== '/') return false
  const plain = hostname.replace(/^\[|\]$/g, '')
  return isLoopback(plain) || (desk.url !== undefined && new URL(desk.url).host === host.toLowerCase())
}

/**
 * Pages may be opened by a link from anywhere. Everything else is for our own page alone. The route decides, because the
 * router decodes the address: `/%61pi/events` is the API, too.
 */
function isForeign(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && request.routeOptions.url === SCREEN_ROUTE && !request.url.startsWith('/api/')) return false
  const { 'sec-fetch-site': site, origin, host } = request.headers
  if (site !== undefined) return site !== 'same-origin' && !(isRead && site === 'none')
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/** Who acts: named by the trusted proxy, else by the cookie. */
export function personOf(request: FastifyRequest, desk: DeskConfig): Person {
  const { userHeader } = desk
  if (userHeader !== undefined && isAmong(desk.trustedProxies)(request.socket.remoteAddress ?? '')) {
    return { name: nameOfPerson(desk.people, namedBy(request, userHeader)), source: 'proxy' }
  }
  return { name: nameOfPerson(desk.people, cookieName(request.headers.cookie ?? '')), source: 'cookie' }
}

export function nameCookie(name: string, desk: DeskConfig): string {
  const secure = desk.url?.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${encodeURIComponent(name)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Strict; HttpOnly${secure}`
}

function cookieName(cookies: string): string {
  const value = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1)
  try {
    return cutLine(decodeURIComponent(value ?? ''), PERSON_MAX)
  } catch {
    return ''
  }
}

/** Node gives header bytes as Latin-1; proxies send names in UTF-8. */
function namedBy(request: FastifyRequest, header: string): string {
  const value = request.headers[header]
  if (typeof value !== 'string') return ''
  const utf8 = Buffer.from(value, 'latin1').toString('utf8')
  return cutLine(utf8.includes('\ufffd') ? value : utf8, PERSON_MAX)
}
