import { expect } from 'vitest'
import { emailOf, sendAccepted, test } from '../../context.fixture.ts'
import { claim, markFailed } from '../../mail/queue/lease.ts'
import { resendEmail } from './emails.ts'
import { showSubmission } from './show.ts'

const INES = { name: 'Ines' }

test('a letter goes to a corrected address, and so does all that follows', async ({ context, reference }) => {
  const refused = Object.assign(new Error('550 no such user'), { code: 'EENVELOPE', responseCode: 550 })
  for (const row of await claim(context, 2, 1_000)) {
    if (row.kind === 'visitor') await markFailed(context, row, refused, () => 0.5)
  }
  const failed = await showSubmission(context, reference)
  const letter = failed?.emails.find(({ state }) => state === 'dead')

  const wrong = await resendEmail(context, letter?.id ?? '', INES, 'mina@')
  const sent = await resendEmail(context, letter?.id ?? '', INES, ' mina@quist-stores.example ')

  expect(failed).toMatchObject({ emailFailed: true })
  expect(letter).toMatchObject({ kind: 'visitor', lastError: '550 no such user' })
  expect(wrong).toEqual({ status: 'address' })
  expect(sent).toMatchObject({ status: 'queued' })
  const after = await showSubmission(context, reference)
  expect(after).toMatchObject({ emailFailed: false, email: 'mina@quist-stores.example' })
  const queued = after?.emails.find(({ kind }) => kind === 'visitor')
  expect(queued).toMatchObject({ state: 'waiting', attempts: 0, recipient: 'mina@quist-stores.example' })
  expect((await emailOf(context, 'visitor')).to.address).toBe('mina@quist-stores.example')
  expect(after?.history.map(({ kind, actor, detail }) => [kind, actor, detail])).toEqual([
    ['received', null, ''],
    ['emailFailed', null, 'visitor'],
    ['corrected', 'Ines', 'Mina@quist.example → mina@quist-stores.example'],
    ['emailResent', 'Ines', 'mina@quist-stores.example'],
  ])
})

test('the address of an email to a desk is a setting', async ({ context }) => {
  await sendAccepted(context)
  const { id } = await context.db.selectFrom('outbox').select('id').where('kind', '=', 'desk').executeTakeFirstOrThrow()

  expect(await resendEmail(context, id, INES, 'stranger@quist.example')).toEqual({ status: 'fixed' })
})

test('an email that is being sent at this moment is not sent a second time beside it', async ({ context }) => {
  await sendAccepted(context)
  const [held] = await claim(context, 1, 60_000)

  await resendEmail(context, held?.id ?? '', INES)

  expect((await claim(context, 10, 60_000)).map(({ id }) => id)).not.toContain(held?.id)
})
