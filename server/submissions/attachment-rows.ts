import type { AttachmentTable, Tx } from '../database/schema.ts'
import type { ScannedFile } from './scan-at-receipt.ts'

/** What files belong to. */
type Owner = Pick<AttachmentTable, 'submissionId'> & Partial<Pick<AttachmentTable, 'additionId' | 'messageId'>>

/** The rows of files that are in the store, in their order. `first` is the position of the first one. */
export function attachmentRows(
  files: readonly ScannedFile[],
  { submissionId, additionId = null, messageId = null }: Owner,
  first = 0,
): AttachmentTable[] {
  return files.map(
    ({ field, name, kind, size, sha256, flags, key, scan, signature, scannedAt, scanNextAt }, index) => ({
      ...{ submissionId, position: first + index, field, name, kind, bytes: size, sha256, key },
      ...{ additionId, messageId, flags: JSON.stringify(flags) },
      ...{ scan, signature, scannedAt, scanNextAt, scanTries: 0, scanLeasedUntil: null },
    }),
  )
}

/** Adds files behind those that a submission has, in the caller's transaction, which holds the submission. */
export async function addAttachments(tx: Tx, files: readonly ScannedFile[], owner: Owner): Promise<void> {
  if (files.length === 0) return
  const { last } = await tx
    .selectFrom('attachment')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('submissionId', '=', owner.submissionId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('attachment')
    .values(attachmentRows(files, owner, (last ?? -1) + 1))
    .execute()
}
