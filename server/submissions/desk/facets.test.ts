import { expect } from 'vitest'
import { NO_FILTER } from '../../../contract/desk/filter.ts'
import { sendAccepted, test } from '../../context.fixture.ts'
import { countFacets } from './facets.ts'

test('a request of the first moment of a month is counted in that month, and in no other', async ({ context }) => {
  await sendAccepted(context)
  // Midnight in Ohio.
  await context.db
    .updateTable('submission')
    .set({ receivedAt: Date.parse('2026-11-01T04:00:00Z') })
    .execute()

  const { months } = await countFacets(context, { filter: NO_FILTER, me: '', now: context.now() })

  expect(months.filter(({ count }) => count > 0)).toMatchObject([{ value: '2026-11', count: 1 }])
})

test('a request of the last moment of a month is not of the next one', async ({ context }) => {
  await sendAccepted(context)
  await context.db
    .updateTable('submission')
    .set({ receivedAt: Date.parse('2026-11-01T03:59:59.999Z') })
    .execute()

  const { months } = await countFacets(context, { filter: NO_FILTER, me: '', now: context.now() })

  expect(months.filter(({ count }) => count > 0)).toMatchObject([{ value: '2026-10', count: 1 }])
})
