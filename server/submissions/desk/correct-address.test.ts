import { expect } from 'vitest'
import { NO_FILTER } from '../../../contract/desk/filter.ts'
import { emailOf, openTestContext, sendAccepted, type TestContext, test } from '../../context.fixture.ts'
import { claim, markFailed, markSent } from '../../mail/queue/lease.ts'
import { correctAddress } from './correct-address.ts'
import { listItems } from './list.ts'
import { showSubmission } from './show.ts'
import { undo } from './undo.ts'

const INES = { name: 'Ines' }
const WRONG = 'Mina@quist.example'
const RIGHT = 'mina@quist-stores.example'

async function corrected(context: TestContext, reference: string, typed = ` ${RIGHT} `) {
  const result = await correctAddress(context, reference, typed, INES)
  if (result.status !== 'done') throw new Error(result.status)
  return result.outcome
}

async function foundBy(context: TestContext, text: string): Promise<number> {
  const query = { filter: { ...NO_FILTER, text }, me: 'Ines', now: context.now() }
  return (await listItems(context, query, { limit: 10 })).total
}

test('a corrected address is used by everything that comes after, and undo puts the old one back', async () => {
  const context = await openTestContext()
  const reference = await sendAccepted(context)

  const outcome = await corrected(context, reference)

  const after = await showSubmission(context, reference)
  expect(outcome).toMatchObject({ changed: 1, references: [reference], undo: expect.any(String) })
  expect(after).toMatchObject({ email: RIGHT })
  expect(after?.answers.find(({ key }) => key === 'email')).toMatchObject({ value: RIGHT, shown: RIGHT })
  expect(after?.history.at(-1)).toMatchObject({ kind: 'corrected', actor: 'Ines', detail: `${WRONG} → ${RIGHT}` })
  expect(await foundBy(context, 'quist-stores')).toBe(1)
  expect((await emailOf(context, 'desk')).replyTo).toMatchObject({ address: RIGHT })
  expect((await emailOf(context, 'visitor')).to.address).toBe(RIGHT)
  const row = await context.db.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
  expect(row.mailbox).toBe(RIGHT)

  await undo(context, outcome.undo ?? '', INES)

  expect(await showSubmission(context, reference)).toMatchObject({ email: WRONG })
  expect(await foundBy(context, 'quist-stores')).toBe(0)
  const back = context.db.selectFrom('outbox').select('recipient').where('kind', '=', 'visitor')
  expect((await back.executeTakeFirst())?.recipient).toBe('mina@quist.example')
})

test('a receipt that was given up leaves for the right address; one that was sent is not sent again', async () => {
  const context = await openTestContext()
  const given = await sendAccepted(context)
  const refused = Object.assign(new Error('550 no such user'), { code: 'EENVELOPE', responseCode: 550 })
  for (const row of await claim(context, 2, 1_000)) {
    if (row.kind === 'visitor') await markFailed(context, row, refused, () => 0.5)
    else await markSent(context, row)
  }

  await corrected(context, given)

  const visitor = () =>
    context.db.selectFrom('outbox').selectAll().where('kind', '=', 'visitor').executeTakeFirstOrThrow()
  expect(await visitor()).toMatchObject({ state: 'waiting', attempts: 0, recipient: RIGHT, lastError: null })
  for (const row of await claim(context, 2, 1_000)) await markSent(context, row)
  await corrected(context, given, 'mina@elsewhere.example')
  expect(await visitor()).toMatchObject({ state: 'sent', recipient: RIGHT })
})

test('a receipt that was being sent to the wrong address when it was corrected goes to the right one, too', async () => {
  const context = await openTestContext()
  const reference = await sendAccepted(context)
  const claimed = await claim(context, 2, 1_000)

  await corrected(context, reference)
  for (const row of claimed) await markSent(context, row)

  const letters = await context.db.selectFrom('outbox').select(['kind', 'state']).orderBy('kind').execute()
  expect(letters).toEqual([
    { kind: 'desk', state: 'sent' },
    { kind: 'visitor', state: 'waiting' },
  ])
})

test('what is no address is refused, and the same address changes nothing', async ({ context, reference }) => {
  expect(await correctAddress(context, reference, 'mina@', INES)).toEqual({ status: 'address' })
  expect(await corrected(context, reference, WRONG)).toMatchObject({ changed: 0, reasons: [{ reason: 'already' }] })
  expect(await corrected(context, 'Q-00000', RIGHT)).toMatchObject({ changed: 0, reasons: [{ reason: 'unknown' }] })
})
