import type { DeskIncoming } from '../../contract/desk/conversation.ts'
import type { ServerContext } from '../context.ts'

/** Emails that came in lately, newest first, without our own ones. */
export async function listIncoming({ db }: ServerContext, limit = 200): Promise<DeskIncoming[]> {
  const rows = await db
    .selectFrom('incoming')
    .leftJoin('submission', 'submission.id', 'incoming.submissionId')
    .selectAll('incoming')
    .select(['submission.reference', 'submission.status'])
    .where('outcome', '!=', 'own')
    .orderBy('incoming.at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, reference, status, sender, subject, outcome, detail, copies, at }) => ({
    ...{ id, reference, status, sender, subject, outcome, detail, copies, at: new Date(at).toISOString() },
  }))
}
