/**
 * The default for data reads (specification 15.2.4): GET to the joined key segments, credentials included, body read as
 * JSON. No retry, no polling.
 *
 * @param tag - of an earlier reply.
 * @returns the value; undefined where nothing has changed since the tag.
 * @throws an Error "401: …" with the status, a colon, and the body, or the status text where the body is empty.
 */
export async function readJson(key: readonly string[], tag = ''): Promise<unknown> {
  const headers = tag ? { 'If-None-Match': tag } : undefined
  const response = await fetch(key.join('/'), { credentials: 'include', headers })
  if (response.status === 304) return undefined
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  return response.json()
}
