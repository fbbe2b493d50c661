import { filterToQuery, readFilter } from '../../../contract/desk/filter.ts'
import type { DeskTarget } from '../../../contract/desk/requests.ts'
import type { ServerContext } from '../../context.ts'
import { batchesOf } from '../../database/batches.ts'
import { conditionsOf, eachMatching, type SubmissionCondition } from '../../database/submission-query.ts'
import { indexForRequest } from '../complete-indexes.ts'
import { normalReference } from '../reference.ts'
import type { Actor } from './actor.ts'

export type Selection =
  /** `isStill`: whether the filter has a submission still. */
  | { ok: true; ids: string[]; unknown: string[]; isStill?: SubmissionCondition }
  /** Nothing may be done: the filter has a part that does not exist, or the indexes are not complete. */
  | { ok: false; problem: string }

/** An action on what a search finds would leave out what it cannot find yet. */
const NOT_INDEXED = 'Older requests are still being made searchable. Please try again in a few minutes.'

/** The submissions that a request names, as they are now: what arrives later is not among them. */
export async function select(context: ServerContext, target: DeskTarget, actor: Actor): Promise<Selection> {
  return 'references' in target ? byReferences(context, target.references) : byFilter(context, target.filter, actor)
}

async function byReferences({ db }: ServerContext, typed: string[]): Promise<Selection> {
  const references = [...new Set(typed.map(normalReference))]
  const found = await Array.fromAsync(batchesOf(references), (batch) =>
    db.selectFrom('submission').select(['id', 'reference']).where('reference', 'in', batch).execute(),
  )
  const known = new Map(found.flat().map(({ id, reference }) => [reference, id]))
  return {
    ok: true,
    ids: references.flatMap((reference) => known.get(reference) ?? []),
    unknown: references.filter((reference) => !known.has(reference)),
  }
}

async function byFilter(context: ServerContext, query: string, actor: Actor): Promise<Selection> {
  const { filter, problems } = readFilter(query)
  if (problems[0]) return { ok: false, problem: problems[0] }
  if (filterToQuery({ ...filter, sort: 'due' }) === '')
    return { ok: false, problem: 'This filter has everything. Give it at least one part, such as a status or a date.' }
  const { left } = await indexForRequest(context, filter)
  if (left) return { ok: false, problem: NOT_INDEXED }
  const conditions = await conditionsOf(context.db, { filter, me: actor.name, now: context.now() })
  const ids: string[] = []
  for await (const rows of eachMatching(context.db, conditions, (query) => query.select('id')))
    ids.push(...rows.map(({ id }) => id))
  return { ok: true, ids, unknown: [], isStill: () => conditions() }
}
