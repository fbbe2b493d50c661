import type { FileHandle } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { piecesOf, readAt } from './read-at.ts'
import { zipDirectory } from './zip-directory.ts'

// The content of a file must match the family of its extension. Nothing is unpacked. Memory holds only the first bytes
// of a file and the table of contents of a zip.

interface Inspected {
  /** The extension, lower case. */
  kind: string
  /** Bytes. */
  size: number
  hasNul: boolean
}

/** The sample size that `file-type` asks for, bytes. */
const HEAD_BYTES = 4100

/** Whether a file's content belongs to the family of its extension. An executable never does. */
export async function matchesKind(handle: FileHandle, file: Inspected): Promise<boolean> {
  const head = await readAt(handle, 0, Math.min(HEAD_BYTES, file.size))
  if (isExecutable(head)) return false
  switch (file.kind) {
    case 'pdf':
      // Readers accept the signature anywhere in the first kilobyte, and some scanners write other bytes before it.
      return head.subarray(0, 1024).includes('%PDF-')
    case 'png':
    case 'jpg':
    case 'jpeg':
    case 'gif':
      return IMAGE_STARTS.some((start) => startsWith(head, start))
    case 'txt':
    case 'csv':
    case 'ics':
      return isText(head, file) && !BINARIES_WITHOUT_NUL.has(await detect(head))
    case 'zip':
      return isZip(head)
    case 'rar':
      return startsWith(head, RAR)
    case 'doc':
      // Word saves `.doc` as OLE2 or RTF, and also opens a `.docx` that was renamed to `.doc`.
      return (
        startsWith(head, RTF) ||
        (await isWordOle(handle, head, file.size)) ||
        (await zipHasFolder(handle, head, file.size, 'word/'))
      )
    case 'docx':
      return zipHasFolder(handle, head, file.size, 'word/')
    case 'xlsx':
      return zipHasFolder(handle, head, file.size, 'xl/')
    case 'pptx':
      return zipHasFolder(handle, head, file.size, 'ppt/')
    default:
      return false
  }
}

/** What a file holds, for the words of a refusal: "a program", "a file of type HEIC"; undefined where nobody knows. */
export async function contentInWords(handle: FileHandle, size: number): Promise<string | undefined> {
  const head = await readAt(handle, 0, Math.min(HEAD_BYTES, size))
  if (isExecutable(head)) return 'a program'
  const found = await detect(head)
  return found === '' ? undefined : `a file of type ${found.toUpperCase()}`
}

// One family: people rename pictures from one extension to another, and every viewer looks at the content.
const IMAGE_STARTS = ['89504e470d0a1a0a', 'ffd8ff', '47494638'].map((start) => Buffer.from(start, 'hex'))
const RAR = Buffer.from('Rar!\x1a\x07', 'latin1')
const BINARIES_WITHOUT_NUL = new Set(['pdf', 'rtf', 'zip', 'rar', 'gz', 'bz2', 'xz', '7z', 'png', 'jpg', 'gif', 'swf'])
const RTF = Buffer.from('{\\rtf')
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** The class id of a Windows installer, which is also an OLE2 file. */
const INSTALLER_CLASS = Buffer.from('84100c0000000000c000000000000046', 'hex')

const EXECUTABLE_STARTS = [
  '4d5a', // MZ: Windows and DOS programs
  '7f454c46', // ELF
  'feedface', // Mach-O, 32 and 64 bits, either byte order, and universal
  'feedfacf',
  'cefaedfe',
  'cffaedfe',
  'cafebabe',
  '2321', // #! scripts
  'efbbbf2321',
  '4c0000000114020000000000c000000000000046', // Windows shortcut
].map((start) => Buffer.from(start, 'hex'))

function isExecutable(head: Buffer): boolean {
  return EXECUTABLE_STARTS.some((start) => startsWith(head, start))
}

function startsWith(head: Buffer, start: Buffer): boolean {
  return head.subarray(0, start.length).equals(start)
}

function isText(head: Buffer, file: Inspected): boolean {
  // UTF-16 contains NULs. Excel and older Windows editors save it with a byte order mark.
  const utf16 =
    file.size % 2 === 0 && ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff))
  return utf16 || !file.hasNul
}

function isZip(head: Buffer): boolean {
  const signature = head.subarray(0, 4).toString('latin1')
  return signature === 'PK\x03\x04' || signature === 'PK\x05\x06' || signature === 'PK\x07\x08'
}

async function isWordOle(handle: FileHandle, head: Buffer, size: number): Promise<boolean> {
  return startsWith(head, OLE) && !(await fileContains(handle, size, INSTALLER_CLASS))
}

/** Whether a zip's table of contents names a file in the folder. */
async function zipHasFolder(handle: FileHandle, head: Buffer, size: number, folder: string): Promise<boolean> {
  if (head.subarray(0, 4).toString('latin1') !== 'PK\x03\x04') return false
  const directory = await zipDirectory(handle, size)
  return directory?.entries?.some(({ name }) => name.startsWith(folder)) ?? false
}

async function fileContains(handle: FileHandle, size: number, needle: Buffer): Promise<boolean> {
  for await (const piece of piecesOf(handle, size, needle.length - 1)) if (piece.includes(needle)) return true
  return false
}

async function detect(head: Buffer): Promise<string> {
  try {
    return (await fileTypeFromBuffer(head))?.ext ?? ''
  } catch {
    // The sample ends in the middle of a structure.
    return ''
  }
}
