import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

// A thread of the server. It moves the write-ahead log into the database, on a connection of its own, while the server's
// connection goes on writing. Ends with its process, at any point: SQLite does the same work again.

/** SQLite's own pages of the log at which a commit would do this, bytes. */
const LOG_BYTES = 4_000_000
const LOOK_MS = 250

const file = String(workerData)
const database = new DatabaseSync(file)
database.exec('pragma synchronous = normal; pragma secure_delete = on;')

setInterval(() => {
  const size = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
  // Passive: neither waits for a reader or writer nor makes one wait. What they hold is left to the next call.
  if (size >= LOG_BYTES) database.exec('pragma wal_checkpoint(passive)')
}, LOOK_MS)
