import { errorCode } from '../error-code.ts'

/** `full`: no space left. `busy`: another process holds the lock for too long. `broken`: everything else. */
type DatabaseFault = 'full' | 'busy' | 'broken'

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const SQLITE_BUSY = 5
const SQLITE_LOCKED = 6
const SQLITE_FULL = 13

/** What a database error means for the caller, whatever the engine. Undefined for an error of another origin. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error) || errorCode(error) !== 'ERR_SQLITE_ERROR') return undefined
  const errcode = 'errcode' in error ? Number(error.errcode) : 0
  // The low byte holds the primary code; the higher bytes say where it happened.
  switch (errcode & 0xff) {
    case SQLITE_FULL:
      return 'full'
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return 'busy'
    default:
      return 'broken'
  }
}
