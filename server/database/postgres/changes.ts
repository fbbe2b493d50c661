import { setTimeout } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { type ChangeRow, type ChangeSource, selectChanges } from '../change-source.ts'
import type { Db } from '../schema.ts'

/** Ids before the newest that `latest` looks at for one that is still to come. */
const RECENT = 200
/** How often `latest` looks while a transaction runs that could bring a missing id, and the pause between, ms. */
const LOOKS = 20
const LOOK_MS = 50
/** Gaps that are remembered. */
const GAPS_MAX = 1_000

/** Transactions of this moment: all below `xmin` have ended, and none has reached `xmax` yet. */
interface Snapshot {
  xmin: bigint
  xmax: bigint
}

/**
 * Reads the history in the order of its ids. An id is given before its commit, so a higher one may be seen earlier, and who
 * asks for what came after it would never see the lower one. So nothing is told beyond a missing id until every
 * transaction that ran when it was first missed has ended: then it was rolled back or erased, and never comes.
 */
export class PostgresChangeSource implements ChangeSource {
  readonly #db: Db
  /** By missing id: the first transaction that cannot bring it. */
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
    const rows = await selectChanges(this.#db, id, limit)
      .select([asText(sql`pg_snapshot_xmin(pg_current_snapshot())`).as('xmin')])
      .select([asText(sql`pg_snapshot_xmax(pg_current_snapshot())`).as('xmax')])
      .execute()
    const settled: ChangeRow[] = []
    let expected = id + 1
    let isHeld = false
    for (const { xmin, xmax, ...row } of rows) {
      if (row.id > expected && !this.#isOver(expected, { xmin: BigInt(xmin), xmax: BigInt(xmax) })) isHeld = true
      // The gaps behind the first one are noticed now, too: all are over when what runs now has ended.
      if (!isHeld) settled.push(row)
      expected = row.id + 1
    }
    return settled
  }

  #isOver(missing: number, { xmin, xmax }: Snapshot): boolean {
    const reached = this.#gaps.get(missing)
    if (reached !== undefined) return xmin >= reached
    const oldest = this.#gaps.keys().next()
    if (this.#gaps.size >= GAPS_MAX && !oldest.done) this.#gaps.delete(oldest.value)
    this.#gaps.set(missing, xmax)
    // No transaction runs at all.
    return xmin === xmax
  }
}

function asText(value: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(${value})::text`
}
