import type { Company } from '../../contract/company.ts'
import type { SubmissionTable, Tx } from '../database/schema.ts'
import { messageIdOf } from '../mail/thread.ts'

/**
 * What an answer answers, so that the visitor's mail program shows one thread: the visitor's newest email, else the newest
 * one of ours, else the email that the request began by, else the acknowledgement. '' where there is none.
 */
export async function lastMessageId(
  tx: Tx,
  { id }: Pick<SubmissionTable, 'id'>,
  company: Pick<Company, 'domain'>,
): Promise<string> {
  const messages = await tx
    .selectFrom('message')
    .select(['direction', 'messageId'])
    .where('submissionId', '=', id)
    .where('messageId', '!=', '')
    .orderBy('at')
    .execute()
  const last = messages.findLast(({ direction }) => direction === 'in') ?? messages.at(-1)
  if (last) return last.messageId
  const first = await tx
    .selectFrom('incoming')
    .select('messageId')
    .where('submissionId', '=', id)
    .where('outcome', '=', 'unmatched')
    .executeTakeFirst()
  if (first?.messageId) return first.messageId
  const receipt = await tx
    .selectFrom('outbox')
    .select('id')
    .where('submissionId', '=', id)
    .where('kind', '=', 'visitor')
    .executeTakeFirst()
  return receipt ? messageIdOf(receipt, company) : ''
}
