import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Staging } from './staging.ts'

const TEXTS = new Set(['.css', '.html', '.ico', '.js', '.json', '.md', '.mjs', '.svg', '.txt', '.webmanifest', '.xml'])
/** Below this many bytes a packet is not fuller for being compressed. */
const LEAST_BYTES = 256

/** Brotli's levels: 11 takes a third of a second for a page, 9 a fiftieth of one and a tenth more bytes. */
export type Level = 9 | 11

/**
 * Writes x.br and x.gz beside a text of a build, so that the server answers without compressing anything. Other files
 * are left as they are, and a variant that is no smaller is none. Runs on Node's own threads.
 */
export async function compress(staging: Staging, path: string, bytes: Buffer, level: Level): Promise<void> {
  if (!TEXTS.has(extname(path)) || bytes.length < LEAST_BYTES) return
  const hash = staging.files[path]?.bytes
  await Promise.all([
    variant(staging, `${path}.br`, `br${level} ${hash}`, bytes, () => toBrotli(bytes, level)),
    variant(staging, `${path}.gz`, `gz ${hash}`, bytes, () => promisify(gzip)(bytes, { level: 9 })),
  ])
}

async function variant(
  staging: Staging,
  path: string,
  key: string,
  plain: Buffer,
  pack: () => Promise<Buffer>,
): Promise<void> {
  if (staging.take(path, key)) return
  const packed = await pack()
  if (packed.length < plain.length) staging.write(path, key, packed)
}

function toBrotli(plain: Buffer, level: Level): Promise<Buffer> {
  return promisify(brotliCompress)(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })
}
