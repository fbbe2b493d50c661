import type { WebhookConfig } from '../config.ts'
import type { ServerContext } from '../context.ts'
import type { WebhookTable } from '../database/schema.ts'
import { whenSynced } from '../database/transactions.ts'
import { errorText } from '../delivery/retry.ts'
import { type Deliveries, startDeliveries } from '../delivery/slots.ts'
import type { Resolve } from './addresses.ts'
import { claimWebhooks, markDelivered, markUndelivered } from './lease.ts'
import { post } from './post.ts'
import { signedHeaders } from './sign.ts'

interface Options {
  pollMs?: number
  /** How long one delivery may take, from the question for the address to the answer, ms. */
  deadlineMs?: number
  /** How long deliveries may go on after `stop`, ms. */
  stopMs?: number
  /** Between 0 and 1. Spreads the retries. */
  random?: () => number
  resolve?: Resolve
}

/** How many webhooks are on the way at the same time. */
const SLOTS = 8

/**
 * Delivers the waiting webhooks until it is stopped, apart from the emails. Delivery is at least once: after a worker
 * was killed, a webhook may come twice with the same `webhook-id`.
 */
export function startWebhooks(context: ServerContext, target: WebhookConfig, options: Options = {}): Deliveries {
  const { pollMs = 2_000, deadlineMs = 15_000, stopMs = 3_000, random = Math.random, resolve } = options
  const stopping = new AbortController()

  async function deliver(row: WebhookTable): Promise<void> {
    const { id, type, body, attempts } = row
    // No webhook tells of what a power cut may undo.
    await whenSynced(context.db)
    const ids = { webhook: id, submission: row.submissionId, type, attempt: attempts }
    const ending = new AbortController()
    const timer = setTimeout(
      () => ending.abort(new Error(`The receiver took longer than ${deadlineMs / 1000} seconds.`)),
      deadlineMs,
    )
    try {
      const signal = AbortSignal.any([ending.signal, stopping.signal])
      const headers = signedHeaders(target.secret, id, body, context.now())
      await post({ url: target.url, allowsPrivate: target.allowsPrivate, headers, body, signal, resolve })
    } catch (error) {
      const state = await markUndelivered(context, row, error, random)
      context.log.warn({ ...ids, state, reason: errorText(error) }, 'webhook not delivered')
      return
    } finally {
      clearTimeout(timer)
    }
    await markDelivered(context, row)
    context.log.info(ids, 'webhook delivered')
  }

  const deliveries = startDeliveries({
    name: 'webhooks',
    log: context.log,
    slots: SLOTS,
    pollMs,
    claim: (count, underWay) => claimWebhooks(context, count, deadlineMs, underWay),
    deliver,
  })
  return {
    nudge: deliveries.nudge,
    async stop() {
      const timer = setTimeout(() => stopping.abort(new Error('The server was stopped.')), stopMs)
      await deliveries.stop()
      clearTimeout(timer)
    },
  }
}
