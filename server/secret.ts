import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto'
import { mailboxOf } from '../contract/fields/mailbox.ts'

/** The shape of every token: 24 bytes as base64url. */
const TOKEN = /^[\w-]{32}$/

/** Whether a text can be a token at all. No other text is looked up. */
export function isToken(text: string): boolean {
  return TOKEN.test(text)
}

/** The token of a receipt. It is derived from the submission's id, so the database stores only its hash. */
export function receiptToken(secret: Uint8Array, submissionId: string): string {
  return tokenOf(secret, `receipt:${submissionId}`)
}

/** The token in one newsletter confirmation email. */
export function confirmToken(secret: Uint8Array, askId: string): string {
  return tokenOf(secret, `confirm:${askId}`)
}

/** The token in every unsubscribe link of one subscriber. It never changes, so links in old emails keep working. */
export function unsubscribeToken(secret: Uint8Array, subscriberId: string): string {
  return tokenOf(secret, `unsubscribe:${subscriberId}`)
}

/** The secrets that a use case is handed. */
interface Keys {
  secret: Uint8Array
  earlierSecrets: readonly Uint8Array[]
}

/** All hashes that a mailbox may be stored under: who left before the secret was renewed keeps the earlier one. */
export function mailboxHashes({ secret, earlierSecrets }: Keys, email: string): string[] {
  return [secret, ...earlierSecrets].map((one) => mailboxHash(one, email))
}

/** Recognizes a mailbox without storing it, however its address is spelled. */
export function mailboxHash(secret: Uint8Array, email: string): string {
  return hmac(secret, `mailbox:${mailboxOf(email)}`).toString('hex')
}

/** Recognizes a client address without storing it. */
export function addressHash(secret: Uint8Array, address: string): string {
  return hmac(secret, `address:${address}`).subarray(0, 16).toString('hex')
}

/** Names this installation where others can read it. All its instances have the same secret. */
export function installationId(secret: Uint8Array): string {
  return hmac(secret, 'installation').toString('hex')
}

/** Recognizes the secret itself: a database tells by it whose it is. */
export function secretHash(secret: Uint8Array): string {
  return sha256(Buffer.from(secret).toString('hex'))
}

/** SHA-256 as hex. */
export function sha256(text: string): string {
  return hash('sha256', text)
}

function tokenOf(secret: Uint8Array, text: string): string {
  return hmac(secret, text).subarray(0, 24).toString('base64url')
}

/** Made once for a secret: that takes nine times as long as one hash. */
const keys = new WeakMap<Uint8Array, KeyObject>()

/** HMAC-SHA-256 of the parts, one after the other. */
export function hmac(secret: Uint8Array, ...parts: (string | Uint8Array)[]): Buffer {
  const key = keys.get(secret) ?? createSecretKey(secret)
  keys.set(secret, key)
  const mac = createHmac('sha256', key)
  for (const part of parts) mac.update(part)
  return mac.digest()
}
