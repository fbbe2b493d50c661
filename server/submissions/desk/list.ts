import type { DeskList } from '../../../contract/desk.ts'
import type { DeskSort } from '../../../contract/desk-filter.ts'
import type { ServerContext } from '../../context.ts'
import { wordsOf } from '../../database/fold.ts'
import type { SubmissionTable } from '../../database/schema.ts'
import {
  conditionsOf,
  countMatching,
  type PageEnd,
  pageOf,
  type Section,
  type SubmissionQuery,
} from '../../database/submission-query.ts'
import { completeIndexes } from '../index-submission.ts'
import { itemOf } from './items.ts'
import { type Loaded, loadAll } from './loaded.ts'
import { findRow } from './show.ts'

const SECTIONS: Record<DeskSort, Section[]> = {
  due: [{ of: 'all', by: 'dueAt', descending: false }],
  received: [{ of: 'all', by: 'receivedAt', descending: true }],
  open: [
    { of: 'open', by: 'dueAt', descending: false },
    { of: 'others', by: 'receivedAt', descending: true },
  ],
}

/** The page of a list that begins after `after`, with the counts around it. An unknown `after` begins at the start. */
export async function listItems(
  context: ServerContext,
  query: SubmissionQuery,
  { after, limit }: { after?: string; limit: number },
): Promise<DeskList> {
  const started = performance.now()
  await completeIndexes(context)
  const conditions = await conditionsOf(context.db, query)
  const { rows, next } = await page(context, query, { after, limit }, conditions)
  const words = wordsOf(query.filter.text)
  const items = (await loadAll(context.db, rows)).map((loaded) => itemOf(loaded, words))
  const total = await countMatching(context.db, conditions)
  const { count } = await context.db
    .selectFrom('submission')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { items, next, total, of: Number(count), ms: Math.round((performance.now() - started) * 10) / 10 }
}

/** Rows of a filter, whole, one page after the other. For exports and the command line. */
export async function* eachLoaded(context: ServerContext, query: SubmissionQuery, limit = 200): AsyncGenerator<Loaded> {
  await completeIndexes(context)
  const conditions = await conditionsOf(context.db, query)
  let after: string | undefined
  do {
    const { rows, next } = await page(context, query, { after, limit }, conditions)
    yield* await loadAll(context.db, rows)
    after = next ?? undefined
  } while (after !== undefined)
}

/** One submission with what belongs to it. Undefined for an unknown reference. */
export async function findLoaded(context: ServerContext, reference: string): Promise<Loaded | undefined> {
  const row = await findRow(context, reference)
  return row && (await loadAll(context.db, [row]))[0]
}

async function page(
  context: ServerContext,
  { filter }: SubmissionQuery,
  { after, limit }: { after?: string; limit: number },
  conditions: Awaited<ReturnType<typeof conditionsOf>>,
): Promise<{ rows: SubmissionTable[]; next: string | null }> {
  const sections = SECTIONS[filter.sort]
  const start = readEnd(after)
  const rows: SubmissionTable[] = []
  for (let index = start?.section ?? 0; index < sections.length; index += 1) {
    const section = sections[index]
    if (!section) break
    const end = index === start?.section ? start.end : undefined
    // One more than wanted tells whether there is a next page.
    const found = await pageOf(context.db, conditions, section, end, limit + 1 - rows.length)
    for (const row of found) {
      if (rows.length === limit) return { rows, next: endOf(rows.at(-1), sections) }
      rows.push(row)
    }
    if (rows.length === limit + 1) break
  }
  return { rows, next: null }
}

/** `section.key.number` of the last row of a page. */
function endOf(row: SubmissionTable | undefined, sections: Section[]): string | null {
  if (!row) return null
  const index = sections.findIndex(({ of }) => of === 'all' || (of === 'open') === (row.status === 'open'))
  return `${index}.${row[sections[index]?.by ?? 'dueAt']}.${row.number}`
}

function readEnd(after: string | undefined): { section: number; end: PageEnd } | undefined {
  const [, section, key, number] = /^([01])\.(-?\d{1,16})\.(\d{1,16})$/.exec(after ?? '') ?? []
  if (section === undefined) return undefined
  return { section: Number(section), end: { key: Number(key), number: Number(number) } }
}
