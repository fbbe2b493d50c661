/**
 * The default for data reads (spec 1 §7): GET to the joined key segments, credentials included, body read as JSON.
 * No retry, no polling.
 *
 * @throws an Error "401: …" with the status, a colon, and the body, or the status text where the body is empty.
 */
export async function readJson<T>(key: readonly string[]): Promise<T> {
  const response = await fetch(key.join('/'), { credentials: 'include' })
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  // The caller names the reply's shape, which the contract fixes for both sides.
  return (await response.json()) as T
}
