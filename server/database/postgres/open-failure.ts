import pg from 'pg'
import { UnreachableDatabase } from './fault.ts'

/** An error of opening the database, for the operator: where it is, without its password, and what to do. */
export function openFailure(databaseUrl: string, error: unknown): Error {
  const message = error instanceof Error ? error.message || String(error.cause ?? error.name) : String(error)
  return new Error(`The database at ${placeOf(databaseUrl)} ${remedy(error, message)}`, { cause: error })
}

/** Host, port and name; never the password. */
export function placeOf(databaseUrl: string): string {
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl)
  return `${searchParams.get('host') ?? hostname}${port === '' ? '' : `:${port}`}${pathname}`
}

function remedy(error: unknown, message: string): string {
  if (error instanceof UnreachableDatabase)
    return `cannot be reached (${message}). Is DATABASE_URL right, and does the database run?`
  // Words of our own checks, which begin with a verb.
  if (!(error instanceof pg.DatabaseError)) return message
  const { code = '' } = error
  if (code.startsWith('28')) return `refuses this user (${message}). Correct user and password in DATABASE_URL.`
  if (code === '3D000') return `does not exist (${message}). Create it, or correct DATABASE_URL.`
  if (code === '42501') return `gives too few rights (${message}). The user of DATABASE_URL must own the database.`
  return `cannot be used: ${message}.`
}
