import { createHmac, createSecretKey, hash, type KeyObject, randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailboxOf } from '../contract/fields/mailbox.ts'
import { createDurably } from './durable-file.ts'
import { errorCode } from './error-code.ts'

/** How long the secret is. */
export const SECRET_BYTES = 32

/**
 * Opens the secret key of tokens and keyed hashes: 32 random bytes in `DATA_DIR/secret`. The first start creates it.
 * Without it the links in emails already sent no longer work, so every backup needs it.
 *
 * @throws an Error for the operator when the file has another length.
 */
export async function openSecret(dataDir: string): Promise<Uint8Array> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'secret')
  return (await readSecret(path)) ?? (await createSecret(path))
}

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

async function readSecret(path: string): Promise<Uint8Array | undefined> {
  let secret: Uint8Array
  try {
    secret = await readFile(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
  if (secret.length !== SECRET_BYTES)
    throw new Error(`${path} must hold ${SECRET_BYTES} bytes; it holds ${secret.length}. Restore it.`)
  return secret
}

async function createSecret(path: string): Promise<Uint8Array> {
  const secret = randomBytes(SECRET_BYTES)
  // Of two processes that start at the same time, both use the secret of the first.
  return (await createDurably(path, secret)) ? secret : readFile(path)
}
