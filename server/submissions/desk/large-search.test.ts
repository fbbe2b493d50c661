import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { NO_FILTER } from '../../../contract/desk/filter.ts'
import { multiplySubmission, openTestContext, sendAccepted, type TestContext } from '../../context.fixture.ts'
import { countChoiceFacets, countFacets } from './facets.ts'
import { listItems } from './list.ts'

// The database answers from a list of numbers for a few matches, and from one byte for each submission for many.

const MANY = 2_100
/** A third of them say "cold". */
const COLD = MANY / 3

/** Submissions in the indexes: a third with a word that no other has, of them every second answered. */
async function largeContext(): Promise<TestContext> {
  const context = await openTestContext()
  await sendAccepted(context, { answers: { service: 'devops' } })
  await multiplySubmission(context.db, MANY, {
    status: `case when n % 2 = 0 then 'answered' else 'open' end`,
    indexed: '1',
  })
  await sql`insert into choice ("submissionId", number, field, value)
    select id, number, 'service', case when number % 5 = 0 then 'not-sure' else 'devops' end from submission`.execute(
    context.db,
  )
  const words = context.databaseUrl
    ? sql`insert into search (number, words) select number,
        case when number % 3 = 0 then '''harbor'':1 ''cold'':2' else '''harbor'':1' end::tsvector from submission`
    : sql`insert into search (rowid, answers) select number,
        case when number % 3 = 0 then 'harbor cold' else 'harbor' end from submission`
  await words.execute(context.db)
  return context
}

test('a search with thousands of matches lists and counts exactly those', async () => {
  const context = await largeContext()
  const numbers = await context.db.selectFrom('submission').select(['number', 'status']).execute()
  const asked = (filter: object) => ({ filter: { ...NO_FILTER, ...filter }, me: '', now: context.now() })
  const isCold = ({ number }: { number: number }) => number % 3 === 0
  const isAnswered = ({ status }: { status: string }) => status === 'answered'
  const isSure = ({ number }: { number: number }) => number % 5 !== 0

  const all = await listItems(context, asked({ text: 'harb' }), { limit: 10 })
  const cold = await listItems(context, asked({ text: 'harbor col' }), { limit: 10 })
  const both = await listItems(context, asked({ text: 'harbor', status: ['answered'] }), { limit: 10 })
  const facets = await countFacets(context, asked({ text: 'harbor' }))
  const choices = await countChoiceFacets(context, asked({ text: 'harbor', status: ['answered'] }))

  expect(all).toMatchObject({ total: MANY, of: MANY })
  expect(cold.total).toBe(COLD)
  expect(cold.items).toHaveLength(10)
  expect(both.total).toBe(numbers.filter(isAnswered).length)
  expect(facets.status.find(({ value }) => value === 'answered')?.count).toBe(numbers.filter(isAnswered).length)
  expect(facets.months.at(-1)?.count).toBe(MANY)
  const service = choices.find(({ field }) => field === 'service')?.values
  expect(service?.find(({ value }) => value === 'devops')?.count).toBe(numbers.filter(isAnswered).filter(isSure).length)
  expect(numbers.filter(isCold)).toHaveLength(COLD)
})
