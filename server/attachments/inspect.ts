import type { FileHandle } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { zipNames } from './zip-names.ts'

// What the bytes are must fit the extension's family (product.md 2.19). Nothing is unpacked, and no more than the head,
// and a zip's own table of contents, is held in memory.

export interface Inspected {
  /** The extension, lower case. */
  kind: string
  /** Bytes. */
  size: number
  hasNul: boolean
}

/** As many bytes as `file-type` asks for. */
const HEAD_BYTES = 4100

/** Whether a file's bytes are of its extension's family. Executables never are. */
export async function fits(handle: FileHandle, file: Inspected): Promise<boolean> {
  const head = await readAt(handle, 0, Math.min(HEAD_BYTES, file.size))
  if (isExecutable(head)) return false
  switch (file.kind) {
    case 'pdf':
      // Readers accept the mark anywhere in the first kilobyte, and scanners do write something before it.
      return head.subarray(0, 1024).includes('%PDF-')
    case 'png':
    case 'jpg':
    case 'jpeg':
    case 'gif':
      return IMAGE_STARTS.some((start) => startsWith(head, start))
    case 'txt':
    case 'csv':
      return isText(head, file) && !BINARIES_WITHOUT_NUL.has(await detect(head))
    case 'zip':
      return isZip(head)
    case 'rar':
      return startsWith(head, RAR)
    case 'doc':
      // Word saves this as OLE2 and, since long, as RTF; a document of today under the old name opens, too.
      return (
        startsWith(head, RTF) || (await isWordOle(handle, head, file.size)) || (await holds(handle, file.size, 'word/'))
      )
    case 'docx':
      return holds(handle, file.size, 'word/')
    case 'xlsx':
      return holds(handle, file.size, 'xl/')
    case 'pptx':
      return holds(handle, file.size, 'ppt/')
    default:
      return false
  }
}

// One family: pictures are renamed from one to the other all the time, and every viewer goes by the bytes.
const IMAGE_STARTS = ['89504e470d0a1a0a', 'ffd8ff', '47494638'].map((start) => Buffer.from(start, 'hex'))
const RAR = Buffer.from('Rar!\x1a\x07', 'latin1')
const BINARIES_WITHOUT_NUL = new Set(['pdf', 'rtf', 'zip', 'rar', 'gz', 'bz2', 'xz', '7z', 'png', 'jpg', 'gif', 'swf'])
const RTF = Buffer.from('{\\rtf')
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** The class of a Windows installer, which is an OLE2 file as well. */
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
  // UTF-16 has NULs by nature; Excel and older Windows editors save so, and mark it.
  const utf16 =
    file.size % 2 === 0 && ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff))
  return utf16 || !file.hasNul
}

function isZip(head: Buffer): boolean {
  const mark = head.subarray(0, 4).toString('latin1')
  return mark === 'PK\x03\x04' || mark === 'PK\x05\x06' || mark === 'PK\x07\x08'
}

async function isWordOle(handle: FileHandle, head: Buffer, size: number): Promise<boolean> {
  return startsWith(head, OLE) && !(await contains(handle, size, INSTALLER_CLASS))
}

/** Whether a zip's table of contents names something in the folder. */
async function holds(handle: FileHandle, size: number, folder: string): Promise<boolean> {
  const names = await zipNames((position, length) => readAt(handle, position, length), size)
  return names?.some((name) => name.startsWith(folder)) ?? false
}

async function contains(handle: FileHandle, size: number, needle: Buffer): Promise<boolean> {
  const step = 256 * 1024
  for (let position = 0; position < size; position += step) {
    const piece = await readAt(handle, position, Math.min(step + needle.length - 1, size - position))
    if (piece.includes(needle)) return true
  }
  return false
}

async function detect(head: Buffer): Promise<string> {
  try {
    return (await fileTypeFromBuffer(head))?.ext ?? ''
  } catch {
    // A head cut in the middle of a structure.
    return ''
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}
