import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { engineOf } from './engine.ts'
import * as MIGRATIONS from './migrations.ts'
import type { Db } from './schema.ts'
import { lock } from './transactions.ts'

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
