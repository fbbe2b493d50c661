import type { Company } from '../../contract/company.ts'
import type { SubmissionTable, Tx } from '../database/schema.ts'
import { leftLetters } from '../mail/left-letters.ts'
import { messageIdOf } from '../mail/thread.ts'

/**
 * What an answer answers, so that the visitor's mail program shows one thread: the visitor's newest email, else the newest
 * one of ours that has left, else the email that the request began by, else the acknowledgement. '' where there is none.
 */
export async function lastMessageId(
  tx: Tx,
  submission: Pick<SubmissionTable, 'id' | 'mailbox'>,
  company: Pick<Company, 'domain'>,
): Promise<string> {
  const letters = (await leftLetters(tx, submission)).filter(({ messageId }) => messageId !== '')
  const last = letters.findLast(({ direction }) => direction === 'in') ?? letters.at(-1)
  if (last) return last.messageId
  const first = await tx
    .selectFrom('incoming')
    .select('messageId')
    .where('submissionId', '=', submission.id)
    .where('outcome', '=', 'unmatched')
    .executeTakeFirst()
  if (first?.messageId) return first.messageId
  const receipt = await tx
    .selectFrom('outbox')
    .select('id')
    .where('submissionId', '=', submission.id)
    .where('kind', '=', 'visitor')
    .executeTakeFirst()
  return receipt ? messageIdOf(receipt, company) : ''
}
