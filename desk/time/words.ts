import { midnightAfter } from './zone.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** "3:00 PM". */
export function clock(instant: number, timeZone: string): string {
  return format(instant, timeZone, { hour: 'numeric', minute: '2-digit' })
}

/** "3 PM" on the hour, else "3:05 PM". */
export function shortClock(instant: number, timeZone: string): string {
  return clock(instant, timeZone).replace(':00', '')
}

/** "March 2, 2028". */
export function longDate(instant: number, timeZone: string): string {
  return format(instant, timeZone, { year: 'numeric', month: 'long', day: 'numeric' })
}

/** "Mar 2", with the year where it is not that of `now`. */
export function shortDate(instant: number, timeZone: string, now: number): string {
  const sameYear = yearOf(instant, timeZone) === yearOf(now, timeZone)
  return format(instant, timeZone, { month: 'short', day: 'numeric', ...(sameYear ? {} : { year: 'numeric' }) })
}

/** "Tue, Mar 3, 2:18 PM EST": the clock at the foot. */
export function fullMoment(instant: number, timeZone: string): string {
  return format(instant, timeZone, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}

/** "today 10:12 AM", "Tue 8:19 AM" within a week, else "Nov 18, 8:19 AM". */
export function moment(instant: number, timeZone: string, now: number): string {
  if (dayDistance(instant, timeZone, now) === 0) return `today ${clock(instant, timeZone)}`
  return `${dayName(instant, timeZone, now)} ${clock(instant, timeZone)}`
}

/** What stands under a figure in the list: "3:00 PM" for today and tomorrow, later "Wed 6 PM" or "Mar 12". */
export function dueInList(instant: number, timeZone: string, now: number): string {
  const days = dayDistance(instant, timeZone, now)
  if (days <= 1 && days >= 0) return clock(instant, timeZone)
  if (days > 1 && days < 6) return `${weekday(instant, timeZone)} ${shortClock(instant, timeZone)}`
  if (days < 0 && days > -6) return `${weekday(instant, timeZone)} ${shortClock(instant, timeZone)}`
  return shortDate(instant, timeZone, now)
}

/** "today, 3:00 PM", "tomorrow, 9:23 AM", "Friday, 6:00 PM", "March 12, 6:00 PM". */
export function dueInDetail(instant: number, timeZone: string, now: number): string {
  const days = dayDistance(instant, timeZone, now)
  const day =
    days === 0
      ? 'today'
      : days === 1
        ? 'tomorrow'
        : days === -1
          ? 'yesterday'
          : days > 1 && days < 6
            ? format(instant, timeZone, { weekday: 'long' })
            : shortDate(instant, timeZone, now)
  return `${day}, ${clock(instant, timeZone)}`
}

export function weekday(instant: number, timeZone: string): string {
  return format(instant, timeZone, { weekday: 'short' })
}

/** Calendar days from `now` to an instant: 0 is today, 1 tomorrow. */
function dayDistance(instant: number, timeZone: string, now: number): number {
  const days = midnightAfter(instant, timeZone, 0) - midnightAfter(now, timeZone, 0)
  return Math.round(days / (24 * 60 * 60_000))
}

function dayName(instant: number, timeZone: string, now: number): string {
  const days = Math.abs(dayDistance(instant, timeZone, now))
  return days < 6 ? weekday(instant, timeZone) : `${shortDate(instant, timeZone, now)},`
}

function yearOf(instant: number, timeZone: string): string {
  return format(instant, timeZone, { year: 'numeric' })
}

function format(instant: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = timeZone + JSON.stringify(options)
  let found = formats.get(key)
  if (!found) {
    found = new Intl.DateTimeFormat('en-US', { timeZone, ...options })
    formats.set(key, found)
  }
  return found.format(instant)
}
