import type { DeskEmail } from '../../../contract/desk/replies.ts'
import type { ServerContext } from '../../context.ts'
import { recordEvent } from '../../database/history.ts'
import { groupCommit } from '../../database/transactions.ts'
import { emailsById } from '../../mail/queue/manage-outbox.ts'
import { webhooksById } from '../../webhooks/manage.ts'
import type { Actor } from './actor.ts'
import { webhookAsEmail } from './emails.ts'
import { emailOf } from './show.ts'

export type Dismissed =
  | { status: 'done'; email: DeskEmail }
  /** `already`: it was not given up, or is dismissed already; for taking back: it is not dismissed. */
  | { status: 'unknown' | 'ambiguous' | 'already' }

/**
 * Settles an email or a webhook that was given up: it is no failure any more, and is not sent. The submission's history
 * holds who did it. `id` may be the beginning of an id.
 *
 * @param dismissed false takes it back: it counts as given up again.
 */
export function dismissEmail(
  context: ServerContext,
  id: string,
  actor: Actor,
  { dismissed = true } = {},
): Promise<Dismissed> {
  const [from, to] = dismissed ? (['dead', 'dismissed'] as const) : (['dismissed', 'dead'] as const)
  return groupCommit(context.db, async (tx): Promise<Dismissed> => {
    const [email, ...others] = await emailsById(tx, id)
    const [webhook, ...more] = await webhooksById(tx, id)
    if (others.length + more.length + (email && webhook ? 1 : 0) > 0) return { status: 'ambiguous' }
    if (email) {
      if (!(await settle('outbox', email.id))) return { status: 'already' }
      await record(email.submissionId, email.kind)
      return { status: 'done', email: emailOf({ ...email, state: to }) }
    }
    if (!webhook) return { status: 'unknown' }
    if (!(await settle('webhook', webhook.id))) return { status: 'already' }
    await record(webhook.submissionId, 'webhook')
    return { status: 'done', email: webhookAsEmail({ ...webhook, state: to }) }

    async function settle(table: 'outbox' | 'webhook', rowId: string): Promise<boolean> {
      const query = tx.updateTable(table).set({ state: to }).where('id', '=', rowId).where('state', '=', from)
      return (await query.executeTakeFirst()).numUpdatedRows > 0n
    }

    async function record(submissionId: string | null, detail: string): Promise<void> {
      if (submissionId === null) return
      const kind = dismissed ? 'emailDismissed' : 'emailRecalled'
      await recordEvent(tx, { submissionId, kind, actor: actor.name, at: context.now(), detail })
    }
  })
}
