import { errorCode } from '../../error-code.ts'

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const SQLITE_BUSY = 5
const SQLITE_LOCKED = 6
const SQLITE_FULL = 13

/** What an error of SQLite means. Undefined for an error of another origin. */
export function sqliteFault(error: unknown): 'full' | 'busy' | 'broken' | undefined {
  if (!(error instanceof Error) || errorCode(error) !== 'ERR_SQLITE_ERROR') return undefined
  const errcode = 'errcode' in error ? Number(error.errcode) : 0
  // The low byte holds the primary code; the higher bytes say where it happened.
  const primary = errcode & 0xff
  if (primary === SQLITE_FULL) return 'full'
  return primary === SQLITE_BUSY || primary === SQLITE_LOCKED ? 'busy' : 'broken'
}
