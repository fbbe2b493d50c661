import { createHash, createHmac, randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The key that receipt tokens and address hashes are made with: 32 random bytes in `DATA_DIR/secret`, made on the
 * first start. Losing it makes the links in letters already sent lead nowhere, so it belongs into every backup.
 */
export async function openSecret(dataDir: string): Promise<Uint8Array> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'secret')
  const file = await createOnce(path)
  if (!file) return readSecret(path)
  const secret = randomBytes(32)
  try {
    await file.writeFile(secret)
    await file.sync()
  } finally {
    await file.close()
  }
  return secret
}

/** The token of a receipt, made again from the submission's id so that it need not be stored in clear. */
export function receiptToken(secret: Uint8Array, submissionId: string): string {
  return keyed(secret, `receipt:${submissionId}`).subarray(0, 24).toString('base64url')
}

/** The token of one letter that asks to confirm a newsletter subscription, made again when the letter is written. */
export function confirmToken(secret: Uint8Array, askId: string): string {
  return keyed(secret, `confirm:${askId}`).subarray(0, 24).toString('base64url')
}

/** The token in every unsubscribe link of one subscriber: it must work in letters of years ago. */
export function unsubscribeToken(secret: Uint8Array, subscriberId: string): string {
  return keyed(secret, `unsubscribe:${subscriberId}`).subarray(0, 24).toString('base64url')
}

/** A mail address by which it is known again without being kept. Upper and lower case are one. */
export function mailboxHash(secret: Uint8Array, email: string): string {
  return keyed(secret, `mailbox:${email.toLowerCase()}`).toString('hex')
}

/** A client address as the rate limit remembers it: of no use without the secret. */
export function addressHash(secret: Uint8Array, address: string): string {
  return keyed(secret, `address:${address}`).subarray(0, 16).toString('hex')
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function keyed(secret: Uint8Array, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

async function createOnce(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    throw error
  }
}

async function readSecret(path: string): Promise<Uint8Array> {
  const secret = await readFile(path)
  if (secret.length !== 32) throw new Error(`${path} must hold 32 bytes; it holds ${secret.length}. Restore it.`)
  return secret
}
