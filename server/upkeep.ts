import { performance } from 'node:perf_hooks'
import { HOUR_MS, MINUTE_MS } from '../contract/time/units.ts'
import type { ServerContext } from './context.ts'
import { runAlone } from './database/job-runs.ts'
import { faultFields } from './log.ts'
import { eraseLeftCanaries } from './submissions/canary.ts'
import { completeIndexes } from './submissions/complete-indexes.ts'
import { forgetAttempts } from './submissions/rate-limit.ts'

/** How often a few new submissions are made searchable, ms. */
const INDEX_MS = 500
const INDEX_MOST = 60
/** The pause before the next ones while some are left, such as after an upgrade, ms. */
const INDEX_SOON_MS = 150
/** While the event loop is busier than this share of the time, visitors come first: a search indexes what it needs. */
const BUSY_SHARE = 0.6
/** But never longer than this, ms: then most searches still find nothing left to index. */
const INDEX_LATEST_MS = 10_000
/** Tries of the rate limit count for ten minutes, and are deleted in the next ten, ms. */
const ATTEMPTS_MS = 10 * MINUTE_MS

/** Does in short steps what no visitor waits for, as long as the process runs; of several servers one. Never throws. */
export function startUpkeep(context: ServerContext): void {
  setTimeout(indexSome, INDEX_MS).unref()
  setInterval(() => alone(() => forgetAttempts(context), 'could not delete old tries'), ATTEMPTS_MS).unref()
  setInterval(() => alone(() => eraseLeftCanaries(context), 'could not erase canaries'), HOUR_MS).unref()
  // The privacy page names their time in hours. Each server has uploads of its own.
  setInterval(sweepUploads, HOUR_MS).unref()

  let lastLook = performance.eventLoopUtilization()
  let lastIndexed = performance.now()

  /** The next step begins after this one has ended, so that two never run at once. */
  async function indexSome(): Promise<void> {
    let left = false
    const { utilization } = performance.eventLoopUtilization(lastLook)
    if (utilization > BUSY_SHARE && performance.now() - lastIndexed < INDEX_LATEST_MS) {
      lastLook = performance.eventLoopUtilization()
      setTimeout(indexSome, INDEX_MS).unref()
      return
    }
    try {
      left = (await completeIndexes(context, { most: INDEX_MOST })).left
    } catch (error) {
      context.log.error(faultFields(error), 'could not index')
    }
    // What the step itself took says nothing about visitors.
    lastLook = performance.eventLoopUtilization()
    lastIndexed = performance.now()
    setTimeout(indexSome, left ? INDEX_SOON_MS : INDEX_MS).unref()
  }

  async function sweepUploads(): Promise<void> {
    await context.store.retained
      .sweep(context.now())
      .catch((error: unknown) => context.log.warn(faultFields(error), 'old uploads are left to the next hour'))
  }

  async function alone(work: () => Promise<unknown>, failure: string): Promise<void> {
    await runAlone(context.db, 'upkeep', work).catch((error: unknown) => context.log.error(faultFields(error), failure))
  }
}
