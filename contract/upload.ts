export const MiB = 1024 * 1024

/** What a form allows as attachments. Sizes in bytes. */
export interface UploadRule {
  count: number
  maxBytes: number
  /** Extensions without the dot, lower case. */
  kinds: readonly string[]
  tooLarge: (fileName: string) => Notice
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

/** Spec 1 §5, quote and contact. */
export const DOCUMENT_KINDS = ['pdf', 'doc', 'docx', 'txt', 'png', 'jpg', 'jpeg', 'gif', 'zip', 'rar', 'csv'] as const
/** Spec 1 §5, consultation. */
export const CONSULTATION_KINDS = [...DOCUMENT_KINDS, 'xlsx', 'pptx'] as const
/** Spec 1 §5, career. */
export const RESUME_KINDS = ['pdf', 'doc', 'docx'] as const

/** Spec 1 §5: the words for a form with one file. */
export function oneFileTooLarge(): Notice {
  return { title: 'File too large', text: 'Please select a file smaller than 10MB.', destructive: true }
}

/** Spec 1 §5: the words for the consultation, which names the file. */
export function namedFileTooLarge(fileName: string): Notice {
  return { title: 'File too large', text: `${fileName} is larger than 10MB.`, destructive: true }
}

/** Spec 1 §5. Only the consultation takes more than one file. */
export function tooManyFiles(rule: UploadRule): Notice {
  return {
    title: 'Too many files',
    text: rule.count === 1 ? 'You can only upload one file.' : `You can only upload up to ${rule.count} files.`,
    destructive: true,
  }
}

/** product.md 2.17. */
export function wrongKind(rule: UploadRule): Notice {
  return {
    title: 'File type not allowed',
    text: `Please choose one of: ${rule.kinds.join(', ')}`,
    destructive: true,
  }
}

/** The extension of a file name, lower case and without the dot; empty if there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase()
}

/** What is wrong with this one file by its name and size, or undefined. Never throws. */
export function fileProblem(rule: UploadRule, file: FileLike): Notice | undefined {
  if (!rule.kinds.includes(extensionOf(file.name))) return wrongKind(rule)
  if (file.size > rule.maxBytes) return rule.tooLarge(file.name)
  return undefined
}

/** Spec 1 §5: the size in MB with two decimals, as the forms show it. One MB is 1024 × 1024 bytes, like the limit. */
export function megabytes(bytes: number): string {
  return `${(bytes / MiB).toFixed(2)} MB`
}
