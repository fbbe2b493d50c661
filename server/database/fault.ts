import { postgresFault } from './postgres/fault.ts'
import { sqliteFault } from './sqlite/fault.ts'

/**
 * `full`: no space left. `busy`: another process holds the lock for too long, or the database cannot be reached. `broken`:
 * everything else.
 */
export type DatabaseFault = 'full' | 'busy' | 'broken'

/** What a database error means for the caller, whatever the engine. Undefined for an error of another origin. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  return sqliteFault(error) ?? postgresFault(error)
}
