import { describe, expect, test } from 'vitest'
import { parseAccepted, parseJson, parseRefused, parseSubscribed, parseUploaded } from './parse-reply.ts'

const REPLY = { message: 'Thanks', reference: 'Q-7K3M9', receipt: '/r/abc', dueAt: '2026-11-23T15:00:00.000Z' }

describe('the answer to a form', () => {
  test('is read whole', () => {
    expect(parseAccepted(REPLY)).toEqual(REPLY)
  })

  test('is none without a reference: another server answered', () => {
    expect(parseAccepted({})).toBeUndefined()
    expect(parseAccepted({ ...REPLY, reference: 7 })).toBeUndefined()
  })

  test('may lack the rest, which then stays empty', () => {
    expect(parseAccepted({ reference: 'Q-7K3M9', receipt: null })).toEqual({
      message: '',
      reference: 'Q-7K3M9',
      receipt: '',
      dueAt: '',
    })
  })
})

test('an upload is its token, a subscription its message', () => {
  expect(parseUploaded({ upload: 'token' })).toEqual({ upload: 'token' })
  expect(parseUploaded({ upload: '' })).toBeUndefined()
  expect(parseSubscribed({ message: 'Check your mail' })).toEqual({ message: 'Check your mail' })
  expect(parseSubscribed({ message: 1 })).toBeUndefined()
})

test('a refusal keeps what is text and leaves out the rest', () => {
  expect(parseRefused({ error: 'No', fields: { email: 'Wrong', phone: 3, name: '' } })).toEqual({
    error: 'No',
    fields: { email: 'Wrong' },
  })
  expect(parseRefused({ error: '', fields: ['email'] })).toEqual({})
})

test.each(['<html>Sign in to use Wi-Fi', '', 'null', '"ok"', '[1]', '{"a":'])('%j is no JSON object', (body) => {
  expect(parseJson(body)).toBeUndefined()
})
