import type { DeskEventKind } from '../../contract/desk/replies.ts'
import { FORMS, formOf, LONGEST_MONTHS } from '../../contract/forms.ts'
import { QUARANTINE_DAYS, TRACE_DAYS } from '../../contract/limits.ts'
import { DAY_MS, HOUR_MS } from '../../contract/time/units.ts'
import { monthsLater } from '../../contract/time/zone.ts'
import type { ServerContext } from '../context.ts'
import { forgetErased } from '../database/database-file.ts'
import type { SubmissionTable } from '../database/schema.ts'
import type { SubmissionCondition } from '../database/submission-query.ts'
import { purgeMail } from '../mail/queue/retention.ts'
import { eraseLeftCanaries } from './canary.ts'
import { eraseAll } from './erase.ts'

// How long everything is stored: each form's definition says it, the rest is in contract/limits.ts. The privacy page and
// the receipt state the same figures.

/** A file without a record, left by a crash, is removed at this age, ms. */
const ORPHAN_MS = HOUR_MS
/** No job of the watch comes back after so many days. */
const JOBS_DAYS = 60
/** A webhook that no receiver took stays so long at most (specification 19.10.12); it goes earlier with its submission. */
const WEBHOOK_DAYS = 30

/** Rows that only their age removes: the table, their time, and how long they stay, ms. */
const AGED = [
  ['idempotency', 'expiresAt', 0],
  ['attempt', 'at', DAY_MS],
  ['trace', 'at', TRACE_DAYS * DAY_MS],
  ['done_job', 'at', JOBS_DAYS * DAY_MS],
  ['webhook', 'createdAt', WEBHOOK_DAYS * DAY_MS],
] as const

/** Events that may set a request aside long after it came in. */
const SETS_ASIDE: readonly DeskEventKind[] = ['spam', 'infected', 'undone']

/** When the purge erases a submission with this history, ms. */
export function erasedAt(
  { form, status, receivedAt }: Pick<SubmissionTable, 'form' | 'status' | 'receivedAt'>,
  history: readonly { kind: DeskEventKind; at: number }[],
): number {
  const last = monthsLater(receivedAt, formOf({ form }).keptMonths)
  if (status !== 'quarantined' && status !== 'spam') return last
  const times = history.filter(({ kind }) => SETS_ASIDE.includes(kind)).map(({ at }) => at)
  return Math.min(last, Math.max(receivedAt, ...times) + QUARANTINE_DAYS * DAY_MS)
}

interface Purged {
  submissions: number
  stagedFiles: number
  orphanFiles: number
}

/**
 * Erases everything past its time, and files that belong to no record. Safe to run at any time. The files come last: when
 * the store cannot be used, all else is done.
 *
 * @throws what the database and the store throw.
 */
export async function purge(context: ServerContext): Promise<Purged> {
  const { db, store } = context
  const now = context.now()
  const isDue: SubmissionCondition = (row) =>
    row.or([
      ...Object.values(FORMS).map(({ name, keptMonths }) =>
        row.and([row('form', '=', name), row('receivedAt', '<', monthsLater(now, -keptMonths))]),
      ),
      row('receivedAt', '<', monthsLater(now, -LONGEST_MONTHS)),
      row.and([
        row('status', 'in', ['quarantined', 'spam']),
        row('receivedAt', '<', now - QUARANTINE_DAYS * DAY_MS),
        row.not(
          row.exists(
            row
              .selectFrom('history')
              .select('history.id')
              .whereRef('history.submissionId', '=', 'submission.id')
              .where('kind', 'in', SETS_ASIDE)
              .where('at', '>=', now - QUARANTINE_DAYS * DAY_MS),
          ),
        ),
      ]),
    ])
  const found = await db.selectFrom('submission').select(['id', 'form', 'status', 'receivedAt']).where(isDue).execute()
  // Months are of several lengths: what is shown of one decides.
  const due = found.filter((row) => erasedAt(row, []) <= now).map(({ id }) => id)
  await eraseLeftCanaries(context)
  const submissions = await eraseAll(context, due, null, isDue)
  for (const [table, time, keptMs] of AGED)
    await db
      .deleteFrom(table)
      .where(time, '<', now - keptMs)
      .execute()
  // Of an email that belongs to no request.
  await db
    .deleteFrom('incoming')
    .where('submissionId', 'is', null)
    .where('at', '<', now - QUARANTINE_DAYS * DAY_MS)
    .execute()

  await purgeMail(context)
  await forgetErased(db)
  const known = await db.selectFrom('attachment').select('key').execute()
  const orphanFiles = await store.sweep(new Set(known.map(({ key }) => key)), ORPHAN_MS)
  const stagedFiles = await store.retained.sweep(now)
  return { submissions, stagedFiles, orphanFiles }
}
