import * as time from '../../contract/time/moment.ts'

// How the desk tells an instant, by what is left of it at `now`. The words are those of contract/time.

/** "3:00 PM". */
export const clock = told(time.timeOf)

/** "3 PM" on the hour, else "3:05 PM". */
export const shortClock = told(time.briefTime)

/** "March 2, 2028". */
export const longDate = told(time.longDate)

/** "Mar 2", with the year where it is not that of `now`. */
export const shortDate = toldAt(time.briefDate)

/** "Tue, Mar 3, 2:18 PM EST": the clock at the foot. */
export const fullMoment = told(time.momentInShort)

export const weekday = told((moment) => time.brief(moment.weekday))

/** "today 10:12 AM", "Tue 8:19 AM" within a week, else "Nov 18, 8:19 AM". */
export const moment = toldAt(time.sinceInWords)

/** What stands under a figure in the list: "3:00 PM" for today and tomorrow, later "Wed 6 PM" or "Mar 12". */
export const dueInList = toldAt(time.dueInList)

/** "today, 3:00 PM", "tomorrow, 9:23 AM", "Friday, 6:00 PM", "March 12, 6:00 PM". */
export const dueInDetail = toldAt(time.dueInDetail)

function told(words: (moment: time.Moment) => string) {
  return (instant: number, timeZone: string) => words(time.momentOf(instant, timeZone))
}

function toldAt(words: (moment: time.Moment) => string) {
  return (instant: number, timeZone: string, now: number) => words(time.momentOf(instant, timeZone, now))
}
