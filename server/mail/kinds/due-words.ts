import { dayInWords, dueInWords, type Moment, momentOf } from '../../../contract/time/moment.ts'
import type { SubmissionTable } from '../../database/schema.ts'
import type { Head } from '../email-content.ts'

/** The due time as it was promised: its words are those of the moment of receipt, whenever the email is written. */
export function dueOf({ receivedAt, dueAt }: Pick<SubmissionTable, 'receivedAt' | 'dueAt'>, timeZone: string): Moment {
  return momentOf(dueAt, timeZone, receivedAt)
}

/** The due time at an email's head, also as a sounding: "Answer by Tuesday", 3, 00, "PM EST". */
export function dueHead(due: Moment): Pick<Head, 'due' | 'sounding'> {
  const { hour: large, minute: small, dayPeriod, timeZoneName } = due
  const sounding = { above: `Answer by ${dayInWords(due)}`, large, small, after: `${dayPeriod} ${timeZoneName}` }
  return { due: dueInWords(due), sounding }
}
