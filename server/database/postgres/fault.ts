import pg from 'pg'

/** A connection could not be opened, or broke. What was asked may have been done all the same. */
export class UnreachableDatabase extends Error {
  override readonly name = 'UnreachableDatabase'
}

/** An error of a connection; one that the database itself reported stays as it is. */
export function asUnreachable(error: unknown): unknown {
  if (error instanceof pg.DatabaseError || error instanceof UnreachableDatabase) return error
  const message = error instanceof Error ? error.message : String(error)
  return new UnreachableDatabase(message, { cause: error })
}

/** A statement's name is another one's, or is not known. */
const NAMED_WRONGLY = ['42P05', '26000']

/** Whether connections of ours share a session or change it, as behind some poolers: no statement of a name lasts there. */
export function sharesSessions(error: unknown): boolean {
  return error instanceof pg.DatabaseError && NAMED_WRONGLY.includes(error.code ?? '')
}

/** Classes and codes of SQLSTATE (PostgreSQL, appendix A). */
const DISK_FULL = '53100'
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'
const UNIQUE_VIOLATION = '23505'
/** Too many connections and the like, an operator's shutdown, a lock or statement that took too long. */
const PASSING = /^(08|53|57|55P03|40001$|40P01$)/

/** What an error of Postgres means. Undefined for an error of another origin. */
export function postgresFault(error: unknown): 'full' | 'busy' | 'broken' | undefined {
  if (error instanceof UnreachableDatabase) return 'busy'
  if (!(error instanceof pg.DatabaseError)) return undefined
  const { code = '' } = error
  if (code === DISK_FULL) return 'full'
  return PASSING.test(code) ? 'busy' : 'broken'
}

/**
 * Whether the same work may succeed at once, because another transaction was in its way: two waited for each other, or the
 * other one inserted what this one had looked for and not found.
 */
export function isOvertaken(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false
  return [SERIALIZATION_FAILURE, DEADLOCK_DETECTED, UNIQUE_VIOLATION].includes(error.code ?? '')
}
