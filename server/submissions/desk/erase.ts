import type { DeskErasure } from '../../../contract/desk/replies.ts'
import type { DeskTarget } from '../../../contract/desk/requests.ts'
import type { ServerContext } from '../../context.ts'
import { batchesOf } from '../../database/batches.ts'
import { rowCount } from '../../database/transactions.ts'
import { eraseAll } from '../erase.ts'
import type { Actor } from './actor.ts'
import { instant } from './instant.ts'
import { select } from './selection.ts'

const SAMPLE = 10

export type Erased =
  | { status: 'erased'; submissions: number }
  /** The selection has another size than the person confirmed. Nothing was erased. */
  | { status: 'differs'; submissions: number }
  | { status: 'refused'; problem: string }

/** What erasing would remove, for the question that comes before. `undefined` with a filter that cannot be read. */
export async function previewErasure(
  context: ServerContext,
  target: DeskTarget,
  actor: Actor,
): Promise<DeskErasure | undefined> {
  const selection = await select(context, target, actor)
  if (!selection.ok) return undefined
  const { db } = context
  const { ids } = selection
  const total = { files: 0, bytes: 0, emails: 0, notes: 0, events: 0, drafts: 0 }
  // PostgreSQL takes no empty list.
  if (ids.length === 0) return { ...total, submissions: 0, sample: [] }
  for (const batch of batchesOf(ids)) {
    const files = await db.selectFrom('attachment').select('bytes').where('submissionId', 'in', batch).execute()
    total.files += files.length
    total.bytes += files.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const [table, key] of TABLES) {
      total[key] += await rowCount(db.selectFrom(table).where('submissionId', 'in', batch))
    }
    const drafts = db.selectFrom('draft').where('submissionId', 'in', batch).where('sentAs', 'is', null)
    total.drafts += await rowCount(drafts)
  }
  const sample = await db
    .selectFrom('submission')
    .select(['reference', 'name', 'title', 'receivedAt'])
    .where('id', 'in', ids.slice(0, SAMPLE))
    .orderBy('receivedAt')
    .execute()
  return {
    ...total,
    submissions: ids.length,
    sample: sample.map(({ receivedAt, ...rest }) => ({ ...rest, receivedAt: instant(receivedAt) })),
  }
}

const TABLES = [
  ['outbox', 'emails'],
  ['note', 'notes'],
  ['history', 'events'],
] as const

/**
 * Removes submissions for good, with everything about them. `expected` is the number that a person confirmed. What the
 * filter does not have any more when its turn comes stays.
 */
export async function erase(
  context: ServerContext,
  target: DeskTarget,
  expected: number,
  actor: Actor,
): Promise<Erased> {
  const selection = await select(context, target, actor)
  if (!selection.ok) return { status: 'refused', problem: selection.problem }
  const { ids, isStill } = selection
  if (ids.length !== expected) return { status: 'differs', submissions: ids.length }
  return { status: 'erased', submissions: await eraseAll(context, ids, actor.name, isStill) }
}
