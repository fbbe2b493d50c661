import { expect, test } from 'vitest'
import { openTestContext, sendAccepted } from '../../context.fixture.ts'
import { peopleSince } from '../../database/overview.ts'
import { act } from './act.ts'

test('who has open requests or did something lately is offered as an owner, and who left is not', async () => {
  const context = await openTestContext()
  const owned = async (key: string, owner: string, status: 'open' | 'answered') => {
    const reference = await sendAccepted(context, { key })
    await context.db.updateTable('submission').set({ owner, status }).where('reference', '=', reference).execute()
    return reference
  }
  await owned('1', 'Corin', 'open')
  await owned('2', 'Left Long Ago', 'answered')
  const reference = await sendAccepted(context, { key: '3' })
  await act(context, { action: 'answer', target: { references: [reference] } }, { name: 'Ines' })

  expect(await peopleSince(context.db, context.now())).toEqual(['Corin', 'Ines'])
  expect(await peopleSince(context.db, context.now() + 1)).toEqual(['Corin'])
})
