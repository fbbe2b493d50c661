import { randomUUID } from 'node:crypto'
import type { DeskEmail } from '../../../contract/desk/replies.ts'
import { cleanAddress, isAddress } from '../../../contract/fields/mailbox.ts'
import type { ServerContext } from '../../context.ts'
import { recordEvent } from '../../database/history.ts'
import { groupCommit } from '../../database/transactions.ts'
import { listOutbox, resend } from '../../mail/queue/manage-outbox.ts'
import { failedWebhooks, type ListedWebhook, requeueWebhook, webhooksById } from '../../webhooks/manage.ts'
import { heldById } from '../reference.ts'
import type { Actor } from './actor.ts'
import { changeAddress } from './correct-address.ts'
import { emailOf } from './show.ts'

export type Resent = { status: 'queued'; email: DeskEmail } | { status: 'unknown' | 'ambiguous' | 'address' | 'fixed' }

/**
 * Emails, newest first. `failed`: only those that met an error and were not sent, whether dead or still tried, and the
 * webhooks of which the same is true.
 */
export async function listEmails(
  { db }: ServerContext,
  { failed = false, limit = 200 }: { failed?: boolean; limit?: number } = {},
): Promise<DeskEmail[]> {
  const emails = (await listOutbox(db, { failed, limit })).map(emailOf)
  if (!failed) return emails
  const webhooks = (await failedWebhooks(db, limit)).map(webhookAsEmail)
  return [...emails, ...webhooks].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1)).slice(0, limit)
}

/**
 * Queues an email or a webhook again. `id` may be the beginning of an id.
 *
 * @param recipient - in place of a mistyped address. The submission has it from then on (correct-address.ts). A desk's own
 *   address is a setting, so only emails to visitors take another.
 */
export function resendEmail(context: ServerContext, id: string, actor: Actor, recipient?: string): Promise<Resent> {
  const address = recipient === undefined ? undefined : cleanAddress(recipient.trim())
  if (address !== undefined && !isAddress(address)) return Promise.resolve({ status: 'address' })
  return groupCommit(context.db, async (tx): Promise<Resent> => {
    const now = context.now()
    const resent = await resend(tx, id, now, address)
    if (resent.status === 'queued') {
      const { submissionId, kind } = resent.email
      const row = address !== undefined && submissionId !== null && (await heldById(tx, submissionId))
      if (row && address !== undefined) await changeAddress(tx, row, address, actor, now, randomUUID())
      await recordResent(submissionId, address ?? kind)
      return {
        status: 'queued',
        email: emailOf({ ...resent.email, ...QUEUED, ...(address && { recipient: address }) }),
      }
    }
    const [webhook, other] = resent.status === 'unknown' ? await webhooksById(tx, id) : []
    if (!webhook) return { status: resent.status }
    if (address !== undefined) return { status: 'fixed' }
    if (other) return { status: 'ambiguous' }
    await requeueWebhook(tx, webhook.id, now)
    await recordResent(webhook.submissionId, 'webhook')
    return { status: 'queued', email: webhookAsEmail({ ...webhook, ...QUEUED }) }

    async function recordResent(submissionId: string | null, detail: string): Promise<void> {
      if (submissionId === null) return
      await recordEvent(tx, { submissionId, kind: 'emailResent', actor: actor.name, at: now, detail })
    }
  })
}

const QUEUED = { state: 'waiting', attempts: 0 } as const

/** A webhook as it stands among the failed emails. */
export function webhookAsEmail(webhook: ListedWebhook): DeskEmail {
  return emailOf({ ...webhook, kind: 'webhook', recipient: webhook.type, sentAt: null })
}
