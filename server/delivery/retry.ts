import { cutLine } from '../../contract/limits.ts'
import { HOUR_MS } from '../../contract/time/units.ts'

// When a delivery that failed is tried again: emails and webhooks alike.

/** The first pause between two tries. It doubles with each try, up to the longest. Ms. */
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 2 * HOUR_MS
/** No next try and no lease is further ahead: the longest pause and a quarter. Ms. */
export const MAX_AHEAD_MS = LONGEST_PAUSE_MS * 1.25
/** After so many tries, about a day, a delivery is dead: the desk must look at it. */
export const TRIES = 20

/** How much longer a lease lasts than a delivery may take: time to prepare it and to store its state. Ms. */
export const LEASE_SLACK_MS = 60_000

/** Ms until the next try: doubling, up to a quarter more or less. */
export function pause(attempts: number, random: () => number): number {
  const whole = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1))
  return Math.round(whole * (0.75 + random() / 2))
}

/** An error as it is stored with a delivery: one line, 500 characters at most. */
export function errorText(error: unknown): string {
  return cutLine(error instanceof Error ? error.message : String(error), 500)
}
