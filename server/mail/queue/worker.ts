import type { ServerContext } from '../../context.ts'
import { countServers } from '../../database/live-channels.ts'
import type { EmailKind, OutboxTable } from '../../database/schema.ts'
import { whenSynced } from '../../database/transactions.ts'
import { type Deliveries, startDeliveries } from '../../delivery/slots.ts'
import { inTime } from '../../in-time.ts'
import { type Address, closeFiles, type Email, type Told, type Transport } from '../email.ts'
import { renderEmail } from '../render-email.ts'
import { failureFields } from './failure-fields.ts'
import { claim, isBounce, markFailed, markSent, prolong } from './lease.ts'
import { isUnreachable, unreachable, watchOutage } from './outage.ts'
import { drop, isOutdated } from './outdated.ts'
import { watchRush } from './rush.ts'
import { ANSWER_MS, SLOTS } from './slots.ts'
import { suppressBounced } from './suppress-bounced.ts'

interface WorkerOptions {
  /** The sender (MAIL_FROM). Without it the company's own address, and without a name the company's name. */
  from?: Address
  /** How many emails of newsletter issues may be begun in a minute, by all workers of the database together. */
  issuesPerMinute?: number
  /** How often it looks into the outbox by itself, ms: for emails of another process, and for the next tries. */
  pollMs?: number
  /** How long the delivery of one email may take until the mail server has it whole, ms. */
  deadlineMs?: number
  /** How much longer its answer may take then, ms: who sends again meanwhile sends twice. */
  answerMs?: number
  /** How often an unreachable mail server is asked, ms. */
  askMs?: number
  /** Between 0 and 1. Spreads the retries of many emails. */
  random?: () => number
  /** Told of each delivery. */
  onOutcome?: (kind: EmailKind, outcome: EmailOutcome) => void
  /** Stores that an answer was sent, in place of the worker, and what follows from it. */
  answerLeft?: (context: ServerContext, row: OutboxTable, refused: readonly string[]) => Promise<void>
  /** What follows where one that was sent again is dead. */
  answerFailed?: Parameters<typeof markFailed>[4]
}

/** What became of one try. A `failed` email is tried again, a `dropped` one has lost its purpose. */
export type EmailOutcome = 'sent' | 'failed' | 'dead' | 'dropped'

/**
 * After so many refused mailboxes without one email that left, no more are taken off the list: then the fault is likely
 * ours, and what was deleted does not come back.
 */
const BOUNCES_IN_A_ROW = 5

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
    answerMs = ANSWER_MS,
    askMs,
    random = Math.random,
    onOutcome = () => {},
    answerLeft = markSent,
    answerFailed,
  } = options
  let bounces = 0
  const rush = watchRush(() => countServers(context.db))

  async function deliver(row: OutboxTable): Promise<void> {
    const ids = { email: row.id, submission: row.submissionId, attempt: row.attempts }
    // No email tells of what a power cut may undo.
    await whenSynced(context.db)
    if (await isOutdated(context, row)) {
      await drop(context, row)
      onOutcome(row.kind, 'dropped')
      context.log.info(ids, 'email dropped')
      return
    }
    let refused: readonly string[] = []
    try {
      const email = await renderEmail(context, row, from)
      try {
        if (row.kind !== 'canary') refused = await send(email, row)
      } finally {
        closeFiles(email)
      }
    } catch (error) {
      const isOutage = isUnreachable(error)
      const state = await markFailed(context, row, isOutage ? unreachable(error) : error, random, answerFailed)
      if (isOutage) outage.began()
      onOutcome(row.kind, state === 'dead' ? 'dead' : 'failed')
      context.log.warn({ ...ids, state, ...failureFields(error) }, 'email not sent')
      if (row.kind === 'issue' && row.subscriberId !== null && isBounce(error))
        await bounced(row.subscriberId, row.about)
      return
    }
    bounces = 0
    outage.ended()
    if (row.kind === 'answer') await answerLeft(context, row, refused)
    else await markSent(context, row)
    onOutcome(row.kind, 'sent')
    context.log.info(ids, 'email sent')
  }

  /**
   * @returns those who should read along and were refused.
   * @throws after the deadline, and gives the delivery up. The mail client has no timeout for a whole one.
   */
  async function send(email: Email, row: OutboxTable): Promise<readonly string[]> {
    const giveUp = new AbortController()
    const told: Told = { refused: [], isWhole: false }
    const sent = transport.send(email, row.id, giveUp.signal, told).then(() => true)
    let isSent = await inTime(sent, deadlineMs, false)
    if (!isSent && told.isWhole) {
      await prolong(context, row, answerMs)
      isSent = await inTime(sent, answerMs, false)
    }
    if (isSent) return told.refused
    giveUp.abort()
    const allowedMs = told.isWhole ? answerMs : deadlineMs
    const late = new Error(`The mail server took longer than ${allowedMs / 1000} seconds.`)
    throw told.isWhole ? late : Object.assign(late, { code: 'ETIMEDOUT' })
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

  const deliveries = startDeliveries({
    name: 'outbox',
    log: context.log,
    slots: SLOTS,
    pollMs,
    turn: rush.turn,
    claim: (count, underWay) => claim(context, count, deadlineMs, { issuesPerMinute, underWay }),
    deliver,
  })
  const outage = watchOutage(context, transport, { nudge: deliveries.nudge, askMs })
  return {
    nudge() {
      rush.nudged()
      deliveries.nudge()
    },
    stop() {
      outage.stop()
      return deliveries.stop()
    },
  }
}
