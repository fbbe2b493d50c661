import { randomUUID } from 'node:crypto'

/** In every error answer that a route gives. */
export const REQUEST_ID_HEADER = 'X-Request-Id'

/**
 * A request's name in the log and in its answer, 12 hex digits. It is always our own: what a client sends as its id
 * would stand in the log.
 */
export function newRequestId(): string {
  // Its last group is random, and Node makes many of them at once.
  return randomUUID().slice(-12)
}

/** For a person who sees a fault and writes to us about it. */
export function requestWords(id: string): string {
  return `If you write to us about this, please name request ${id}.`
}
