import { ALL_FORMS, FORMS, isFormName } from '../../contract/forms.ts'
import { QUARANTINE_DAYS, TRACE_DAYS } from '../../contract/limits.ts'
import { sweepStaged } from '../attachments/retained-uploads.ts'
import type { Office } from '../context.ts'
import { eraseAll } from './erase.ts'

// How long things are kept (product.md 3.11): forms say it themselves, the rest is in contract/limits.ts. The privacy
// page and the receipt are made from the same numbers.

/** For rows of a form that no longer exists. */
const LONGEST_MONTHS = Math.max(...ALL_FORMS.map(({ keptMonths }) => keptMonths))
/** A file that no submission knows was left by a crash between storing the file and the record. Ms. */
const ORPHAN_MS = 60 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** Months until a submission of this form is erased by itself. */
export function keptMonths(form: string): number {
  return isFormName(form) ? FORMS[form].keptMonths : LONGEST_MONTHS
}

export interface Purged {
  submissions: number
  stagedFiles: number
  orphanFiles: number
}

/** Erases what has been kept long enough, and files that belong to nothing. Safe to run at any time. */
export async function purge(office: Office, dataDir: string): Promise<Purged> {
  const now = office.now()
  const due = await office.db
    .selectFrom('submission')
    .select('id')
    .where((row) =>
      row.or([
        ...ALL_FORMS.map(({ name, keptMonths }) =>
          row.and([row('form', '=', name), row('receivedAt', '<', monthsBefore(now, keptMonths))]),
        ),
        row('receivedAt', '<', monthsBefore(now, LONGEST_MONTHS)),
        row.and([row('status', 'in', ['quarantined', 'spam']), row('receivedAt', '<', now - QUARANTINE_DAYS * DAY_MS)]),
      ]),
    )
    .execute()
  await eraseAll(
    office,
    due.map(({ id }) => id),
  )
  await office.db.deleteFrom('idempotency').where('expiresAt', '<', now).execute()
  await office.db
    .deleteFrom('attempt')
    .where('at', '<', now - DAY_MS)
    .execute()

  await office.db
    .deleteFrom('trace')
    .where('at', '<', now - TRACE_DAYS * DAY_MS)
    .execute()

  const known = await office.db.selectFrom('attachment').select('key').execute()
  const orphanFiles = await office.store.sweep(new Set(known.map(({ key }) => key)), ORPHAN_MS)
  return { submissions: due.length, stagedFiles: await sweepStaged(dataDir, now), orphanFiles }
}

/** The same day of the month, so many months ago, ms. */
function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.getTime()
}
