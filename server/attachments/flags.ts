import type { FileHandle } from 'node:fs/promises'
import { piecesOf, readAt } from './read-at.ts'
import { type ZipDirectory, zipDirectory } from './zip-directory.ts'
import { zipFlags } from './zip-flags.ts'

// What a file can do to whoever opens it, by its structure alone. Nothing is unpacked: what stands in a compressed part of
// a PDF or in an encrypted archive is not seen.

/** What readers of a format look at to recognize it, bytes. */
const HEAD_BYTES = 4096
/** Readers of PDF accept the signature anywhere in so many bytes. */
const PDF_HEAD_BYTES = 1024
/** Longer than any of the needles below, also with every letter of a PDF name escaped, bytes. */
const OVERLAP = 320

/** The families of `inspect.ts`, by what the bytes are. A `.doc` may be one of three. */
type Family = 'pdf' | 'zip' | 'rar' | 'ole' | 'rtf' | 'image' | 'text'

/**
 * Notes for the desk on a file that was accepted: zip bombs, macros, active PDFs, and files that are of two kinds at once.
 * In words, none for nearly every file. Costs one read of the file.
 *
 * @throws what the disk throws.
 */
export async function flagsOf(handle: FileHandle, { kind, size }: { kind: string; size: number }): Promise<string[]> {
  const head = await readAt(handle, 0, Math.min(HEAD_BYTES, size))
  const family = familyOf(kind, head)
  const directory = await zipDirectory(handle, size)
  return [
    ...archiveFlags(family, directory, size),
    ...headFlags(family, head),
    ...(await needleFlags(handle, size, family)),
  ]
}

function archiveFlags(family: Family, directory: ZipDirectory | undefined, size: number): string[] {
  if (family !== 'zip') return directory ? ['Is a ZIP archive, too'] : []
  return directory ? zipFlags(directory, size) : ['Its table of contents cannot be read']
}

function familyOf(kind: string, head: Buffer): Family {
  if (kind === 'pdf') return 'pdf'
  if (kind === 'rar') return 'rar'
  if (['txt', 'csv', 'ics'].includes(kind)) return 'text'
  if (['png', 'jpg', 'jpeg', 'gif'].includes(kind)) return 'image'
  const start = head.subarray(0, 5).toString('latin1')
  if (start === '{\\rtf') return 'rtf'
  return start.startsWith('\xd0\xcf\x11\xe0') ? 'ole' : 'zip'
}

/** Signs of a second format, where its readers look for them. */
function headFlags(family: Family, head: Buffer): string[] {
  const flags: string[] = []
  const pdfAt = head.subarray(0, PDF_HEAD_BYTES).indexOf('%PDF-')
  if (family === 'pdf') {
    // Spaces and a byte order mark are harmless, and some office scanners write them.
    const before = head.toString('latin1', 0, Math.max(0, pdfAt)).replace(/^\xef\xbb\xbf/, '')
    if (before.trim() !== '') flags.push(`The PDF begins after ${before.length} other bytes`)
  } else if (pdfAt >= 0) flags.push('Is a PDF, too')
  const isMarkup = /<(?:!doctype html|html|head|body|script|iframe|svg|\?php)[\s>]/i.test(head.toString('latin1'))
  if (isMarkup && (family === 'text' || family === 'image')) flags.push('Holds HTML, which a browser would run')
  return flags
}

/** A reference to another object, or a value in place: what follows a key of a PDF, and hardly ever stands in packed bytes. */
const PDF_VALUE = '\\s*(?:[(<]|\\d+ \\d+ R)'

/** What stands anywhere in a file: bytes, or an expression over its bytes as Latin-1. */
const NEEDLES: { families: readonly Family[]; needle: Buffer | RegExp; flag: string }[] = [
  { families: ['pdf'], needle: pdfName('JavaScript', '\\b'), flag: 'Holds JavaScript' },
  { families: ['pdf'], needle: pdfName('JS', PDF_VALUE), flag: 'Holds JavaScript' },
  // With an array it only says which page is shown first.
  { families: ['pdf'], needle: pdfName('OpenAction', PDF_VALUE), flag: 'Acts by itself when it is opened' },
  { families: ['pdf'], needle: pdfName('AA', PDF_VALUE), flag: 'Acts by itself when it is opened' },
  { families: ['pdf'], needle: pdfName('Launch', '\\b'), flag: 'Starts a program' },
  { families: ['pdf'], needle: pdfName('EmbeddedFile', 's?\\b'), flag: 'Holds an embedded file' },
  { families: ['ole'], needle: Buffer.from('_VBA_PROJECT', 'utf16le'), flag: 'Holds macros' },
  { families: ['ole'], needle: Buffer.from('Ole10Native', 'utf16le'), flag: 'Holds an embedded object' },
  { families: ['rtf'], needle: /\\objdata\b/, flag: 'Holds an embedded object' },
  {
    families: ['pdf', 'image', 'zip', 'ole', 'rtf'],
    needle: Buffer.from('Rar!\x1a\x07', 'latin1'),
    flag: 'Is a RAR archive, too',
  },
  {
    families: ['pdf', 'image', 'rtf'],
    needle: Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1'),
    flag: 'Is a 7z archive, too',
  },
  {
    families: ['pdf', 'image', 'rtf'],
    // The text stands in the first bytes of every Windows program, for DOS. It is looked for first: "MZ" may be everywhere.
    needle: /(?<=MZ[\s\S]{40,200}?)This program (?:cannot be|must be) run /,
    flag: 'Holds a Windows program',
  },
]

async function needleFlags(handle: FileHandle, size: number, family: Family): Promise<string[]> {
  const left = new Set(NEEDLES.filter(({ families }) => families.includes(family)))
  const found = new Set<string>()
  if (left.size === 0) return []
  for await (const piece of piecesOf(handle, size, OVERLAP)) {
    const text = piece.toString('latin1')
    for (const one of left) {
      const { needle, flag } = one
      if (!(needle instanceof RegExp ? needle.test(text) : piece.includes(needle))) continue
      found.add(flag)
      left.delete(one)
    }
    if (left.size === 0) break
  }
  return [...new Set(NEEDLES.map(({ flag }) => flag))].filter((flag) => found.has(flag))
}

/** A name of PDF (ISO 32000-1, 7.3.5): each of its letters may be written as `#` and two hexadecimal digits. */
function pdfName(name: string, then: string): RegExp {
  const letters = [...name].map((letter) => {
    const digits = [...letter.charCodeAt(0).toString(16)].map((digit) => `[${digit}${digit.toUpperCase()}]`).join('')
    return `(?:${letter}|#${digits})`
  })
  return new RegExp(`/${letters.join('')}${then}`)
}
