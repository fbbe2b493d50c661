import { dueInShort, dueInWords, momentInWords } from '../../contract/due.ts'
import type { SubmissionTable } from '../database/schema.ts'

/** From this distance on, a weekday alone could mean two days, ms. */
const WEEKDAY_IS_CLEAR_MS = 6 * 24 * 60 * 60_000

type Dates = Pick<SubmissionTable, 'receivedAt' | 'dueAt'>

/** The due time as "Tuesday 3:00 PM EST", with the date when the weekday alone is not clear. */
export function dueLong({ receivedAt, dueAt }: Dates, timeZone: string): string {
  return isNear(receivedAt, dueAt) ? dueInWords(new Date(dueAt), timeZone) : momentInWords(new Date(dueAt), timeZone)
}

/** The due time as "Tue 3:00 PM", with the date when the weekday alone is not clear. */
export function dueShort({ receivedAt, dueAt }: Dates, timeZone: string): string {
  return isNear(receivedAt, dueAt) ? dueInShort(new Date(dueAt), timeZone) : momentInWords(new Date(dueAt), timeZone)
}

function isNear(receivedAt: number, dueAt: number): boolean {
  return dueAt - receivedAt < WEEKDAY_IS_CLEAR_MS
}
