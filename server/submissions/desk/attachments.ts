import type { ServerContext } from '../../context.ts'
import type { AttachmentTable } from '../../database/schema.ts'
import { normalReference } from '../reference.ts'

/** An attachment by its submission and its position, from 0. */
export async function findAttachment(
  { db }: ServerContext,
  reference: string,
  position: number,
): Promise<AttachmentTable | undefined> {
  return db
    .selectFrom('attachment')
    .innerJoin('submission', 'submission.id', 'attachment.submissionId')
    .selectAll('attachment')
    .where('submission.reference', '=', normalReference(reference))
    .where('attachment.position', '=', position)
    .executeTakeFirst()
}
