import { Worker } from 'node:worker_threads'
import type { Db } from '../schema.ts'
import { logOf } from './write-ahead-log.ts'

/** In pages of 4 KiB: 64 MB. So long a log means that the thread does not keep up; then a commit waits for a checkpoint. */
const LOG_PAGES = 16_384
/** SQLite's own limit, for a process without the thread. */
const USUAL_PAGES = 1_000

/**
 * Runs checkpoints in a thread of its own, so that no commit waits for one.
 *
 * @param failed is told when the thread ends by an error. Then commits run checkpoints again.
 * @returns ends the thread. The caller closes the database after that.
 */
export function startCheckpoints(db: Db, file: string, failed: (error: Error) => void): () => Promise<void> {
  const log = logOf(db)
  const thread = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: file })
  thread.unref()
  log?.limit(LOG_PAGES)
  thread.on('error', (error: Error) => {
    log?.limit(USUAL_PAGES)
    failed(error)
  })
  return async () => {
    await thread.terminate()
  }
}
