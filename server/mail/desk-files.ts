import { EMAIL_ATTACHMENTS_BYTES } from '../../contract/limits.ts'
import { megabytes } from '../../contract/upload.ts'
import type { ServerContext } from '../context.ts'
import type { AttachmentTable, SubmissionTable } from '../database/schema.ts'
import type { EmailDraft } from './email.ts'
import type { Block } from './email-content.ts'
import { staffLink } from './staff-links.ts'

/** The attachments that fit, in their order. A smaller one may follow one that is too large. */
export function fitting(attachments: AttachmentTable[]): AttachmentTable[] {
  let left = EMAIL_ATTACHMENTS_BYTES
  return attachments.filter(({ bytes }) => {
    if (bytes > left) return false
    left -= bytes
    return true
  })
}

/** The attachments that an email carries, with their bytes. @throws when one cannot be read. */
export function carriedBytes({ store }: ServerContext, carried: AttachmentTable[]): Promise<EmailDraft['attachments']> {
  return Promise.all(carried.map(async ({ name, key }) => ({ name, content: await store.bytes(key) })))
}

/** The list of files in an email to the desk. Those that it does not carry have a signed link each. */
export function filesOf(
  context: ServerContext,
  { id }: SubmissionTable,
  attachments: AttachmentTable[],
  carried: AttachmentTable[],
): Block[] {
  if (attachments.length === 0) return []
  const files = attachments.map((file) => {
    const listed = { kind: file.kind.toUpperCase(), name: file.name }
    const size = megabytes(file.bytes)
    if (carried.includes(file)) return { ...listed, note: `${size}, attached` }
    const url = staffLink(context, id, 'file', file.position)
    return { ...listed, note: `${size}, too large for this email: open it here`, url }
  })
  return [{ kind: 'files', files }]
}
