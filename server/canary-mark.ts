import { timingSafeEqual } from 'node:crypto'
import { hmac } from './secret.ts'

// `desk canary` sends real requests to the public port. Each carries this header, so that the server stores it as a
// canary: nobody is emailed, and no figure counts it. Only who has the server's secret can make one.

/** The header's name, as Node gives it. */
export const CANARY_HEADER = 'x-canary'

/** How long a mark works, ms. One that leaks, such as into a proxy's log, is soon worth nothing. */
export const MARK_MS = 60_000

/** One request: its form's name and its idempotency key. */
export interface MarkedRequest {
  form: string
  key: string
}

/** The header's value, `<expiry in ms>.<HMAC>`. It works for this one request, and no later than a minute after `now`. */
export function markCanary(secret: Uint8Array, request: MarkedRequest, now: number): string {
  const expiresAt = now + MARK_MS
  return `${expiresAt}.${macOf(secret, request, expiresAt).toString('base64url')}`
}

/** Whether the server's secret made this mark for this request, less than a minute ago. */
export function isCanary(secret: Uint8Array, mark: string, request: MarkedRequest, now: number): boolean {
  const [, expiry = '', mac = ''] = /^(\d{13})\.([\w-]{43})$/.exec(mark) ?? []
  const expiresAt = Number(expiry)
  if (expiry === '' || expiresAt <= now || expiresAt > now + MARK_MS) return false
  return timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(secret, request, expiresAt))
}

function macOf(secret: Uint8Array, { form, key }: MarkedRequest, expiresAt: number): Buffer {
  return hmac(secret, JSON.stringify(['canary', form, key, expiresAt]))
}
