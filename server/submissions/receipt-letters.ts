import { mailboxOf } from '../../contract/fields/mailbox.ts'
import type { ReceiptFile, ReceiptLetter } from '../../contract/receipt.ts'
import type { Db, MessageTable, SubmissionTable, Tx } from '../database/schema.ts'

/** A letter with the moment at which it left, ms; of an email that came in, at which it came. */
export type LeftLetter = MessageTable & { leftAt: number }

/**
 * The letters of a request that have left, oldest first, and the emails that came from its own address. What still waits
 * or was called back is not among them; one that a mail server returned is.
 */
export async function leftLetters(db: Db | Tx, { id, mailbox }: SubmissionTable): Promise<LeftLetter[]> {
  const rows = await db
    .selectFrom('message')
    .leftJoin('outbox', 'outbox.id', 'message.id')
    .selectAll('message')
    .select(['outbox.sentAt', 'outbox.id as emailId'])
    .where('message.submissionId', '=', id)
    .orderBy('message.at')
    .execute()
  return rows.flatMap(({ sentAt, emailId, ...letter }) => {
    const isTheirs = letter.direction === 'in' && mailboxOf(letter.address) === mailbox
    // The row of an email that left long ago is gone, and a mail program has none.
    const hasLeft = letter.direction === 'out' && (emailId === null || sentAt !== null)
    return isTheirs || hasLeft ? [{ ...letter, leftAt: sentAt ?? letter.at }] : []
  })
}

/**
 * A letter as the receipt shows it.
 *
 * @param isOpen with its text: only where the visitor has opened it.
 */
export function letterOnReceipt(letter: LeftLetter, files: readonly ReceiptFile[], isOpen: boolean): ReceiptLetter {
  const { id, direction, author, leftAt, text } = letter
  return {
    id,
    direction,
    author,
    at: new Date(leftAt).toISOString(),
    files: isOpen ? [...files] : [],
    ...(isOpen && { text }),
  }
}
