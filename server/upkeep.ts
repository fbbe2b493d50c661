import type { ServerContext } from './context.ts'
import { faultFields } from './log.ts'
import { eraseLeftCanaries } from './submissions/canary.ts'
import { completeIndexes } from './submissions/complete-indexes.ts'
import { forgetAttempts } from './submissions/rate-limit.ts'

/** How often a few new submissions are made searchable, ms. */
const INDEX_MS = 500
const INDEX_MOST = 60
/** The pause before the next ones while some are left, such as after an upgrade, ms. */
const INDEX_SOON_MS = 150
/** Tries of the rate limit count for ten minutes, and are deleted in the next ten, ms. */
const ATTEMPTS_MS = 10 * 60_000
/** Canaries that a killed command left are an hour old then, ms. */
const CANARY_MS = 60 * 60_000

/** Does in short steps what no visitor waits for, as long as the process runs. Never throws. */
export function startUpkeep(context: ServerContext): void {
  setTimeout(indexSome, INDEX_MS).unref()
  setInterval(deleteAttempts, ATTEMPTS_MS).unref()
  setInterval(eraseCanaries, CANARY_MS).unref()

  /** The next step begins after this one has ended, so that two never run at once. */
  async function indexSome(): Promise<void> {
    let left = false
    try {
      left = (await completeIndexes(context, { most: INDEX_MOST })).left
    } catch (error) {
      context.log.error(faultFields(error), 'could not index')
    }
    setTimeout(indexSome, left ? INDEX_SOON_MS : INDEX_MS).unref()
  }

  async function deleteAttempts(): Promise<void> {
    try {
      await forgetAttempts(context)
    } catch (error) {
      context.log.error(faultFields(error), 'could not delete old tries')
    }
  }

  async function eraseCanaries(): Promise<void> {
    try {
      await eraseLeftCanaries(context)
    } catch (error) {
      context.log.error(faultFields(error), 'could not erase canaries')
    }
  }
}
