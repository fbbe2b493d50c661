import type { StagedFile } from '../attachments/store.ts'
import type { AttachmentTable } from '../database/schema.ts'
import type { ScannedFile } from './scan-at-receipt.ts'

/** The rows of files that are in the store, in their order. `from` says what they belong to, and their first position. */
export function attachmentRows(
  files: readonly StagedFile[],
  stored: readonly ScannedFile[],
  from: { submissionId: string; additionId?: string; messageId?: string; first: number },
): AttachmentTable[] {
  const { submissionId, additionId = null, messageId = null, first } = from
  return files.map(({ field, name, kind, size, sha256, flags }, index) => {
    const one = stored[index]
    if (one === undefined) throw new Error('A file was not stored before its record.')
    return {
      ...{ submissionId, position: first + index, field, name, kind, bytes: size, sha256 },
      ...{ additionId, messageId },
      ...{ ...one, flags: JSON.stringify(flags), scanTries: 0, scanLeasedUntil: null },
    }
  })
}
