/** The first version in which a write-ahead log that is begun anew cannot damage the database (sqlite.org/wal.html). */
const SQLITE_MIN = [3, 51, 3] as const

/** Why the SQLite of this Node cannot be trusted with the embedded database, with the remedy. Undefined where it can. */
export function engineProblem(version = process.versions.sqlite ?? ''): string | undefined {
  const found = version.split('.').map(Number)
  const [part] = SQLITE_MIN.flatMap((least, at) => (found[at] === least ? [] : [(found[at] ?? 0) > least]))
  if (part !== false) return undefined
  return `This Node has SQLite ${version || 'of no version'}, which can damage a database: ${SQLITE_MIN.join('.')} is needed. Use the Node of \`npm ci\` (node_modules/.bin/node), or a newer one.`
}
