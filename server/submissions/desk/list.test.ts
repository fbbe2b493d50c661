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

test.each<[DeskSort, 'asc' | 'desc']>([
  ['due', 'asc'],
  ['received', 'desc'],
])('page by page, a list by %s has each request of one moment once, by its number', async (sort, direction) => {
  const context = await sameMoment()
  const rows = await context.db.selectFrom('submission').select('reference').orderBy('number', direction).execute()

  expect(await pagesOf(context, sort)).toEqual(rows.map(({ reference }) => reference))
})

test('page by page, the open ones come first, each by its number, and the others follow', async () => {
  const context = await sameMoment()
  const ordered = (open: boolean) =>
    context.db
      .selectFrom('submission')
      .select('reference')
      .where('status', open ? '=' : '!=', 'open')
      .orderBy('number', open ? 'asc' : 'desc')
      .execute()
  const all = [...(await ordered(true)), ...(await ordered(false))].map(({ reference }) => reference)

  expect(await pagesOf(context, 'open')).toEqual(all)
  const exported: string[] = []
  const query = { filter: { ...NO_FILTER, sort: 'open' as const }, me: '', now: context.now() }
  for await (const { submission } of eachLoaded(context, query)) exported.push(submission.reference)
  expect(exported).toEqual(all)
})
