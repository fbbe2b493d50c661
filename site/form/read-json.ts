/**
 * The default for data reads (specification 15.2.4): GET to the joined key segments, credentials included, body read as
 * JSON.
 * No retry, no polling.
 *
 * @param parse - reads the JSON; throws where it is not what was asked for.
 * @throws an Error "401: …" with the status, a colon, and the body, or the status text where the body is empty.
 */
export async function readJson<T>(key: readonly string[], parse: (json: unknown) => T): Promise<T> {
  const response = await fetch(key.join('/'), { credentials: 'include' })
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  return parse(await response.json())
}
