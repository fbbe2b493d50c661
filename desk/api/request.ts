import type { DeskNotSent } from '../../contract/desk/conversation.ts'

/** The server refused, or could not be reached (`status` 0). `message` is for a person. */
export class RequestFault extends Error {
  override readonly name = 'RequestFault'
  readonly status: number
  /** What was written since, where an answer was refused for that. */
  readonly newer: readonly string[]

  constructor(status: number, message: string, newer: readonly string[] = []) {
    super(message)
    this.status = status
    this.newer = newer
  }
}

/** Whether a request may have been carried out all the same: it was not refused. */
export function isLost(error: unknown): boolean {
  return !(error instanceof RequestFault && error.status >= 400 && error.status < 500)
}

/** @throws RequestFault */
export async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  return send<T>(path, { signal: signal ?? null })
}

/** @throws RequestFault */
export async function sendJson<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T> {
  const content =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return send<T>(path, { method, ...content })
}

/** Sends a file as the body, with its name in the query. @throws RequestFault */
export async function sendFile<T>(path: string, file: File): Promise<T> {
  const headers = { 'content-type': 'application/octet-stream' }
  const unread = () => Promise.reject(new RequestFault(0, `${file.name} cannot be read. Please choose it again.`))
  // A folder, or a file that was moved meanwhile.
  await file.slice(0, 1).arrayBuffer().catch(unread)
  return send<T>(`${path}?name=${encodeURIComponent(file.name)}`, { method: 'POST', headers, body: file })
}

async function send<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(path, init).catch((error: Error) => {
    if (error.name === 'AbortError') throw error
    throw new RequestFault(0, 'The desk’s server does not answer. What you did last may not be stored.')
  })
  const text = await response.text()
  const answer = jsonIn(text)
  if (response.ok && (answer !== undefined || text === '')) return answer as T // the contract types each route's answer
  // A proxy in front of the desk answers with its own page, some as if all were well.
  if (answer === undefined && (response.ok || response.status === 401 || response.status === 403))
    throw new RequestFault(
      401,
      'You are not signed in any more. Load this page again; what you typed stays in this tab.',
    )
  // Every refusal of the API has this shape.
  const { error = `The server answered ${response.status}.`, newer } = (answer ?? {}) as Partial<DeskNotSent>
  throw new RequestFault(response.status, error, newer)
}

/** Undefined for text that is no JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
