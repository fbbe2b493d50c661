import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/** A server before 13 is not supported by its makers any more, and lacks functions that queries here use. */
const OLDEST_VERSION = 130_000

/** The settings that make a commit survive a power cut, as the database itself has them for this user. */
export async function databaseProblem(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ fsync: string; sync: string; pages: string; encoding: string; version: string }>`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync,
    current_setting('full_page_writes') as pages, current_setting('server_encoding') as encoding,
    current_setting('server_version_num') as version`.execute(db)
  const [settings] = rows
  if (!settings) return 'tells none of its settings'
  const { fsync, sync, pages, encoding, version } = settings
  if (Number(version) < OLDEST_VERSION) return 'is older than PostgreSQL 13'
  if (encoding !== 'UTF8') return `has the encoding ${encoding}; create it with UTF8`
  if (fsync !== 'on' || pages !== 'on')
    return 'may lose acknowledged submissions (fsync and full_page_writes must be on)'
  if (sync === 'off') return 'may lose acknowledged submissions (synchronous_commit is off)'
  return undefined
}
