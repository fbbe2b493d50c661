import { quantity } from '../quantity.ts'

export const MiB = 1024 * 1024
const KiB = 1024

/** What a form allows as attachments. */
export interface UploadRule {
  count: number
  /** Of each file. */
  maxBytes: number
  /** Extensions without the dot, lower case. */
  kinds: readonly string[]
}

/** A toast: its title, its text, and whether it tells of a failure. */
export interface Notice {
  title: string
  text: string
  destructive?: boolean
}

/** The least a file must tell to be checked: a browser's `File` and a staged upload both do. */
export interface FileLike {
  name: string
  size: number
}

/** Specification 12.1.9, quote and contact. */
export const DOCUMENT_KINDS = ['pdf', 'doc', 'docx', 'txt', 'png', 'jpg', 'jpeg', 'gif', 'zip', 'rar', 'csv'] as const
/** Specification 12.2.8, consultation. */
export const CONSULTATION_KINDS = [...DOCUMENT_KINDS, 'xlsx', 'pptx'] as const
/** Specification 12.4.12, career. */
export const RESUME_KINDS = ['pdf', 'doc', 'docx'] as const

/** How hints name a kind; other kinds are named by their extension. */
const KIND_NAMES: Readonly<Record<string, string>> = {
  doc: 'Word',
  docx: 'Word',
  txt: 'text',
  png: 'images',
  jpg: 'images',
  jpeg: 'images',
  gif: 'images',
  xlsx: 'Excel',
  pptx: 'PowerPoint',
}

/** A limit in words: "10MB". One MB is 1024 × 1024 bytes. Rounded down, so that no word allows more than the limit. */
export function sizeInWords(bytes: number): string {
  if (bytes < KiB / 10) return quantity(bytes, 'byte')
  return bytes < MiB ? `${tenths(bytes / KiB)}KB` : `${tenths(bytes / MiB)}MB`
}

/** "one file" or "up to 5 files". */
export function countInWords({ count }: Pick<UploadRule, 'count'>): string {
  return count === 1 ? 'one file' : `up to ${count} files`
}

/** "PDF, Word or text (max 10MB)", "PDF, Word or text (up to 5, 10MB each)". */
export function defaultHint({ count, maxBytes, kinds }: UploadRule): string {
  const names = [...new Set(kinds.map((kind) => KIND_NAMES[kind] ?? kind.toUpperCase()))]
  const last = names.pop() ?? ''
  const list = names.length > 0 ? `${names.join(', ')} or ${last}` : last
  const size = sizeInWords(maxBytes)
  return `${list} (${count === 1 ? `max ${size}` : `up to ${count}, ${size} each`})`
}

/** Specification 11.5.4: a form with one file speaks of the file; a form with several names the one that it means. */
export function tooLarge({ count, maxBytes }: UploadRule, fileName: string): Notice {
  const size = sizeInWords(maxBytes)
  const text = count === 1 ? `Please select a file smaller than ${size}.` : `${fileName} is larger than ${size}.`
  return { title: 'File too large', text, destructive: true }
}

/** Specification 11.5.3. */
export function tooManyFiles(rule: UploadRule): Notice {
  return { title: 'Too many files', text: `You can only upload ${countInWords(rule)}.`, destructive: true }
}

/** Specification 11.5.5. */
export function wrongKind(rule: UploadRule): Notice {
  return { title: 'File type not allowed', text: `Please choose one of: ${rule.kinds.join(', ')}`, destructive: true }
}

/** The extension of a file name, lower case, without the dot and a space at the end; empty if there is none. */
export function extensionOf(fileName: string): string {
  const [, extension = ''] = /\.([^.]*)$/.exec(fileName.trimEnd()) ?? []
  return extension.toLowerCase()
}

/** A file without a byte, in the words of browser and server. */
export function emptyFile(fileName: string): Notice {
  return { title: 'Empty file', text: `${fileName} is empty. Please choose another file.`, destructive: true }
}

/** What is wrong with this one file by its name and size, or undefined. Never throws. */
export function fileProblem(rule: UploadRule, file: FileLike): Notice | undefined {
  if (!rule.kinds.includes(extensionOf(file.name))) return wrongKind(rule)
  if (file.size > rule.maxBytes) return tooLarge(rule, file.name)
  if (file.size === 0) return emptyFile(file.name)
  return undefined
}

/** Why a file was not taken, with its name: several files may be refused at once. */
export function refusedFile(rule: UploadRule, file: FileLike): string {
  if (!rule.kinds.includes(extensionOf(file.name)))
    return `${file.name} was not added: it is not one of ${rule.kinds.join(', ')}.`
  return file.size === 0
    ? emptyFile(file.name).text
    : `${file.name} was not added: it is larger than ${sizeInWords(rule.maxBytes)}.`
}

/**
 * Specification 11.5.1: a file's size in MB with two decimals, as the forms show it. One MB is 1024 × 1024 bytes, like
 * the limit.
 * A file that would read "0.00 MB" is told by the least that can be shown.
 */
export function megabytes(bytes: number): string {
  if (bytes > 0 && bytes < MiB / 200) return 'under 0.01 MB'
  return `${(bytes / MiB).toFixed(2)} MB`
}

function tenths(number: number): string {
  return String(Math.floor(number * 10) / 10)
}
