import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeRequest, fakeRequests } from './fake-request.fixture.ts'
import { parseAccepted } from './parse-reply.ts'
import { outcomeOf, post } from './send.ts'

const reply = { message: '', reference: 'Q-7K3M9', receipt: '/r/abc', dueAt: '' }

describe('what the server answered', () => {
  test.each([
    [200, JSON.stringify(reply)],
    [200, '{}'],
    [200, '{"success":true}'],
    [201, '{"message":"Thanks"}'],
    [200, '"ok"'],
    [200, 'OK'],
    [200, ''],
    [204, ''],
  ])('is accepted with any OK answer: %i %s', (code, body) => {
    expect(outcomeOf(code, body, parseAccepted).status).toBe('accepted')
  })

  test.each(['<html>Sign in to use Wi-Fi', '\uFEFF\n<!doctype html>'])(
    'is none of ours where it is a page: %j',
    (body) => {
      expect(outcomeOf(200, body, parseAccepted)).toEqual({ status: 'refused', code: 200 })
    },
  )

  test('is refused with its reason and its problems, where it gives any', () => {
    const body = { error: 'Please correct the marked fields.', fields: { email: 'Wrong' } }

    expect(outcomeOf(400, JSON.stringify(body), parseAccepted)).toEqual({ status: 'refused', code: 400, ...body })
    expect(outcomeOf(502, '<html>Bad gateway', parseAccepted)).toEqual({ status: 'refused', code: 502 })
    expect(outcomeOf(503, JSON.stringify(reply), parseAccepted)).toEqual({ status: 'refused', code: 503 })
  })
})

describe('a send that does not move', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    fakeRequests()
  })

  test('has failed after a minute without a byte or an answer, and is ended', async () => {
    const ended = vi.fn()
    post('/api/quote', {}, parseAccepted).then(ended)
    const request = FakeRequest.last()

    await vi.advanceTimersByTimeAsync(59_000)
    request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 })
    await vi.advanceTimersByTimeAsync(59_000)
    expect(ended).not.toHaveBeenCalled()

    await vi.advanceTimersByTimeAsync(1_000)
    expect(ended).toHaveBeenCalledExactlyOnceWith({ status: 'unreachable' })
    expect(request.isAborted).toBe(true)
  })

  test('is forgotten once it is answered', async () => {
    const outcome = post('/api/quote', {}, parseAccepted)
    const request = FakeRequest.last()
    request.answer(200, reply)

    await vi.advanceTimersByTimeAsync(120_000)
    expect(await outcome).toEqual({ status: 'accepted', reply })
    expect(request.isAborted).toBe(false)
  })
})
