import type { Problems } from '../../../contract/form.ts'
import type { Accepted, Subscribed, Uploaded } from '../../../contract/reply.ts'

export type Json = Record<string, unknown>

/** What an answer to a form tells; '' for what it does not tell: the panel shows what it knows. */
export function parseAccepted({ message, reference, receipt, dueAt }: Json): Accepted {
  return { message: text(message), reference: text(reference), receipt: text(receipt), dueAt: text(dueAt) }
}

/** The answer to a newsletter address. */
export function parseSubscribed({ message }: Json): Subscribed {
  return { message: text(message) }
}

/** The answer to an upload: its token, or ''. */
export function parseUploaded({ upload }: Json): Uploaded {
  return { upload: text(upload) }
}

/** A refusal's reason and its problems by field. What is no text is left out. */
export function parseRefused({ error, fields }: Json): { error?: string; fields?: Problems } {
  const problems = isObject(fields)
    ? Object.entries(fields).filter((entry): entry is [string, string] => isFilled(entry[1]))
    : []
  return { ...(isFilled(error) && { error }), ...(problems.length > 0 && { fields: Object.fromEntries(problems) }) }
}

/** Undefined where the text is no JSON object. */
export function parseJson(body: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The entries that are text, such as those of a form without its files. */
export function textsOf(entries: Iterable<[string, unknown]>): Record<string, string> {
  return Object.fromEntries([...entries].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
