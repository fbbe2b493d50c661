import { createHmac } from 'node:crypto'

/**
 * The headers of Standard Webhooks 1.0, for one try. The id is the same in every try; time and signature are not.
 *
 * @param now ms since the epoch.
 */
export function signedHeaders(secret: Uint8Array, id: string, body: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
