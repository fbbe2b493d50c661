import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { engineOf } from './engine.ts'
import * as first from './migrations/0001-submissions.ts'
import * as second from './migrations/0002-newsletter.ts'
import * as third from './migrations/0003-desk.ts'
import * as senderMailbox from './migrations/0010-sender-mailbox.ts'
import * as watch from './migrations/0011-watch.ts'
import * as issues from './migrations/0012-issues.ts'
import * as jobRuns from './migrations/0020-job-runs.ts'
import * as webhooks from './migrations/0021-webhooks.ts'
import * as additions from './migrations/0022-additions.ts'
import * as outboxQueues from './migrations/0023-outbox-queues.ts'
import * as issueProgress from './migrations/0030-issue-progress.ts'
import * as attachmentScan from './migrations/0040-attachment-scan.ts'
import * as installation from './migrations/0050-installation.ts'
import * as deskIndexes from './migrations/0060-desk-indexes.ts'
import * as searchPrefixes from './migrations/0061-search-prefixes.ts'
import * as issuePace from './migrations/0070-issue-pace.ts'
import * as phoneEndings from './migrations/0080-phone-endings.ts'
import * as messages from './migrations/0100-messages.ts'
import * as answeredBy from './migrations/0110-answered-by.ts'
import * as savedReplies from './migrations/0120-saved-replies.ts'
import * as later from './migrations/0121-later.ts'
import * as incomingIds from './migrations/0122-incoming-ids.ts'
import type { Db } from './schema.ts'
import { lock } from './transactions.ts'

const MIGRATIONS = {
  '0001-submissions': first,
  '0002-newsletter': second,
  '0003-desk': third,
  '0010-sender-mailbox': senderMailbox,
  '0011-watch': watch,
  '0012-issues': issues,
  '0020-job-runs': jobRuns,
  '0021-webhooks': webhooks,
  '0022-additions': additions,
  '0023-outbox-queues': outboxQueues,
  '0030-issue-progress': issueProgress,
  '0040-attachment-scan': attachmentScan,
  '0050-installation': installation,
  '0060-desk-indexes': deskIndexes,
  '0061-search-prefixes': searchPrefixes,
  '0070-issue-pace': issuePace,
  '0080-phone-endings': phoneEndings,
  '0100-messages': messages,
  '0110-answered-by': answeredBy,
  '0120-saved-replies': savedReplies,
  '0121-later': later,
  '0122-incoming-ids': incomingIds,
}

/**
 * Runs the migrations that have not run yet, in one transaction. So the server and the desk's command line may start
 * on an empty directory at the same time.
 *
 * @throws an Error for a database of a newer version.
 */
export async function migrate(db: Db): Promise<void> {
  await refuseNewer(db)
  await db.transaction().execute(async (tx) => {
    // Several servers may start on an empty database at once.
    await lock(tx, 'migrations')
    const migrator = new Migrator({ db: tx, provider: { getMigrations: async () => MIGRATIONS } })
    const { error } = await migrator.migrateToLatest()
    // Thrown here, because the transaction would else commit what ran before it.
    if (error) throw error
  })
}

/** The migrations of a newer version that a database has run; none for a database of this version or an older one. */
export async function unknownMigrations(db: Db): Promise<string[]> {
  if (!(await engineOf(db).schemaSteps.hasTable(db, DEFAULT_MIGRATION_TABLE))) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !(name in MIGRATIONS))
}

async function refuseNewer(db: Db): Promise<void> {
  const unknown = await unknownMigrations(db)
  if (unknown.length === 0) return
  throw new Error(
    `was written by a newer version (${unknown.join(', ')}). Start that version, or restore a backup of this one.`,
  )
}
