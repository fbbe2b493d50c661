import type { ServerContext } from '../context.ts'
import { faultFields } from '../log.ts'
import { raiseAlarms } from './alarms.ts'
import { queueDigests } from './digests.ts'
import { warnOfHolidays } from './holidays.ts'
import { queueWarnings } from './warnings.ts'

/** How often it looks, ms. A warning comes at most so late. */
const EVERY_MS = 60_000

interface Watch {
  /** Waits for a running look. */
  stop(): Promise<void>
}

/**
 * Looks after the promises once a minute until it is stopped: the digest of each business morning, a warning an hour
 * before a due time, and alarms when emails do not leave. Every job is done once, also by several processes.
 */
export function startWatch(context: ServerContext, worker?: { nudge(): void }): Watch {
  let running = look(context, worker)
  const timer = setInterval(() => {
    running = running.then(() => look(context, worker))
  }, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** One look at everything. Never throws: what one job cannot do now, the next look does. */
export async function look(context: ServerContext, worker?: { nudge(): void }): Promise<void> {
  for (const job of [queueDigests, queueWarnings, raiseAlarms, warnOfHolidays]) {
    try {
      if ((await job(context)) > 0) worker?.nudge()
    } catch (error) {
      context.log.error({ job: job.name, ...faultFields(error) }, 'watch failed')
    }
  }
}
