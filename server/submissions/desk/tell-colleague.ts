import type { StaffPerson } from '../../../contract/desk/people.ts'
import type { ServerContext } from '../../context.ts'
import type { Tx } from '../../database/schema.ts'
import { enqueue } from '../../mail/queue/outbox.ts'
import { GRACE_MS } from '../queue-emails.ts'
import type { Actor } from './actor.ts'

/**
 * Queues the email to a person about a request, in the caller's transaction. Nobody is emailed about what they did themselves.
 *
 * @param note the id of the note that names the person; without one, the request was handed over.
 * @returns the ids of the queued emails.
 */
export async function tellColleague(
  context: ServerContext,
  tx: Tx,
  submissionId: string,
  person: StaffPerson | undefined,
  actor: Actor,
  note?: string,
): Promise<string[]> {
  if (!person || person.name === actor.name) return []
  const at = context.now()
  const entry = { kind: 'colleague' as const, submissionId, recipient: person.address, nextAt: at + GRACE_MS }
  return enqueue(tx, [{ ...entry, ...(note !== undefined && { about: note }) }], at)
}
