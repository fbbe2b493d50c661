import * as time from '../../contract/time/moment.ts'

// How the desk tells an instant, by what is left of it at `now`. The words are those of contract/time.

/** "3:00 PM". */
export function clock(instant: number, timeZone: string): string {
  return time.timeOf(time.momentOf(instant, timeZone))
}

/** "3 PM" on the hour, else "3:05 PM". */
export function shortClock(instant: number, timeZone: string): string {
  return time.briefTime(time.momentOf(instant, timeZone))
}

/** "March 2, 2028". */
export function longDate(instant: number, timeZone: string): string {
  return time.longDate(time.momentOf(instant, timeZone))
}

/** "Mar 2", with the year where it is not that of `now`. */
export function shortDate(instant: number, timeZone: string, now: number): string {
  return time.briefDate(time.momentOf(instant, timeZone, now))
}

/** "Tue, Mar 3, 2:18 PM EST": the clock at the foot. */
export function fullMoment(instant: number, timeZone: string): string {
  return time.momentInShort(time.momentOf(instant, timeZone))
}

export function weekday(instant: number, timeZone: string): string {
  return time.brief(time.momentOf(instant, timeZone).weekday)
}

/** "today 10:12 AM", "Tue 8:19 AM" within a week, else "Nov 18, 8:19 AM". */
export function moment(instant: number, timeZone: string, now: number): string {
  return time.sinceInWords(time.momentOf(instant, timeZone, now))
}

/** What stands under a figure in the list: "3:00 PM" for today and tomorrow, later "Wed 6 PM" or "Mar 12". */
export function dueInList(instant: number, timeZone: string, now: number): string {
  return time.dueInList(time.momentOf(instant, timeZone, now))
}

/** "today, 3:00 PM", "tomorrow, 9:23 AM", "Friday, 6:00 PM", "March 12, 6:00 PM". */
export function dueInDetail(instant: number, timeZone: string, now: number): string {
  return time.dueInDetail(time.momentOf(instant, timeZone, now))
}
