import { mailboxOf } from '../../contract/fields/mailbox.ts'
import type { Db, MessageTable, SubmissionTable, Tx } from '../database/schema.ts'

type Shown = 'id' | 'direction' | 'author' | 'address' | 'at' | 'messageId' | 'replyTo'

/**
 * A letter with the moment at which it left, ms; of an email that came in, at which it came. Its text is '' where nobody
 * asked for it.
 */
export type LeftLetter = Pick<MessageTable, Shown | 'text'> & { leftAt: number }

/**
 * What the visitor has of a conversation, oldest first: letters that have left, and emails from the request's own address.
 * What still waits or was called back is not among them, nor what colleagues and strangers wrote to the desk; one that a mail
 * server returned is.
 *
 * @param withText what they say, too, which may be 30 MB.
 */
export async function leftLetters(
  db: Db | Tx,
  { id, mailbox }: Pick<SubmissionTable, 'id' | 'mailbox'>,
  withText: boolean,
): Promise<LeftLetter[]> {
  const rows = await db
    .selectFrom('message')
    .leftJoin('outbox', 'outbox.id', 'message.id')
    .select(['message.id', 'message.direction', 'message.author', 'message.address', 'message.at'])
    .select(['message.messageId', 'message.replyTo', 'outbox.sentAt', 'outbox.id as emailId'])
    .$if(withText, (query) => query.select('message.text'))
    .where('message.submissionId', '=', id)
    .orderBy('message.at')
    .execute()
  return rows.flatMap(({ sentAt, emailId, text = '', ...letter }) => {
    const isTheirs = letter.direction === 'in' && mailboxOf(letter.address) === mailbox
    // The row of an email that left long ago is gone, and a mail program has none.
    const hasLeft = letter.direction === 'out' && (emailId === null || sentAt !== null)
    return isTheirs || hasLeft ? [{ ...letter, text, leftAt: sentAt ?? letter.at }] : []
  })
}
