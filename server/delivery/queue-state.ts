/** What an operator asks of a queue, of emails or of webhooks. */
export interface QueueState {
  waiting: number
  /** How many of those that wait met an error. */
  failing: number
  dead: number
  /** How long the oldest one has waited, ms; 0 when none waits. */
  oldestMs: number
  /** The error of the one whose next try is the latest. */
  lastError?: string | undefined
}

/** Counts rows that wait or were given up, the one whose next try is the latest first. */
export function tally(rows: readonly { state: string; lastError: string | null }[]): Omit<QueueState, 'oldestMs'> {
  const waiting = rows.filter(({ state }) => state === 'waiting')
  return {
    waiting: waiting.length,
    failing: waiting.filter(({ lastError }) => lastError !== null).length,
    dead: rows.length - waiting.length,
    lastError: rows.find(({ lastError }) => lastError !== null)?.lastError ?? undefined,
  }
}

/** The shortest beginning of an id that stands for the whole id, in characters. */
const SHORTEST = 4

/** Whether a text can be the beginning of an id of an email or a webhook. */
export function isIdBeginning(text: string): boolean {
  return text.length >= SHORTEST && /^[0-9a-f-]+$/i.test(text)
}
