import { DESKS } from '../../contract/forms.ts'
import type { ServerContext } from '../context.ts'
import { type Job, lastRun } from '../database/job-runs.ts'
import { openCounts } from '../database/overview.ts'
import { diskSpace } from '../disk.ts'
import { countEmails, oldestWaitingMs } from '../mail/queue/manage-outbox.ts'
import { countWebhooks } from '../webhooks/manage.ts'
import type { Metrics } from './metrics.ts'

const JOBS: readonly Job[] = ['backup', 'canary', 'purge']

/**
 * Sets the gauges to what the database and the disk hold at this moment. Never throws: a database that cannot be read is
 * a metric, too. Then its gauges have no value, because an old one would look like a new one.
 */
export async function readState(metrics: Metrics, context: ServerContext): Promise<void> {
  const disk = await diskSpace(context.dataDir).catch(() => undefined)
  metrics.diskFree.set(disk?.free ?? Number.NaN)
  try {
    await readDatabase(metrics, context)
    metrics.databaseReadable.set(1)
  } catch {
    // The query that failed was counted where it ran.
    forget(metrics)
    metrics.databaseReadable.set(0)
  }
}

/** Each query is answered from an index, so a scrape costs no more with many submissions. */
async function readDatabase(metrics: Metrics, { db, now }: ServerContext): Promise<void> {
  const at = now()
  const counts = await openCounts(db, '', at)
  for (const desk of DESKS) {
    const found = counts.find((row) => row.desk === desk)
    metrics.open.set({ desk }, Number(found?.open ?? 0))
    metrics.overdue.set({ desk }, Number(found?.overdue ?? 0))
  }
  for (const queue of ['other', 'issue'] as const) metrics.outboxWaiting.set({ queue }, await countEmails(db, queue))
  metrics.outboxOldest.set((await oldestWaitingMs(db, at, 'staff')) / 1000)
  metrics.outboxDead.set(await countEmails(db, 'dead'))
  metrics.webhooksWaiting.set(await countWebhooks(db, 'waiting'))
  metrics.webhooksDead.set(await countWebhooks(db, 'dead'))
  for (const task of JOBS) {
    const run = await lastRun(db, task)
    metrics.jobRun.set({ task }, run ? Math.round(run.at / 1000) : 0)
    metrics.jobFailed.set({ task }, run && run.problem !== null ? 1 : 0)
  }
}

function forget(metrics: Metrics): void {
  for (const labeled of ['open', 'overdue', 'outboxWaiting', 'jobRun', 'jobFailed'] as const) metrics[labeled].reset()
  for (const plain of ['outboxOldest', 'outboxDead', 'webhooksWaiting', 'webhooksDead'] as const)
    metrics[plain].set(Number.NaN)
}
