import { randomBytes } from 'node:crypto'
import { mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createDurably, writeDurably } from './durable-file.ts'
import { ifMissing } from './error-code.ts'

const SECRET_BYTES = 32
/** One secret as text: openssl rand -hex 32. */
const LINE = /^[0-9a-f]{64}$/i

/** The newest makes every token and hash. The earlier ones are honored for links that were made with them. */
export type Secrets = [newest: Uint8Array, ...earlier: Uint8Array[]]

/** Where the secret is: SECRET_FILE, else DATA_DIR. */
export function secretPath({ dataDir, secretFile }: { dataDir: string; secretFile?: string }): string {
  return secretFile ?? join(dataDir, 'secret')
}

/**
 * Opens the secrets of tokens and keyed hashes. The first start creates one in DATA_DIR, but never at SECRET_FILE, which
 * belongs to whoever named it. Without them the links in emails already sent no longer work, so every backup needs them.
 *
 * @throws an Error for the operator when the file is missing or damaged.
 */
export async function openSecrets(place: { dataDir: string; secretFile?: string }): Promise<Secrets> {
  const { dataDir, secretFile } = place
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = secretPath(place)
  const found = await readSecrets(path)
  if (secretFile === undefined) return found ?? createSecret(path)
  const own = await readSecrets(join(dataDir, 'secret'))
  if (found && own && !found.some((secret) => Buffer.from(secret).equals(own[0]))) {
    throw new Error(
      `${secretFile} lacks the secret of ${dataDir}. Add it as a line, or remove ${join(dataDir, 'secret')}.`,
    )
  }
  return found ?? missing(path)
}

/** Reads the file of the secrets. Undefined where there is none. @throws an Error for the operator when it is damaged. */
export async function readSecrets(path: string): Promise<Secrets | undefined> {
  const content = await readFile(path).catch(ifMissing)
  return content && (parseSecrets(content) ?? damaged(path))
}

/**
 * Reads secrets: 32 bytes as the first start writes them, or lines of 64 hexadecimal digits, the newest first. Undefined for
 * anything else.
 */
export function parseSecrets(content: Buffer): Secrets | undefined {
  if (content.length === SECRET_BYTES) return [content]
  const [newest, ...earlier] = content.toString('latin1').trim().split(/\s+/)
  if (newest === undefined || ![newest, ...earlier].every((line) => LINE.test(line))) return undefined
  return [Buffer.from(newest, 'hex'), ...earlier.map((line) => Buffer.from(line, 'hex'))]
}

/** Puts a new secret before those in the file. Servers use it from their next start. @returns how many are honored then. */
export async function rotateSecret(place: { dataDir: string; secretFile?: string }): Promise<number> {
  const path = secretPath(place)
  const known = (await readSecrets(path)) ?? missing(path)
  const lines = [randomBytes(SECRET_BYTES), ...known].map((secret) => Buffer.from(secret).toString('hex'))
  const { uid, gid, mode } = await stat(path)
  // A group that may read it stays. One that everybody could read becomes the owner's alone.
  await writeDurably(path, `${lines.join('\n')}\n`, { uid, gid, mode: mode & 0o007 ? 0o600 : mode & 0o640 })
  return known.length
}

async function createSecret(path: string): Promise<Secrets> {
  const secret = randomBytes(SECRET_BYTES)
  // Of two processes that start at the same time, both use the secret of the first.
  return (await createDurably(path, secret)) ? [secret] : ((await readSecrets(path)) ?? missing(path))
}

function missing(path: string): never {
  throw new Error(
    `${path} is missing. A secret is 64 hexadecimal digits: openssl rand -hex 32 > ${resolve(dirname(path), 'secret')}`,
  )
}

function damaged(path: string): never {
  throw new Error(
    `${path} must hold ${SECRET_BYTES} bytes, or lines of ${SECRET_BYTES * 2} hexadecimal digits. Restore it from a backup.`,
  )
}
