import { describe, expect, test } from 'vitest'
import { parseAccepted, parseJson, parseRefused, parseSubscribed, parseUploaded } from './parse-reply.ts'

const REPLY = { message: 'Thanks', reference: 'Q-7K3M9', receipt: '/r/abc', dueAt: '2026-11-23T15:00:00.000Z' }

describe('the answer to a form', () => {
  test('is read whole', () => {
    expect(parseAccepted(REPLY)).toEqual(REPLY)
  })

  test.each([{}, { success: true }, { message: 'Thanks' }, { reference: 7, receipt: null }])(
    'may lack anything, which then stays empty: %j',
    (answer: { message?: string }) => {
      const { message = '' } = answer
      expect(parseAccepted(answer)).toEqual({ message, reference: '', receipt: '', dueAt: '' })
    },
  )
})

test('an upload is its token, a subscription its message, where they tell it', () => {
  expect(parseUploaded({ upload: 'token' })).toEqual({ upload: 'token' })
  expect(parseUploaded({ upload: 1 })).toEqual({ upload: '' })
  expect(parseSubscribed({ message: 'Check your mail' })).toEqual({ message: 'Check your mail' })
  expect(parseSubscribed({})).toEqual({ message: '' })
})

test('a refusal keeps what is text and leaves out the rest', () => {
  const refused = parseRefused({ error: 'No', fields: { email: 'Wrong', phone: 3, name: '' } })
  expect(refused).toEqual({ error: 'No', fields: { email: 'Wrong' } })
  expect(parseRefused({ error: '', fields: ['email'] })).toEqual({})
})

test.each(['<html>Sign in to use Wi-Fi', '', 'null', '"ok"', '[1]', '{"a":'])('%j is no JSON object', (body) => {
  expect(parseJson(body)).toBeUndefined()
})
