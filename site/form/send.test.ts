import { describe, expect, test } from 'vitest'
import { parseAccepted } from './parse-reply.ts'
import { outcomeOf } from './send.ts'

const reply = { message: '', reference: 'Q-7K3M9', receipt: '/r/abc', dueAt: '' }

describe('what the server answered', () => {
  test('is accepted only with our server’s reply', () => {
    expect(outcomeOf(200, JSON.stringify(reply), parseAccepted)).toEqual({ status: 'accepted', reply })
    expect(outcomeOf(200, '<html>Sign in to use Wi-Fi', parseAccepted)).toEqual({ status: 'refused', code: 200 })
    expect(outcomeOf(204, '', parseAccepted)).toEqual({ status: 'refused', code: 204 })
  })

  test('is refused with its reason and its problems, where it gives any', () => {
    const body = { error: 'Please correct the marked fields.', fields: { email: 'Wrong' } }

    expect(outcomeOf(400, JSON.stringify(body), parseAccepted)).toEqual({ status: 'refused', code: 400, ...body })
    expect(outcomeOf(502, '<html>Bad gateway', parseAccepted)).toEqual({ status: 'refused', code: 502 })
  })

  test('is refused by its status, whatever it holds', () => {
    expect(outcomeOf(503, JSON.stringify(reply), parseAccepted)).toEqual({ status: 'refused', code: 503 })
  })
})
