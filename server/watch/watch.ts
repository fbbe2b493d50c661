import type { ServerContext } from '../context.ts'
import { databaseFault } from '../database/fault.ts'
import { faultFields } from '../log.ts'
import { raiseAlarms } from './alarms.ts'
import { queueDigests } from './digests.ts'
import { warnOfHolidays } from './holidays.ts'
import { returnLater } from './returns.ts'
import { queueWarnings } from './warnings.ts'

/** How often it looks, ms. A warning comes at most so late. */
const EVERY_MS = 60_000

interface Watch {
  /** Waits for a running look. */
  stop(): Promise<void>
}

/**
 * Looks after the promises once a minute until it is stopped: the digest of each business morning, a warning an hour
 * before a due time, requests that come back from later, and alarms when emails do not leave. Every job is done once, also by several processes.
 */
export function startWatch(context: ServerContext, worker?: { nudge(): void }): Watch {
  const failed = new Set<string>()
  let running = look(context, worker, failed)
  const timer = setInterval(() => {
    running = running.then(() => look(context, worker, failed))
  }, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/**
 * One look at everything. Never throws: what one job cannot do now, the next look does. A job that found no database for the
 * first time is a warning, and no error that wakes somebody: at a start everything asks for a connection at once.
 *
 * @param failed the jobs that failed at the last look; it is kept up to date.
 */
export async function look(
  context: ServerContext,
  worker?: { nudge(): void },
  failed: Set<string> = new Set(),
): Promise<void> {
  for (const job of [returnLater, queueDigests, queueWarnings, raiseAlarms, warnOfHolidays]) {
    try {
      if ((await job(context)) > 0) worker?.nudge()
      failed.delete(job.name)
    } catch (error) {
      const isFirst = databaseFault(error) === 'busy' && !failed.has(job.name)
      failed.add(job.name)
      context.log[isFirst ? 'warn' : 'error']({ job: job.name, ...faultFields(error) }, 'watch failed')
    }
  }
}
