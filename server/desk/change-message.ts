import type { DeskMessage } from '../../contract/desk/events.ts'
import type { ChangeRow } from '../database/change-source.ts'

/** References in one message; above, the client loads its list again. */
const REFERENCES_MAX = 100

/** The messages about all rows after this id, each with the id of its last row. Rows of one action become one message. */
export function* changesAfter(lastId: number, rows: readonly ChangeRow[]) {
  let group: ChangeRow[] = []
  for (const row of rows) {
    if (row.id <= lastId) continue
    const [first] = group
    if (first && (first.batch !== row.batch || first.batch === null || first.kind !== row.kind)) {
      yield* messageOf(group)
      group = []
    }
    group.push(row)
  }
  yield* messageOf(group)
}

function messageOf(group: readonly ChangeRow[]): { message: DeskMessage; id: number }[] {
  const [first] = group
  const last = group.at(-1)
  if (!first || !last) return []
  const { kind, actor, at, batch } = first
  const references = group.flatMap(({ reference }) => reference ?? [])
  const isWhole = references.length === group.length && group.length <= REFERENCES_MAX
  const message: DeskMessage = {
    ...{ type: 'change', kind, actor, batch },
    at: new Date(at).toISOString(),
    references: isWhole ? references : null,
    ...(kind === 'received' && (first.status === 'quarantined' || first.status === 'spam') && { aside: true }),
    ...(kind === 'given' && { owner: first.detail }),
  }
  return [{ message, id: last.id }]
}
