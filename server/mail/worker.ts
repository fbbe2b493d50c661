import type { OutboxTable } from '../database/schema.ts'
import type { Transport } from './email.ts'
import { claim, markFailed, markSent } from './lease.ts'
import type { PostOffice } from './office.ts'
import { write } from './render-email.ts'

export interface WorkerOptions {
  /** The sender's address (MAIL_FROM). Without it the company's own. */
  from?: string
  /** How often it looks by itself, ms: mail queued by another process, and letters whose pause is over. */
  pollMs?: number
  /** How long one letter may take to leave, ms. */
  deadlineMs?: number
  /** Between 0 and 1; spreads the retries of many letters. */
  random?: () => number
}

export interface Worker {
  /** Waits for letters being sent, at most until their deadline. */
  stop(): Promise<void>
  /** Look now: something was queued. */
  nudge(): void
}

/** Letters sent at the same time, each over a connection of its own. */
const TOGETHER = 4

/**
 * Sends what the outbox holds, for as long as the process lives.
 *
 * Delivery is at least once: a worker that dies between sending and `markSent` leaves its lease to end, and that letter
 * is sent again, with the same Message-ID.
 */
export function startWorker(office: PostOffice, transport: Transport, options: WorkerOptions = {}): Worker {
  const { from = office.company.mail.from, pollMs = 2_000, deadlineMs = 60_000, random = Math.random } = options
  let stopped = false
  let nudged = false
  let wake = () => {}

  async function run(): Promise<void> {
    while (!stopped) {
      nudged = false
      if ((await sendBatch()) === 0 && !nudged && !stopped) await sleep()
    }
  }

  async function sendBatch(): Promise<number> {
    try {
      const letters = await claim(office, TOGETHER, deadlineMs)
      await Promise.all(letters.map(deliver))
      return letters.length
    } catch (error) {
      // The database is busy or its disk is full: the letters stay where they are.
      office.log.error({ err: error }, 'outbox could not be read')
      return 0
    }
  }

  async function deliver(row: OutboxTable): Promise<void> {
    const ids = { letter: row.id, submission: row.submissionId, attempt: row.attempts }
    try {
      const letter = await write(office, row, from)
      await within(deadlineMs, transport.send(letter, row.id))
    } catch (error) {
      const state = await markFailed(office, row, error, random)
      office.log.warn({ ...ids, state }, 'letter did not leave')
      return
    }
    await markSent(office, row)
    office.log.info(ids, 'letter sent')
  }

  function sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  const ended = run()
  return {
    async stop() {
      stopped = true
      wake()
      await ended
      transport.close()
    },
    nudge() {
      nudged = true
      wake()
    },
  }
}

/** @throws after `ms`, whatever became of the work: no timeout of the mail client bounds a whole delivery. */
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
