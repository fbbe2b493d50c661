import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible } from '../server/http/pages/content-type.ts'

// Writes x.br and x.gz beside every text of the built site, so that the server answers without compressing anything.

const directory = process.argv[2] ?? 'dist/client'
/** Below this many bytes a packet is not fuller for being compressed. */
const LEAST_BYTES = 256

const started = performance.now()
const queue = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  .map((name) => join(directory, name))
  .filter((file) => isCompressible(file) && statSync(file).isFile() && statSync(file).size >= LEAST_BYTES)
let plainBytes = 0
let packedBytes = 0

// zlib runs on Node's four threads: more at once would only hold memory.
await Promise.all(Array.from({ length: 4 }, work))
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  `Compressed ${(plainBytes / 1024).toFixed(0)} kB of text to ${(packedBytes / 1024).toFixed(0)} kB in ${seconds} s`,
)

async function work(): Promise<void> {
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const plain = readFileSync(file)
    const [brotli, gzipped] = await Promise.all([toBrotli(plain), promisify(gzip)(plain, { level: 9 })])
    keep(`${file}.br`, brotli, plain.length)
    keep(`${file}.gz`, gzipped, plain.length)
    plainBytes += plain.length
    packedBytes += Math.min(brotli.length, plain.length)
  }
}

function toBrotli(plain: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })
}

/** A variant that is no smaller is none. */
function keep(file: string, packed: Buffer, plainLength: number): void {
  if (packed.length < plainLength) writeFileSync(file, packed)
  else rmSync(file, { force: true })
}
