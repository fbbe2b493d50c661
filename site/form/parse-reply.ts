import type { Problems } from '../../contract/form.ts'
import type { Accepted, Subscribed, Uploaded } from '../../contract/reply.ts'

export type Json = Record<string, unknown>

/**
 * The server's answer to a form, or undefined where it is none: a network that asks to sign in answers 200, too. Only
 * the reference is required: the panel does without the rest.
 */
export function parseAccepted({ message, reference, receipt, dueAt }: Json): Accepted | undefined {
  if (!isFilled(reference)) return undefined
  return { message: text(message), reference, receipt: text(receipt), dueAt: text(dueAt) }
}

/** The answer to a newsletter address. */
export function parseSubscribed({ message }: Json): Subscribed | undefined {
  return typeof message === 'string' ? { message } : undefined
}

/** The answer to an upload: its token. */
export function parseUploaded({ upload }: Json): Uploaded | undefined {
  return isFilled(upload) ? { upload } : undefined
}

/** A refusal's reason and its problems by field. What is no text is left out. */
export function parseRefused({ error, fields }: Json): { error?: string; fields?: Problems } {
  const problems = isObject(fields)
    ? Object.entries(fields).filter((entry): entry is [string, string] => isFilled(entry[1]))
    : []
  return {
    ...(isFilled(error) && { error }),
    ...(problems.length > 0 && { fields: Object.fromEntries(problems) }),
  }
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

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
