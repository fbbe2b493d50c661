export type Coding = 'br' | 'gzip' | 'identity'

/**
 * The best coding among those there are, by the client's weights; ours (brotli, gzip, as it is) decide a tie.
 * A client that forbids everything gets the plain bytes: an answer is worth more than a 406.
 */
export function chooseCoding(accept: string | undefined, available: ReadonlySet<Coding>): Coding {
  if (!accept) return 'identity'
  const weights = parseWeights(accept)
  let best: Coding = 'identity'
  let bestWeight = 0
  for (const coding of ['br', 'gzip', 'identity'] as const) {
    if (!available.has(coding)) continue
    // RFC 9110 §12.5.3: the plain bytes are acceptable unless forbidden, but a coding that is asked for goes first.
    const weight = weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? 0.0005 : 0)
    if (weight > bestWeight) {
      best = coding
      bestWeight = weight
    }
  }
  return best
}

function parseWeights(accept: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const item of accept.split(',')) {
    const [name = '', ...parameters] = item
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = q === undefined ? 1 : Number(q.slice(2))
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0)
  }
  return weights
}

/** RFC 9110 §13.1: If-None-Match goes before If-Modified-Since. `modifiedMs` is in whole seconds. */
export function isFresh(
  headers: { 'if-none-match'?: string; 'if-modified-since'?: string },
  etag: string,
  modifiedMs: number,
): boolean {
  const match = headers['if-none-match']
  if (match !== undefined) {
    return match.trim() === '*' || match.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  }
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Number.isFinite(since) && modifiedMs <= since
}

export type ByteRange = { status: 'whole' } | { status: 'part'; start: number; end: number } | { status: 'outside' }

/**
 * One range of bytes, both ends included. Several ranges, other units and nonsense are answered with the whole, as
 * RFC 9110 §14.2 allows; a range behind the end is 416.
 */
export function readRange(header: string | undefined, size: number): ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return { status: 'whole' }
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? { status: 'outside' } : { status: 'part', start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return { status: 'outside' }
  return end < start ? { status: 'whole' } : { status: 'part', start, end }
}
