export interface Read<T> {
  value: T
  /** The reply's ETag; '' where it has none. */
  tag: string
}

/**
 * The default for data reads (specification 15.2.4): GET to the joined key segments, credentials included, body read as
 * JSON. No retry, no polling.
 *
 * @param parse - reads the JSON; throws where it is not what was asked for.
 * @param tag - of an earlier reply.
 * @returns undefined where nothing has changed since the reply with this tag.
 * @throws an Error "401: …" with the status, a colon, and the body, or the status text where the body is empty.
 */
export async function readJson<T>(
  key: readonly string[],
  parse: (json: unknown) => T,
  tag = '',
): Promise<Read<T> | undefined> {
  const headers = tag === '' ? {} : { headers: { 'If-None-Match': tag } }
  const response = await fetch(key.join('/'), { credentials: 'include', ...headers })
  if (tag !== '' && response.status === 304) return undefined
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  return { value: parse(await response.json()), tag: response.headers.get('etag') ?? '' }
}
