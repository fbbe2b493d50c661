import { expect } from 'vitest'
import { NO_FILTER } from '../../../contract/desk/filter.ts'
import { sendAccepted, test } from '../../context.fixture.ts'
import { countFacets } from './facets.ts'

test.for([
  // Midnight in Ohio.
  ['first moment of a month is counted in that month', '2026-11-01T04:00:00Z', '2026-11'],
  ['last moment of a month is not counted in the next one', '2026-11-01T03:59:59.999Z', '2026-10'],
] as const)('a request of the %s', async ([_what, received, month], { context }) => {
  await sendAccepted(context)
  await context.db.updateTable('submission').set('receivedAt', Date.parse(received)).execute()

  const { months } = await countFacets(context, { filter: NO_FILTER, me: '', now: context.now() })

  expect(months.filter(({ count }) => count > 0)).toMatchObject([{ value: month, count: 1 }])
})
