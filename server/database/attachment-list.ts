import type { Db } from './schema.ts'
import { hasRows } from './transactions.ts'

export interface ListedAttachment {
  reference: string
  name: string
  key: string
  bytes: number
  /** Hex. */
  sha256: string
}

/** Every attachment that a record has, with its submission's reference. For an operator's check of the files. */
export function listAttachments(db: Db): Promise<ListedAttachment[]> {
  return db
    .selectFrom('attachment')
    .innerJoin('submission', 'submission.id', 'attachment.submissionId')
    .select(['submission.reference', 'attachment.name', 'attachment.key', 'attachment.bytes', 'attachment.sha256'])
    .execute()
}

/** Whether any record has an attachment. */
export function hasAttachments(db: Db): Promise<boolean> {
  return hasRows(db.selectFrom('attachment').select('key'))
}
