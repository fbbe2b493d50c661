import type { Accepted, Refused } from '../../contract/reply.ts'

/** What became of a sending. `refused` without `error`: the server answered something that is not its JSON. */
export type Outcome =
  | { status: 'accepted'; reply: Accepted }
  | { status: 'refused'; code: number; error?: string; fields?: Record<string, string> }
  | { status: 'unreachable' }
  | { status: 'cancelled' }

export interface Sending {
  /** Part of the body that has left, 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
  headers?: Record<string, string>
}

/**
 * Posts a form and never throws. XMLHttpRequest rather than fetch: only it tells how much of an upload has left.
 */
export function post(
  url: string,
  body: FormData | object,
  { onProgress, signal, headers = {} }: Sending = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('Accept', 'application/json')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total)
    request.onload = () => resolve(outcomeOf(request))
    request.onerror = () => resolve({ status: 'unreachable' })
    request.ontimeout = () => resolve({ status: 'unreachable' })
    request.onabort = () => resolve({ status: 'cancelled' })
    signal?.addEventListener('abort', () => request.abort())
    if (body instanceof FormData) {
      request.send(body)
    } else {
      request.setRequestHeader('Content-Type', 'application/json')
      request.send(JSON.stringify(body))
    }
  })
}

function outcomeOf(request: XMLHttpRequest): Outcome {
  const body = read(request.responseText)
  const isOk = request.status >= 200 && request.status < 300
  // A network that asks to sign in answers 200 with a page of its own: what did not reach our server is not sent.
  // The server's own replies have the contract's shape, and nothing is done with a field that is missing.
  if (isOk && body !== undefined) return { status: 'accepted', reply: body as unknown as Accepted }
  const { error, fields } = (body ?? {}) as Partial<Refused>
  return {
    status: 'refused',
    code: request.status,
    error: typeof error === 'string' && error !== '' ? error : undefined,
    fields,
  }
}

/** Undefined where it is no JSON object. */
function read(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
