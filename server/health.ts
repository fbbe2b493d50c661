import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { MiB } from '../contract/fields/upload.ts'
import { HOUR_MS, MINUTE_MS } from '../contract/time/units.ts'
import type { ServerContext } from './context.ts'
import { diskSpace } from './disk.ts'
import { countEmails, OLDEST_WAITING_MS, oldestWaitingMs } from './mail/queue/manage-outbox.ts'
import { countWebhooks } from './webhooks/manage.ts'

// The limits of health checks. Each has two levels: `warn` for an operator (`npm run desk -- doctor`), while there is
// time to act, and `fail` for a load balancer (`/readyz`), when the next visitors would be refused.

/**
 * How long the oldest email has waited, ms. After `warn` no worker seems to run, because a running one tries within
 * seconds. After `fail` a mail server has been away for long enough that somebody must look at it.
 */
export const OLDEST_EMAIL_MS = { warn: 10 * MINUTE_MS, fail: HOUR_MS }

/** For so long after files gave way it is told, ms. */
const CROWDED_MS = HOUR_MS

/** What an operator must look at while the server still takes submissions, in words that may be public. */
export async function readinessWarnings({ db, now, store }: ServerContext): Promise<string[]> {
  const waitedMs = await oldestWaitingMs(db, now())
  const dead = await countEmails(db, 'dead')
  const hooks = await countWebhooks(db, 'dead')
  const storeProblem = await store.problem()
  return [
    ...(waitedMs > OLDEST_WAITING_MS
      ? [`outbox: a letter has waited ${Math.round(waitedMs / MINUTE_MS)} minutes`]
      : []),
    ...(dead > 0 ? [`outbox: ${dead === 1 ? 'a letter was' : `${dead} letters were`} given up`] : []),
    // All instances have the same store. Without it they still serve pages and take submissions without files.
    ...(storeProblem ? [`store: ${storeProblem}`] : []),
    ...(now() - store.retained.droppedAt() < CROWDED_MS
      ? ['uploads: there is no room for more that wait, so the oldest of the network with most give way']
      : []),
    ...(hooks > 0 ? [`webhooks: ${hooks === 1 ? 'one was' : `${hooks} were`} given up`] : []),
  ]
}

/** What keeps the server from accepting submissions or sending their emails, in words that may be public. */
export async function readinessProblems(context: ServerContext, dataDir: string): Promise<string[]> {
  const found = await Promise.all([outboxProblem(context), diskProblem(dataDir)])
  return found.filter((problem) => problem !== undefined)
}

async function outboxProblem({ db, now }: ServerContext): Promise<string | undefined> {
  try {
    const waitedMs = await oldestWaitingMs(db, now(), 'staff')
    if (waitedMs > OLDEST_EMAIL_MS.fail)
      return `outbox: a letter has waited ${Math.round(waitedMs / MINUTE_MS)} minutes`
  } catch {
    // A public address does not tell the reason. The log has it as soon as a submission fails.
    return 'database: cannot be read'
  }
}

async function diskProblem(dataDir: string): Promise<string | undefined> {
  try {
    await access(dataDir, constants.W_OK)
    const { free, fail } = await diskSpace(dataDir)
    if (free < fail) return `disk: only ${Math.floor(free / MiB)} MB are free`
  } catch {
    return 'disk: the data directory cannot be written'
  }
}
