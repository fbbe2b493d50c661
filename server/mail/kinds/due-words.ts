import { dayInWords, type Moment, momentOf } from '../../../contract/time/moment.ts'
import type { SubmissionTable } from '../../database/schema.ts'
import type { Head } from '../email-content.ts'

/** The due time as it was promised: its words are those of the moment of receipt, whenever the email is written. */
export function dueOf({ receivedAt, dueAt }: Pick<SubmissionTable, 'receivedAt' | 'dueAt'>, timeZone: string): Moment {
  return momentOf(dueAt, timeZone, receivedAt)
}

/** The due time as a sounding: "Answer by Tuesday", 3, 00, "PM EST". */
export function dueSounding(due: Moment): NonNullable<Head['sounding']> {
  const { hour, minute, dayPeriod, timeZoneName } = due
  return { above: `Answer by ${dayInWords(due)}`, large: hour, small: minute, after: `${dayPeriod} ${timeZoneName}` }
}
