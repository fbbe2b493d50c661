import { vi } from 'vitest'

export interface SentRequest {
  method: string
  path: string
  body: unknown
}

/**
 * Stands in for the desk's server in a test: keeps what was asked, and answers with what `answer` gives. An error is a
 * server that cannot be reached, a promise one that takes its time.
 */
export function fakeServer(answer: (request: SentRequest) => object | Error): SentRequest[] {
  const requests: SentRequest[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const request = { method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined }
    requests.push(request)
    const given = await answer(request)
    if (given instanceof Error) throw given
    return given instanceof Response ? given : Response.json(given)
  })
  return requests
}
