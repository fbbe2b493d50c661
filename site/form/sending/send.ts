import type { Problems } from '../../../contract/form.ts'
import type { Accepted } from '../../../contract/reply.ts'
import { type Json, parseJson, parseRefused } from './parse-reply.ts'

/**
 * How a send ended. `unreachable`: no answer came, so nobody knows whether the server has it. `unreadable`: files changed
 * or vanished after they were chosen, so nothing was sent; a problem for each field. `cancelled`: the visitor stopped it.
 */
export type Outcome<T = Accepted> =
  | { status: 'accepted'; reply: T }
  | { status: 'refused'; code: number; error?: string; fields?: Problems }
  | { status: 'unreachable' }
  | { status: 'unreadable'; fields: Problems }
  | { status: 'cancelled' }

/** A send that moves no byte and gets no answer for so long has failed, in ms. The server answers within seconds. */
const STALLED_AFTER_MS = 60_000

export interface SendOptions {
  /** Part of the body that has left, 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
  headers?: Record<string, string>
}

/** Posts a form and never throws. XMLHttpRequest, because fetch does not tell how much of an upload has left. */
export function post<T>(
  url: string,
  body: FormData | object,
  parse: (reply: Json) => T,
  { onProgress, signal, headers = {} }: SendOptions = {},
): Promise<Outcome<T>> {
  return new Promise((settle) => {
    const request = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout> | undefined
    const resolve = (outcome: Outcome<T>) => {
      clearTimeout(stalled)
      settle(outcome)
    }
    const watch = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => {
        resolve({ status: 'unreachable' })
        request.abort()
      }, STALLED_AFTER_MS)
    }
    request.open('POST', url)
    request.setRequestHeader('Accept', 'application/json')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      watch()
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    request.onload = () => resolve(outcomeOf(request.status, request.responseText, parse))
    request.onerror = () => resolve({ status: 'unreachable' })
    request.onabort = () => resolve({ status: 'cancelled' })
    signal?.addEventListener('abort', () => request.abort())
    watch()
    const isForm = body instanceof FormData
    if (!isForm) request.setRequestHeader('Content-Type', 'application/json')
    request.send(isForm ? body : JSON.stringify(body))
  })
}

/**
 * What a status and a body mean. An OK answer is success, whatever it tells (specification 11.7.4). Only a page where JSON
 * was asked for is none: a network that wants the visitor to sign in answers 200, too.
 */
export function outcomeOf<T>(code: number, body: string, parse: (reply: Json) => T): Outcome<T> {
  const json = parseJson(body) ?? {}
  if (code < 200 || code >= 300) return { status: 'refused', code, ...parseRefused(json) }
  return body.trimStart().startsWith('<') ? { status: 'refused', code } : { status: 'accepted', reply: parse(json) }
}
