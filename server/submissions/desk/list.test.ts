import { expect, test } from 'vitest'
import { type DeskSort, NO_FILTER } from '../../../contract/desk/filter.ts'
import { multiplySubmission, openTestContext, sendAccepted, type TestContext } from '../../context.fixture.ts'
import { eachLoaded, listItems } from './list.ts'

const MANY = 40
const PAGE = 7

/** So many submissions of the same moment, stored in another order than they are numbered; a third is answered. */
async function sameMoment(): Promise<TestContext> {
  const context = await openTestContext()
  await sendAccepted(context)
  await multiplySubmission(context.db, MANY, {
    number: 'number + 1 + (n * 17) % 41',
    status: `case when n % 3 = 0 then 'answered' else 'open' end`,
  })
  return context
}

async function pagesOf(context: TestContext, sort: DeskSort): Promise<string[]> {
  const references: string[] = []
  let after: string | undefined
  do {
    const query = { filter: { ...NO_FILTER, sort }, me: '', now: context.now() }
    const { items, next, total } = await listItems(context, query, { after, limit: PAGE })
    expect(total).toBe(MANY)
    references.push(...items.map(({ reference }) => reference))
    after = next ?? undefined
  } while (after !== undefined && references.length <= 2 * MANY)
  return references
}

type Row = { reference: string; status: string }
const isOpen = ({ status }: Row) => status === 'open'

test.each<[DeskSort, (rows: Row[]) => Row[]]>([
  ['due', (rows) => rows],
  ['received', (rows) => rows.toReversed()],
  ['open', (rows) => [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row)).toReversed()]],
])('page by page, a list by %s and its export have each request of one moment once, by number', async (sort, of) => {
  const context = await sameMoment()
  const rows = await context.db.selectFrom('submission').select(['reference', 'status']).orderBy('number').execute()
  const all = of(rows).map(({ reference }) => reference)

  expect(await pagesOf(context, sort)).toEqual(all)
  const query = { filter: { ...NO_FILTER, sort }, me: '', now: context.now() }
  const exported = await Array.fromAsync(eachLoaded(context, query, PAGE))
  expect(exported.map(({ submission }) => submission.reference)).toEqual(all)
})
