import type { ServerContext } from '../context.ts'
import type { OutboxTable } from '../database/schema.ts'
import { whenSynced } from '../database/write-ahead-log.ts'
import { type Deliveries, startDeliveries } from '../delivery/slots.ts'
import type { Address, Transport } from './email.ts'
import { failureFields } from './failure-fields.ts'
import { claim, isBounce, markFailed, markSent } from './lease.ts'
import { drop, isOutdated } from './outdated.ts'
import { renderEmail } from './render-email.ts'
import { suppressBounced } from './suppress-bounced.ts'

interface WorkerOptions {
  /** The sender (MAIL_FROM). Without it the company's own address, and without a name the company's name. */
  from?: Address
  /** How many emails of newsletter issues may leave in a minute. */
  issuesPerMinute?: number
  /** How often it looks into the outbox by itself, ms: for emails of another process, and for the next tries. */
  pollMs?: number
  /** How long the delivery of one email may take, ms. */
  deadlineMs?: number
  /** Between 0 and 1. Spreads the retries of many emails. */
  random?: () => number
}

/**
 * After so many refused mailboxes without one email that left, no more are taken off the list: then the fault is likely
 * ours, and what was deleted does not come back.
 */
const BOUNCES_IN_A_ROW = 5
const MINUTE_MS = 60_000

/** How many emails are sent at the same time, each over its own connection. One that hangs holds back no other. */
const SLOTS = 8

/**
 * Sends the emails of the outbox until it is stopped. The caller closes the transport after that.
 *
 * Delivery is at least once. When a worker dies between sending and `markSent`, its lease ends and the email is sent
 * again, with the same Message-ID.
 */
export function startWorker(context: ServerContext, transport: Transport, options: WorkerOptions = {}): Deliveries {
  const {
    from = { address: context.company.mail.from },
    issuesPerMinute = 120,
    pollMs = 2_000,
    deadlineMs = 60_000,
    random = Math.random,
  } = options
  let bounces = 0
  /** When emails of issues were begun, ms: failed ones count, too, because a mail server counts them. */
  let issuesBegun: number[] = []

  async function claimSome(count: number): Promise<OutboxTable[]> {
    const at = context.now()
    issuesBegun = issuesBegun.filter((begun) => begun > at - MINUTE_MS && begun <= at)
    const room = Math.max(0, issuesPerMinute - issuesBegun.length)
    const claimed = await claim(context, count, deadlineMs, { issuesPerMinute, mostIssues: room })
    issuesBegun.push(...claimed.filter(({ kind }) => kind === 'issue').map(() => at))
    return claimed
  }

  async function deliver(row: OutboxTable): Promise<void> {
    const ids = { email: row.id, submission: row.submissionId, attempt: row.attempts }
    // No email tells of what a power cut may undo.
    await whenSynced(context.db)
    if (await isOutdated(context, row)) {
      await drop(context, row)
      context.log.info(ids, 'email dropped')
      return
    }
    try {
      const email = await renderEmail(context, row, from)
      if (row.kind !== 'canary') await within(deadlineMs, transport.send(email, row.id))
    } catch (error) {
      const state = await markFailed(context, row, error, random)
      context.log.warn({ ...ids, state, ...failureFields(error) }, 'email not sent')
      if (row.kind === 'issue' && row.subscriberId !== null && isBounce(error))
        await bounced(row.subscriberId, row.about)
      return
    }
    bounces = 0
    await markSent(context, row)
    context.log.info(ids, 'email sent')
  }

  async function bounced(subscriberId: string, issueId: string | null): Promise<void> {
    bounces += 1
    if (bounces > BOUNCES_IN_A_ROW) {
      context.log.error({ bounces }, 'every mailbox is refused: no subscriber is suppressed')
      return
    }
    await suppressBounced(context, subscriberId, issueId)
    context.log.info({ subscriber: subscriberId }, 'subscriber suppressed')
  }

  return startDeliveries({
    name: 'outbox',
    log: context.log,
    slots: SLOTS,
    pollMs,
    claim: claimSome,
    deliver,
  })
}

/** @throws after `ms`, while the work may go on. The mail client has no timeout for a whole delivery. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The mail server took longer than ${ms / 1000} seconds.`)), ms)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
