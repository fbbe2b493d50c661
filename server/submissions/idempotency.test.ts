import { expect } from 'vitest'
import type { Form } from '../../contract/form.ts'
import { consultation } from '../../contract/forms/consultation.ts'
import { quote } from '../../contract/forms/quote.ts'
import { markedAnswers } from '../answers.fixture.ts'
import { ANSWERS, send, sendAccepted, test } from '../context.fixture.ts'
import { sha256 } from '../secret.ts'
import { identify } from './idempotency.ts'
import { receive } from './receive.ts'

test('one key on two forms is two submissions', async ({ context }) => {
  const received = await Array.fromAsync([quote, consultation] as Form[], (form) =>
    receive(context, { form, answers: markedAnswers(form, 'ada'), files: [], key: 'one key' }),
  )

  expect(received).toMatchObject([
    { status: 'accepted', replay: false, reference: expect.stringMatching(/^Q-/) },
    { status: 'accepted', replay: false, reference: expect.stringMatching(/^C-/) },
  ])
})

test('an answer that nobody gave is none, so that a form is the same after an update with one more optional field', async ({
  context,
}) => {
  const key = 'one key'
  const reference = await sendAccepted(context, { key })
  const first = { status: 'accepted', reference, replay: true }

  expect(await send(context, { key, answers: { website: '' } })).toMatchObject(first)
  // As versions before December 2026 stored it.
  const texts = Object.entries({ ...ANSWERS, website: '' }).sort(([one], [other]) => (one < other ? -1 : 1))
  const digest = sha256(JSON.stringify(['consultation', texts, []]))
  await context.db.updateTable('idempotency').set({ digest }).execute()
  expect(await send(context, { key, answers: { website: '' } })).toMatchObject(first)
  expect(await send(context, { key, answers: { website: 'w.example' } })).toEqual({ status: 'keyReused' })
})

test('the order of the answers makes no other submission, another answer does', () => {
  const form: Form = quote
  const answers = markedAnswers(form, 'ada')
  const reversed = Object.fromEntries(Object.entries(answers).reverse())

  const identity = identify({ form, answers, files: [] })

  expect(identify({ form, answers: reversed, files: [] })).toEqual(identity)
  expect(identify({ form, answers: { ...answers, message: 'Other.' }, files: [] }).digest).not.toBe(identity.digest)
})
