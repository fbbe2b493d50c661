import { type ChangeSource, selectChanges } from '../change-source.ts'
import type { Db } from '../schema.ts'

/** Reads the history table, whose ids come in the order of the commits. */
export function changeSource(db: Db): ChangeSource {
  return {
    async latest() {
      const { id } = await db
        .selectFrom('history')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirstOrThrow()
      return Number(id ?? 0)
    },
    since: (id, limit) => selectChanges(db, id, limit).execute(),
  }
}
