import { extensionOf } from '../../contract/fields/upload.ts'
import { cutLine, UNSEEN } from '../../contract/limits.ts'

/** The longest file name, in characters: enough to recognize it, short enough for any mail program. */
const NAME_MAX = 120

/** Names that Windows keeps for devices, whatever their extension. */
const DEVICE_NAME = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * Cleans a visitor's file name for display: no path, no control or direction characters, not too long, never empty. It
 * can be saved as it is: no file system hides it or takes it for a device.
 * The name is shown and sent, but never becomes part of a path on the server.
 */
export function displayName(fileName: string): string {
  const base = fileName.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  // A direction mark makes `gpj.exe` read as `exe.jpg`.
  const plain = base
    .replace(UNSEEN, '')
    .replace(/["<>|:*?]/g, '_')
    .replace(/\s+/g, ' ')
    .trim()
  if (/^\.*$/.test(plain)) return 'file'
  return shorten(plain.startsWith('.') || DEVICE_NAME.test(plain) ? `file${plain.replace(/^(?=[^.])/, '_')}` : plain)
}

function shorten(name: string): string {
  if (name.length <= NAME_MAX) return name
  const extension = extensionOf(name).slice(0, 10)
  const stem = cutLine(name, NAME_MAX - extension.length - 1)
  return extension === '' ? stem : `${stem}.${extension}`
}
