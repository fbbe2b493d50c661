import { MiB } from '../../contract/fields/upload.ts'
import { quantity } from '../../contract/quantity.ts'
import type { ZipDirectory, ZipEntry } from './zip-directory.ts'

/** More entries than a person packs by hand. */
const MANY_ENTRIES = 1_000
/** Deflate reaches 1,032. Pictures, office documents and texts stay far below this. */
const HIGH_RATIO = 100
/** Less does no harm to whoever unpacks it, bytes. */
const UNPACKED_LEAST = 10 * MiB
/** Nobody attaches so much on purpose, bytes. */
const UNPACKED_MUCH = 1024 * MiB

const ARCHIVE = /\.(zip|rar|7z|gz|tgz|bz2|xz|zst|tar|cab|iso|img|jar|apk|ace|arj|lzh)$/i
const PROGRAM = /\.(exe|dll|scr|com|pif|bat|cmd|ps1|vbs|vbe|js|jse|wsf|wsh|hta|msi|lnk|reg|chm|cpl)$/i

/**
 * What the desk should know before it unpacks a zip or opens an office document, by what the table of contents states.
 *
 * @param size of the file, bytes.
 */
export function zipFlags({ stated, entries, after }: ZipDirectory, size: number): string[] {
  const list = entries ?? []
  const count = Math.max(stated, list.length)
  const packed = sum(list, 'packed')
  const unpacked = sum(list, 'unpacked')
  const ratio = Math.round(unpacked / Math.max(1, size))
  const archives = list.filter(({ name }) => ARCHIVE.test(name)).length
  const programs = list.filter(({ name }) => PROGRAM.test(name)).length
  const flags: (string | false)[] = [
    entries === undefined && 'Its table of contents is too long to be read',
    count > MANY_ENTRIES && `Holds ${count.toLocaleString('en-US')} files`,
    unpacked > UNPACKED_LEAST &&
      (ratio > HIGH_RATIO || unpacked > UNPACKED_MUCH) &&
      `Unpacks to ${Math.round(unpacked / MiB).toLocaleString('en-US')} MB, ${ratio.toLocaleString('en-US')} times its size`,
    // Entries that share bytes make a bomb without archives inside.
    packed > size && 'Its entries overlap, as in a zip bomb',
    archives > 0 && `Holds ${quantity(archives, 'archive')}`,
    programs > 0 && `Holds ${quantity(programs, 'program')}`,
    list.some(({ name }) => /(^|\/)vbaProject\.bin$/i.test(name)) && 'Holds macros',
    list.some(({ name }) => /\/embeddings\/oleObject/i.test(name)) && 'Holds an embedded object',
    list.some(({ isEncrypted }) => isEncrypted) && 'Locked with a password, so no scanner sees what is inside',
    after > 0 && 'Other bytes follow the end of the archive',
  ]
  return flags.filter((flag) => flag !== false)
}

function sum(entries: readonly ZipEntry[], key: 'packed' | 'unpacked'): number {
  return entries.reduce((total, entry) => total + entry[key], 0)
}
