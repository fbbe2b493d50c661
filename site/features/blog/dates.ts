/** `2025-01-14` as "January 14, 2025". Read and written in UTC, so that no time zone changes the day. */
export function longDay(day: string): string {
  return format(day, 'long')
}

/** As "Jan 14, 2025". */
export function shortDay(day: string): string {
  return format(day, 'short')
}

// Made once: a format costs twenty times as much as its use, and a listing prints a thousand days.
const FORMATS = { long: formatWith('long'), short: formatWith('short') }

function format(day: string, month: 'long' | 'short'): string {
  return FORMATS[month].format(new Date(`${day}T12:00:00Z`))
}

function formatWith(month: 'long' | 'short'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month, day: 'numeric', year: 'numeric' })
}
