import { extensionOf } from '../../contract/upload.ts'

/** Characters of a file name that are kept: enough to know it again, short enough for any mail program. */
const NAME_MAX = 120

/**
 * A visitor's file name, made safe to show: no path, no control or direction characters, not endless, never empty.
 * It is shown and sent, and never part of a path of ours.
 */
export function shownName(sent: string): string {
  const base = sent.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  // Cc and Cf hold NUL, line breaks and the marks that turn text around, so that `gpj.exe` reads as `exe.jpg`.
  const plain = base
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/["<>|:*?]/g, '_')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain === '' || plain === '.' || plain === '..') return 'file'
  if (plain.length <= NAME_MAX) return plain
  const extension = extensionOf(plain).slice(0, 10)
  const stem = plain.slice(0, NAME_MAX - extension.length - 1).toWellFormed()
  return extension === '' ? stem : `${stem}.${extension}`
}
