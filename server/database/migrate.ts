import { Migrator } from 'kysely/migration'
import * as first from './migrations/0001-submissions.ts'
import * as second from './migrations/0002-newsletter.ts'
import type { Db } from './schema.ts'

const MIGRATIONS = { '0001-submissions': first, '0002-newsletter': second }

/**
 * Runs the migrations that have not run yet, in one transaction. So the server and the desk's command line may start
 * on an empty directory at the same time.
 */
export async function migrate(db: Db): Promise<void> {
  const { error } = await db.transaction().execute(async (tx) => {
    const migrator = new Migrator({ db: tx, provider: { getMigrations: async () => MIGRATIONS } })
    return migrator.migrateToLatest()
  })
  if (error) throw error
}
