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

/**
 * The due time as a sounding: "Answer by Tuesday", 3, 00, "PM EST". With the date when the weekday alone is not clear.
 */
export function dueSounding({ receivedAt, dueAt }: Dates, timeZone: string) {
  const words = dueInWords(new Date(dueAt), new Date(receivedAt), timeZone)
  const [, day = '', hour = '', minute = '', after = ''] = /^(.*?),? (\d+):(\d+) (.*)$/.exec(words) ?? []
  return { above: `Answer by ${day}`, large: hour, small: minute, after }
}
