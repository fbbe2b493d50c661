import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Staging } from './staging.ts'

const TEXTS = new Set(['.css', '.html', '.ico', '.js', '.json', '.md', '.mjs', '.svg', '.txt', '.webmanifest', '.xml'])
/** Below this many bytes a packet is not fuller for being compressed. */
const LEAST_BYTES = 256

/** Brotli's levels: 11 takes a third of a second for a page, 6 a hundredth of one and a tenth more bytes. */
export type Level = 6 | 11

/**
 * Writes x.br and x.gz beside a text of a build, so that the server answers without compressing anything. Other files
 * are left as they are, and a variant that is no smaller is none. Runs on Node's own threads.
 */
export async function compress(staging: Staging, path: string, level: Level): Promise<void> {
  const file = staging.files[path]
  if (file === undefined || file.size < LEAST_BYTES || !TEXTS.has(extname(path))) return
  const variants: [path: string, key: string, pack: (plain: Buffer) => Promise<Buffer>][] = [
    [`${path}.br`, `br${level} ${file.bytes}`, (plain) => toBrotli(plain, level)],
    [`${path}.gz`, `gz ${file.bytes}`, (plain) => promisify(gzip)(plain, { level: 9 })],
  ]
  const has = (name: string, key: string) => staging.take(name, key) || staging.take(name, key.replace('br6', 'br11'))
  const wanted = variants.filter(([name, key]) => !has(name, key))
  if (wanted.length === 0) return
  const plain = readFileSync(join(staging.folder, path))
  await Promise.all(
    wanted.map(async ([name, key, pack]) => {
      const packed = await pack(plain)
      if (packed.length < plain.length) staging.write(name, key, packed)
    }),
  )
}

function toBrotli(plain: Buffer, level: Level): Promise<Buffer> {
  return promisify(brotliCompress)(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })
}
