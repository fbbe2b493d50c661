import { open } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { Kysely, sql } from 'kysely'
import { type ListedAttachment, listAttachments } from './attachment-list.ts'
import { databaseFile } from './database-file.ts'
import { type CopiedPeople, copiedPeople } from './erased-since.ts'
import { unknownMigrations } from './migrate.ts'
import type { Schema } from './schema.ts'
import { SqliteDialect } from './sqlite/dialect.ts'

/** All pages in one step. In several steps the copy would begin again at each commit of the server. */
const ALL_PAGES = 2_147_483_647

/**
 * Copies the database to a new file while other processes write. The copy holds every commit that was answered before
 * this call, and is durable when this resolves. It is made in a thread of its own, in one read transaction: writers go on,
 * and the write-ahead log grows until the copy is complete.
 *
 * @throws what the database and the disk throw.
 */
export async function copyDatabase(dataDir: string, target: string): Promise<void> {
  using source = new DatabaseSync(databaseFile(dataDir))
  await backup(source, target, { rate: ALL_PAGES })
  await using handle = await open(target, 'r+')
  await handle.chmod(0o600)
  await handle.sync()
}

export interface CopyContents {
  /** By table. */
  rows: Record<string, number>
  attachments: ListedAttachment[]
  people: CopiedPeople
  /** Ids of emails whose files belong to it, without digests: these are removed after the records that they name. */
  emails: ReadonlySet<string>
}

/**
 * Reads a copy that no process has open. Changes nothing, so it also works on a disk that cannot be written.
 *
 * @throws an Error for the operator when the copy is damaged, no database, or of a newer version.
 */
export async function readCopy(file: string): Promise<CopyContents> {
  const url = pathToFileURL(file)
  // Otherwise SQLite would put files beside the copy, even to read it.
  url.searchParams.set('immutable', '1')
  await using db = new Kysely<Schema>({ dialect: new SqliteDialect(url, { readOnly: true }) })
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(3)`.execute(db)
  const faults = rows.map((row) => row.integrity_check).filter((fault) => fault !== 'ok')
  if (faults.length > 0) throw new Error(`is damaged: ${faults.join('; ')}`)
  const newer = await unknownMigrations(db)
  if (newer.length > 0) throw new Error(`was written by a newer version (${newer.join(', ')})`)
  const emails = await db.selectFrom('outbox').select('id').where('kind', '!=', 'digest').execute()
  const [attachments, people] = [await listAttachments(db), await copiedPeople(db)]
  return { rows: await rowsByTable(db), attachments, people, emails: new Set(emails.map(({ id }) => id)) }
}

async function rowsByTable(db: Kysely<Schema>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    counts[name] = Number(rows[0]?.count ?? 0)
  }
  return counts
}
