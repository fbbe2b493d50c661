const DAY = 24 * 60 * 60_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar and clock of an instant in a time zone. `weekday` 1 is Monday, 7 is Sunday. */
export interface LocalTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  weekday: number
}

export function localTime(instant: number, timeZone: string): LocalTime {
  const wall = new Date(instant + offsetAt(instant, timeZone))
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    weekday: wall.getUTCDay() || 7,
  }
}

/** The first instant of the calendar day `days` after that of `instant`. ms since the epoch. */
export function midnightAfter(instant: number, timeZone: string, days = 1): number {
  const wall = instant + offsetAt(instant, timeZone)
  return instantOf((Math.floor(wall / DAY) + days) * DAY, timeZone)
}

/** The instant at which clocks in the zone show `wall`, which is given as if it were UTC. */
export function instantOf(wall: number, timeZone: string): number {
  const first = wall - offsetAt(wall, timeZone)
  // The clock may change between the guess and the instant.
  return wall - offsetAt(first, timeZone)
}

/** By how much clocks in the zone are ahead of UTC, ms. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(timeZone, format)
  }
  return format
}
