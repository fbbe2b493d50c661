import { MINUTE_MS } from '../../../contract/time/units.ts'
import type { ServerContext } from '../../context.ts'
import { groupCommit, hasRows } from '../../database/transactions.ts'
import { faultFields } from '../../log.ts'
import type { Transport } from '../email.ts'
import { failureFields, OF_CONNECTION } from './failure-fields.ts'

// While the mail server cannot be reached, the pauses between the tries of an email grow to two hours. So that emails leave
// soon after an outage, the server is asked regularly, and what waited for it is due when it answers again.

/** How often an unreachable mail server is asked, ms. Emails leave within twice this time. */
const ASK_MS = 20_000
/** A server that answers and then takes no email: its emails are not hurried again before this time, ms. */
const CALM_MS = 10 * MINUTE_MS
/** The beginning of `outbox.lastError`: these emails are due when the server is back. */
const UNREACHABLE = 'The mail server cannot be reached: '

/** Whether no connection came about. Then nothing is wrong with the email. */
export function isUnreachable(error: unknown): error is Error {
  const { code = '', smtp, command = 'CONN' } = failureFields(error)
  return OF_CONNECTION.includes(code) && !smtp && command === 'CONN'
}

/** The error as it is stored with an email that did not reach the mail server. */
export function unreachable(error: Error): Error {
  return new Error(`${UNREACHABLE}${error.message}`, { cause: error })
}

interface OutageOptions {
  /** Is called when emails have become due. */
  nudge(): void
  askMs?: number
}

/** Asks an unreachable mail server until it answers. It also does so for the emails that waited for it before the start. */
export function watchOutage(context: ServerContext, transport: Transport, { nudge, askMs = ASK_MS }: OutageOptions) {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let hurriedAt: number | undefined

  function askSoon(): void {
    if (isStopped || timer || !transport.verify) return
    timer = setTimeout(ask, askMs)
    timer.unref()
  }

  async function ask(): Promise<void> {
    timer = undefined
    try {
      await transport.verify?.()
    } catch {
      return askSoon()
    }
    if (hurriedAt !== undefined && context.now() - hurriedAt < CALM_MS) return askSoon()
    hurriedAt = context.now()
    try {
      const emails = await makeDue(context)
      context.log.info({ emails }, 'the mail server answers again')
      if (!isStopped) nudge()
    } catch (error) {
      context.log.error(faultFields(error), 'outbox could not be written')
      askSoon()
    }
  }

  void isAnyWaiting(context).then(
    (isAny) => isAny && askSoon(),
    (error) => context.log.error(faultFields(error), 'outbox could not be read'),
  )
  return {
    /** An email did not reach the mail server. */
    began: askSoon,
    /** An email left. */
    ended() {
      hurriedAt = undefined
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

function isAnyWaiting({ db }: ServerContext): Promise<boolean> {
  const waiting = db.selectFrom('outbox').select('id').where('state', '=', 'waiting')
  return hasRows(waiting.where('lastError', 'like', `${UNREACHABLE}%`))
}

/** Makes the emails due that waited for the mail server. @returns how many. */
async function makeDue(context: ServerContext): Promise<number> {
  const now = context.now()
  const { numUpdatedRows } = await groupCommit(context.db, (tx) =>
    tx
      .updateTable('outbox')
      .set({ nextAt: now })
      .where('state', '=', 'waiting')
      .where('nextAt', '>', now)
      .where('lastError', 'like', `${UNREACHABLE}%`)
      .executeTakeFirst(),
  )
  return Number(numUpdatedRows)
}
