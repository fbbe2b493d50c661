import { join } from 'node:path'

/** The path of the database file, where the data is kept in DATA_DIR. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'site.db')
}
