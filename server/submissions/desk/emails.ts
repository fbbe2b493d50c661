import { cleanAddress, isAddress } from '../../../contract/mailbox.ts'
import type { ServerContext } from '../../context.ts'
import { groupCommit } from '../../database/group-commit.ts'
import { recordEvent } from '../../database/history.ts'
import { type Resend, resend } from '../../mail/manage-outbox.ts'
import type { Actor } from './actor.ts'

export type Resent = Resend | { status: 'address' }

/**
 * Queues an email again. `id` may be the beginning of an id.
 *
 * @param recipient - in place of a mistyped address, of this email alone: the submission stays as it was sent. A desk's
 *   own address is a setting, so only emails to visitors take another.
 */
export function resendEmail(context: ServerContext, id: string, actor: Actor, recipient?: string): Promise<Resent> {
  const address = recipient === undefined ? undefined : cleanAddress(recipient.trim())
  if (address !== undefined && !isAddress(address)) return Promise.resolve({ status: 'address' })
  return groupCommit(context.db, async (tx) => {
    const resent = await resend(tx, id, context.now(), address)
    if (resent.status === 'queued' && resent.email.submissionId !== null) {
      await recordEvent(tx, {
        submissionId: resent.email.submissionId,
        kind: 'emailResent',
        actor: actor.name,
        at: context.now(),
        detail: address ?? resent.email.kind,
      })
    }
    return resent
  })
}
