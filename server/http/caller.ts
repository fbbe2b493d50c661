import type { IncomingMessage } from 'node:http'

/**
 * Whether a browser without script asks, which gets a page. Every other client gets JSON. Sec-Fetch-Mode tells for sure;
 * for an old browser without that header, Accept does.
 */
export function wantsPage(request: Pick<IncomingMessage, 'headers'>): boolean {
  const accept = request.headers.accept ?? ''
  if (accept.includes('application/json')) return false
  const mode = request.headers['sec-fetch-mode']
  return mode === undefined ? accept.includes('text/html') : mode === 'navigate'
}
