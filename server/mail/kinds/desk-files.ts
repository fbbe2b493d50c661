import { megabytes } from '../../../contract/fields/upload.ts'
import { EMAIL_ATTACHMENTS_BYTES } from '../../../contract/limits.ts'
import { isLocked, scanForStaff } from '../../../contract/scan.ts'
import { readScanned } from '../../attachments/scanned-file.ts'
import type { ServerContext } from '../../context.ts'
import { parseTexts } from '../../database/json-columns.ts'
import type { AttachmentTable, SubmissionTable } from '../../database/schema.ts'
import { POSITION_MAX } from '../../signed-link.ts'
import type { EmailFile } from '../email.ts'
import type { Block } from '../email-content.ts'
import { staffLink } from '../links.ts'

/** The attachments that fit and are not locked, in their order. A smaller one may follow one that is too large. */
export function fitting(attachments: AttachmentTable[]): AttachmentTable[] {
  let left = EMAIL_ATTACHMENTS_BYTES
  return attachments.filter(({ bytes, scan }) => {
    if (isLocked(scan) || bytes > left) return false
    left -= bytes
    return true
  })
}

/**
 * Opens the attachments that an email carries. Eight emails of 15 MB each are sent at the same time, so their bytes are never
 * in memory as a whole.
 *
 * @throws when one cannot be read. Then none stays open.
 */
export async function openCarried({ store }: ServerContext, carried: AttachmentTable[]): Promise<EmailFile[]> {
  const opening = carried.map(async (file) => ({ name: file.name, content: await readScanned(store, file) }))
  try {
    return await Promise.all(opening)
  } catch (error) {
    for (const file of opening)
      void file.then(
        ({ content }) => content.destroy(),
        () => undefined,
      )
    throw error
  }
}

/**
 * The list of files in an email to the desk. Those that it does not carry have a signed link each, if one can name them. The
 * link of a file that is not scanned yet works as soon as the file is clean, so no second email follows.
 */
export function filesOf(
  context: ServerContext,
  { id }: SubmissionTable,
  attachments: AttachmentTable[],
  carried: AttachmentTable[],
): Block[] {
  if (attachments.length === 0) return []
  const files = attachments.map((file) => {
    const { kind, name, position, scan } = file
    const listed = { kind: kind.toUpperCase(), name }
    const note = [megabytes(file.bytes), ...parseTexts(file.flags)].join(', ')
    if (carried.includes(file)) return { ...listed, note: `${note}, attached` }
    if (scan === 'infected') return { ...listed, note: `${note}, ${scanForStaff(file)}. It stays locked` }
    const hasLink = position <= POSITION_MAX
    const open = hasLink ? 'open it here' : 'open it at the desk'
    const url = hasLink && { url: staffLink(context, id, 'file', position) }
    return scan === 'waiting'
      ? { ...listed, note: `${note}, not scanned for viruses yet: ${open} once it is clean`, ...url }
      : { ...listed, note: `${note}, too large for this email: ${open}`, ...url }
  })
  return [{ kind: 'files', files }]
}
