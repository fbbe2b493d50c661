import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Our order for equal weights. `identity` comes last, even where a client only forbids nothing. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity']

/** A few dozen short headers exist in practice. Both bounds are for clients that invent others. */
const CACHE_SIZE = 500
const CACHED_LENGTH = 200
const cache = new Map<string, readonly Encoding[]>()

/**
 * The best of the available encodings for an Accept-Encoding header (RFC 9110 section 12.5.3). A client that forbids
 * all of them gets `identity`: a page is worth more than a 406.
 *
 * @param accept Node joins repeated lines of this header by commas, but its types allow a list.
 */
export function chooseEncoding(
  accept: string | string[] | undefined,
  available: { has(encoding: Encoding): boolean },
): Encoding {
  if (!accept) return 'identity'
  return acceptedOf(String(accept)).find((encoding) => available.has(encoding)) ?? 'identity'
}

/** The encodings that a header accepts, best first. Cached, because every page asks for it. */
function acceptedOf(accept: string): readonly Encoding[] {
  const known = cache.get(accept)
  if (known) return known
  const accepted = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings(PREFERRED, {
    preferred: PREFERRED,
  })
  // The result only holds values of the first argument.
  const encodings = accepted as Encoding[]
  if (cache.size >= CACHE_SIZE) cache.clear()
  if (accept.length <= CACHED_LENGTH) cache.set(accept, encodings)
  return encodings
}
