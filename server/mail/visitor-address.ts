import { mailboxOf } from '../../contract/fields/mailbox.ts'
import type { OutboxTable } from '../database/schema.ts'

/** The address as it was typed, unless the desk corrected it: then its emails must not go to a stranger again. */
export function visitorAddress({ email }: { email: string }, { recipient }: OutboxTable): string {
  return mailboxOf(email) === recipient ? email : recipient
}
