import type { DeskSort } from '../../../contract/desk/filter.ts'
import type { DeskList } from '../../../contract/desk/replies.ts'
import { wordsOf } from '../../../contract/search-words.ts'
import type { ServerContext } from '../../context.ts'
import { batchesOf } from '../../database/batches.ts'
import { isNoCanary } from '../../database/canaries.ts'
import type { SubmissionTable } from '../../database/schema.ts'
import {
  conditionsOf,
  countMatching,
  eachMatching,
  type PageEnd,
  pageOf,
  rowsOf,
  type Section,
  type SubmissionQuery,
} from '../../database/submission-query.ts'
import { rowCount } from '../../database/transactions.ts'
import { indexForAll, indexForRequest } from '../complete-indexes.ts'
import { itemOf } from './items.ts'
import { type Loaded, loadAll } from './loaded.ts'
import { findRow } from './show.ts'

const SECTIONS: Record<DeskSort, [Section, ...Section[]]> = {
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
  await indexForRequest(context, query.filter)
  const conditions = await conditionsOf(context.db, query)
  const { rows, next } = await page(context, query, { after, limit }, conditions)
  const words = wordsOf(query.filter.text)
  const items = (await loadAll(context.db, rows)).map((loaded) => itemOf(loaded, words))
  const total = await countMatching(context.db, conditions)
  const of = await rowCount(context.db.selectFrom('submission').where(await isNoCanary(context.db)))
  return { items, next, total, of, ms: Math.round((performance.now() - started) * 10) / 10 }
}

/**
 * The submissions of a filter, whole, in the filter's order. For exports and the command line. Which ones and in what
 * order is decided first: a submission that is answered while the export runs is there once, as it is when it is read.
 */
export async function* eachLoaded(context: ServerContext, query: SubmissionQuery, batch = 200): AsyncGenerator<Loaded> {
  await indexForAll(context, query.filter)
  const numbers = await orderedNumbers(context, query)
  for (const some of batchesOf(numbers, batch)) yield* await loadAll(context.db, await rowsOf(context.db, some))
}

/** The numbers of all that match, in the filter's order. Reads each submission once, at one moment. */
async function orderedNumbers({ db }: ServerContext, query: SubmissionQuery): Promise<number[]> {
  const conditions = await conditionsOf(db, query)
  const sections = SECTIONS[query.filter.sort]
  const found: { section: number; key: number; number: number }[] = []
  for await (const rows of eachMatching(db, conditions, (query) => query.select(['status', 'dueAt', 'receivedAt']))) {
    for (const row of rows) {
      const index = sectionOf(row, sections)
      const { by, descending } = sections[index] ?? SECTIONS.due[0]
      const sign = descending ? -1 : 1
      found.push({ section: index, key: sign * row[by], number: sign * row.number })
    }
  }
  found.sort((a, b) => a.section - b.section || a.key - b.key || a.number - b.number)
  return found.map(({ number }) => Math.abs(number))
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
  }
  return { rows, next: null }
}

/** `section.key.number` of the last row of a page. */
function endOf(row: SubmissionTable | undefined, sections: Section[]): string | null {
  if (!row) return null
  const index = sectionOf(row, sections)
  return `${index}.${row[sections[index]?.by ?? 'dueAt']}.${row.number}`
}

/** Which section of a list has this submission. */
function sectionOf({ status }: Pick<SubmissionTable, 'status'>, sections: readonly Section[]): number {
  return sections.findIndex(({ of }) => of === 'all' || (of === 'open') === (status === 'open'))
}

/** Whether `after` is what a page before gave as its `next`. */
export function isEnd(after: string): boolean {
  return readEnd(after) !== undefined
}

function readEnd(after: string | undefined): { section: number; end: PageEnd } | undefined {
  const [, section, key, number] = /^([01])\.(-?\d{1,16})\.(\d{1,9})$/.exec(after ?? '') ?? []
  if (section === undefined) return undefined
  return { section: Number(section), end: { key: Number(key), number: Number(number) } }
}
