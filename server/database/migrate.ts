import { Migrator } from 'kysely/migration'
import * as first from './migrations/0001-submissions.ts'
import * as second from './migrations/0002-newsletter.ts'
import type { Db } from './schema.ts'

const MIGRATIONS = { '0001-submissions': first, '0002-newsletter': second }

/**
 * Runs what has not run yet, all in one transaction: a server and the desk's command line that start on a fresh
 * directory at the same time do not trip over each other.
 */
export async function migrate(db: Db): Promise<void> {
  const { error } = await db.transaction().execute(async (tx) => {
    const migrator = new Migrator({ db: tx, provider: { getMigrations: async () => MIGRATIONS } })
    return migrator.migrateToLatest()
  })
  if (error) throw error
}
