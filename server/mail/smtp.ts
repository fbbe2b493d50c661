import type { Transport } from './letter.ts'

export function smtpTransport(_smtpUrl: string): Transport {
  throw new Error('not written yet')
}
