import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/**
 * Checks the whole database: its pages, and the two settings that make a commit survive a power cut.
 * Reads every page, so it takes seconds on a large file; meant for an operator, not for a health probe.
 *
 * @returns the problem in words, or undefined when there is none.
 */
export async function databaseProblem(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(3)`.execute(db)
  const faults = rows.map((row) => row.quick_check).filter((fault) => fault !== 'ok')
  if (faults.length > 0) return `damaged: ${faults.join('; ')}`
  const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db)
  const sync = await sql<{ synchronous: number }>`pragma synchronous`.execute(db)
  if (mode.rows[0]?.journal_mode !== 'wal') return 'does not write ahead (journal_mode is not wal)'
  if (sync.rows[0]?.synchronous !== 2) return 'may lose acknowledged submissions (synchronous is not FULL)'
  return undefined
}
