import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

export const MiB = 1024 * 1024

/** A PDF by its bytes, two kilobytes long; some of them are no text, so that a broken encoding shows. */
export const PDF = {
  name: 'checklist.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n${'%\u00e2\n'.repeat(500)}trailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  ),
}

/** As many as a request may have, of five kinds. */
export const FIVE = [
  PDF,
  { name: 'readings.csv', mimeType: 'text/csv', buffer: Buffer.from('hour,doors\n08,41\n09,77\n') },
  {
    name: 'handover notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Saturday, 06:00 – naïve and “quoted”.\n'),
  },
  {
    name: 'plan.png',
    mimeType: 'image/png',
    buffer: readFileSync(join(import.meta.dirname, '../../site/public/icon-192.png')),
  },
  { name: 'stores.zip', mimeType: 'application/zip', buffer: Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1') },
]

/** A program that calls itself something else. */
export function program(name: string) {
  return { name, mimeType: PDF.mimeType, buffer: Buffer.from(`MZ${'\0'.repeat(2000)}`) }
}

const folder = mkdtempSync(join(tmpdir(), 'chosen-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** A file on disk, so that many megabytes need not travel to the browser. @returns its path, for `setInputFiles`. */
export function fileOf(name: string, bytes: number): string {
  const path = join(folder, name)
  writeFileSync(path, '')
  truncateSync(path, bytes)
  return path
}

/** Changes a file. @throws where it does not hold the old text. */
export function replaceIn(path: string, old: string, next: string): void {
  const text = readFileSync(path, 'utf8')
  if (!text.includes(old)) throw new Error(`${path} does not hold ${old}`)
  writeFileSync(path, text.replace(old, next))
}

/** The files and folders of a folder that hold this piece of a word, as bytes or in their names. */
export async function holdersOf(piece: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path).catch(() => Buffer.alloc(0))
    if (path.includes(piece) || bytes.includes(piece) || bytes.includes(Buffer.from(piece, 'utf16le'))) {
      found.push(relative(folder, path).replace(/\/.*/, ''))
    }
  }
  return [...new Set(found)].sort()
}
