import { expect, test, vi } from 'vitest'
import { readJson } from './read-json.ts'

test('a read joins its key by slashes, sends credentials and gives the JSON', async () => {
  const fetched = vi.fn(async () => Response.json({ status: 'opened' }))
  vi.stubGlobal('fetch', fetched)

  expect(await readJson(['/api/receipts', 'abc'])).toEqual({ status: 'opened' })
  expect(fetched).toHaveBeenCalledWith('/api/receipts/abc', { credentials: 'include' })
})

test('a failed read says its status and its body, 401 included', async () => {
  vi.stubGlobal('fetch', async () => new Response('no such receipt', { status: 401 }))

  await expect(readJson(['/x'])).rejects.toThrow('401: no such receipt')
})

test('a failed read without a body says its status text', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404, statusText: 'Not Found' }))

  await expect(readJson(['/x'])).rejects.toThrow('404: Not Found')
})

test('a read that knows an earlier reply gives nothing where that has not changed', async () => {
  const fetched = vi.fn(async (_url: string, init: RequestInit) =>
    new Headers(init.headers).get('If-None-Match') === '"a"'
      ? new Response(null, { status: 304 })
      : Response.json({ status: 'opened' }),
  )
  vi.stubGlobal('fetch', fetched)

  expect(await readJson(['/x'], '"before"')).toEqual({ status: 'opened' })
  expect(await readJson(['/x'], '"a"')).toBeUndefined()
})
