import { expect, test } from 'vitest'
import { fakeServer } from '../fake-server.fixture.ts'
import { getJson, sendJson } from './request.ts'

test('what is sent is JSON, and an answer without words is none', async () => {
  const requests = fakeServer(() => new Response(null, { status: 204 }))

  expect(await sendJson('PUT', '/api/notes/1', { text: 'Two people are free.' })).toBeUndefined()
  expect(await sendJson('DELETE', '/api/notes/1')).toBeUndefined()

  expect(requests).toEqual([
    { method: 'PUT', path: '/api/notes/1', body: { text: 'Two people are free.' } },
    { method: 'DELETE', path: '/api/notes/1', body: undefined },
  ])
})

test.each([
  ['in the server’s words', () => Response.json({ error: 'Your name?' }, { status: 403 }), 403, /^Your name\?$/],
  ['by its status where a proxy answered', () => new Response('<h1>Bad', { status: 502 }), 502, /answered 502/],
  ['as a sign-in that has ended', () => new Response('<h1>Sign in', { status: 403 }), 401, /not signed in any more/],
  ['as such where the page comes with 200', () => new Response('<h1>Sign in'), 401, /not signed in any more/],
  ['as a server that is away', () => new TypeError('Failed to fetch'), 0, /does not answer/],
])('a refusal is told %s', async (_how, answer, status, message) => {
  fakeServer(answer)

  const fault = { name: 'RequestFault', status, message: expect.stringMatching(message) }
  await expect(getJson('/api/overview')).rejects.toMatchObject(fault)
})

test('a question that nobody waits for any more is no fault', async () => {
  fakeServer(() => new DOMException('Aborted', 'AbortError'))

  await expect(getJson('/api/overview')).rejects.toMatchObject({ name: 'AbortError' })
})
