import { dueInShort, dueInWords } from '../../contract/due.ts'
import type { SubmissionTable } from '../database/schema.ts'

type Dates = Pick<SubmissionTable, 'receivedAt' | 'dueAt'>

/** The due time as "Tuesday 3:00 PM EST", with the date when the weekday alone is not clear. */
export function dueLong({ receivedAt, dueAt }: Dates, timeZone: string): string {
  return dueInWords(new Date(dueAt), new Date(receivedAt), timeZone)
}

/** The due time as "Tue 3:00 PM", with the date when the weekday alone is not clear. */
export function dueShort({ receivedAt, dueAt }: Dates, timeZone: string): string {
  return dueInShort(new Date(dueAt), new Date(receivedAt), timeZone)
}
