import { type FileHandle, open } from 'node:fs/promises'
import type { Db } from '../schema.ts'

const logs = new WeakMap<Db, WriteAheadLog>()

/** From now on group commits of this database are synced by its log. */
export function setLog(db: Db, log: WriteAheadLog): void {
  logs.set(db, log)
}

/** Returns when everything that was committed before this call survives a power cut. @throws what the disk throws. */
export async function whenSynced(db: Db): Promise<void> {
  await logs.get(db)?.sync()
}

/** The log of a database; undefined where each commit syncs itself. */
export function logOf(db: Db): WriteAheadLog | undefined {
  return logs.get(db)
}

/**
 * Makes commits durable in another thread. SQLite would sync the write-ahead log inside each commit, and the event loop
 * would stand still for it. Here commits between `defer` and `resume` write the log alone, and `sync` syncs it.
 *
 * What is committed but not synced is whole after a power cut or is not there at all: SQLite finds the last whole commit by
 * the checksums of the log. So nothing may be answered before `sync` has returned.
 */
export class WriteAheadLog {
  readonly #exec: (statement: string) => void
  readonly #file: string
  #handle: FileHandle | undefined
  #running: Promise<void> = Promise.resolve()
  #next: Promise<void> | undefined
  /** A sync failed. The kernel may have dropped the pages, and a second sync of them would report success. */
  #isDoubtful = false

  /**
   * @param exec runs a statement on the connection that commits.
   * @param file the path of the database.
   */
  constructor(exec: (statement: string) => void, file: string) {
    this.#exec = exec
    this.#file = file
  }

  /** Commits from now on are not synced. Only the holder of the connection may call it, outside of a transaction. */
  defer(): void {
    this.#exec('pragma synchronous = normal')
  }

  /** Commits from now on are synced by SQLite again. */
  resume(): void {
    this.#exec('pragma synchronous = full')
  }

  /** How long the log may become before a commit moves it into the database, in pages of 4 KiB. */
  limit(pages: number): void {
    this.#exec(`pragma wal_autocheckpoint = ${pages}`)
  }

  /**
   * Returns when everything that was committed before this call survives a power cut. Calls that come while a sync runs
   * share the next one.
   *
   * @throws what the disk throws. Then nothing that was committed since the last success may be answered.
   */
  sync(): Promise<void> {
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#running = this.#next ?? this.#running
        this.#next = undefined
        return this.#syncNow()
      })
    return this.#next
  }

  /** Waits for the sync that is under way. The caller has closed the database. */
  async close(): Promise<void> {
    await (this.#next ?? this.#running).catch(() => {})
    await this.#handle?.close()
    this.#handle = undefined
  }

  async #syncNow(): Promise<void> {
    this.#handle ??= await open(`${this.#file}-wal`, 'r')
    if (this.#isDoubtful) await this.#rewrite(this.#handle)
    try {
      await this.#handle.datasync()
    } catch (error) {
      this.#isDoubtful = true
      throw error
    }
  }

  /** Moves the whole log into the database, and syncs that. @throws what the disk throws, or while a reader holds the log. */
  async #rewrite(handle: FileHandle): Promise<void> {
    this.#exec('pragma wal_checkpoint(truncate)')
    if ((await handle.stat()).size > 0) throw new Error('The write-ahead log is not synced, and a reader holds it.')
    this.#isDoubtful = false
  }
}
