import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { type ChangeRow, type ChangeSource, selectChanges } from '../change-source.ts'
import type { Db } from '../schema.ts'

/** Ids before the newest that `latest` looks at for one that is still to come. */
const RECENT = 200
/** How often `latest` looks while a transaction runs that could bring a missing id, and the pause between, ms. */
const LOOKS = 20
const LOOK_MS = 50
/** Gaps that are remembered. */
const GAPS_MAX = 1_000

/**
 * Reads the history in the order of its ids. An id is given before its commit, so a higher one may be seen earlier, and who
 * asks for what came after it would never see the lower one. So nothing is told beyond a missing id until every
 * transaction that ran when it was first missed has ended: then it was rolled back or erased, and never comes. A snapshot's
 * xmax may be below one that runs. So a number is taken after the miss: whatever can still bring the id has a lower one.
 */
export class PostgresChangeSource implements ChangeSource {
  readonly #db: Db
  /** By missing id: a transaction's number above all that can still bring it. */
  readonly #gaps = new Map<number, bigint>()

  constructor(db: Db) {
    this.#db = db
  }

  async latest(): Promise<number> {
    const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from history`.execute(this.#db)
    const newest = rows[0]?.id ?? 0
    const from = Math.max(0, newest - RECENT)
    for (let look = 1; ; look += 1) {
      const settled = (await this.since(from, RECENT)).at(-1)?.id ?? from
      // What was erased long ago would else hold it back for as long as anything is written.
      if (settled >= newest || look === LOOKS) return settled
      await setTimeout(LOOK_MS)
    }
  }

  async since(id: number, limit: number): Promise<ChangeRow[]> {
    const { settled, missing } = await this.#read(id, limit)
    const unknown = missing.filter((gap) => !this.#gaps.has(gap))
    if (unknown.length === 0) return settled
    const { rows } = await sql<{ own: string }>`select pg_current_xact_id()::text as own`.execute(this.#db)
    for (const gap of unknown) {
      const oldest = this.#gaps.keys().next()
      if (this.#gaps.size >= GAPS_MAX && !oldest.done) this.#gaps.delete(oldest.value)
      this.#gaps.set(gap, BigInt(rows[0]?.own ?? 0))
    }
    return (await this.#read(id, limit)).settled
  }

  /** All gaps are noticed, also those behind the first one: all are over when what runs now has ended. */
  async #read(id: number, limit: number) {
    const rows = await selectChanges(this.#db, id, limit)
      .select(sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`.as('xmin'))
      .execute()
    const settled: ChangeRow[] = []
    const missing: number[] = []
    let expected = id + 1
    for (const { xmin, ...row } of rows) {
      const reached = this.#gaps.get(expected)
      if (row.id > expected && (reached === undefined || BigInt(xmin) < reached)) missing.push(expected)
      if (missing.length === 0) settled.push(row)
      expected = row.id + 1
    }
    return { settled, missing }
  }
}
