import { expect, test } from 'vitest'
import { openTestContext, sendAccepted } from '../../context.fixture.ts'
import { claim, markFailed } from '../../mail/lease.ts'
import { resendEmail } from './emails.ts'
import { showSubmission } from './show.ts'

const INES = { name: 'Ines' }

test('a letter goes to a corrected address; what the visitor typed stays', async () => {
  const context = await openTestContext()
  const reference = await sendAccepted(context)
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
  expect(after).toMatchObject({ emailFailed: false, email: 'Mina@quist.example' })
  expect(after?.emails.find(({ kind }) => kind === 'visitor')).toMatchObject({
    state: 'waiting',
    attempts: 0,
    recipient: 'mina@quist-stores.example',
  })
  expect(after?.history.map(({ kind, actor, detail }) => [kind, actor, detail])).toEqual([
    ['received', null, ''],
    ['emailFailed', null, 'visitor'],
    ['emailResent', 'Ines', 'mina@quist-stores.example'],
  ])
})
