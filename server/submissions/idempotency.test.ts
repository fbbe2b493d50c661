import { expect } from 'vitest'
import type { Form } from '../../contract/form.ts'
import { consultation } from '../../contract/forms/consultation.ts'
import { quote } from '../../contract/forms/quote.ts'
import { markedAnswers } from '../answers.fixture.ts'
import { test } from '../context.fixture.ts'
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

test('the order of the answers makes no other submission, another answer does', () => {
  const form: Form = quote
  const answers = markedAnswers(form, 'ada')
  const reversed = Object.fromEntries(Object.entries(answers).reverse())

  const identity = identify({ form, answers, files: [] })

  expect(identify({ form, answers: reversed, files: [] })).toEqual(identity)
  expect(identify({ form, answers: { ...answers, message: 'Other.' }, files: [] }).digest).not.toBe(identity.digest)
})
