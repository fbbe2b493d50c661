/** `2025-01-14` as "January 14, 2025". Read and written in UTC, so that no time zone changes the day. */
export function longDay(day: string): string {
  return format(day, 'long')
}

/** As "Jan 14, 2025". */
export function shortDay(day: string): string {
  return format(day, 'short')
}

function format(day: string, month: 'long' | 'short'): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month,
    day: 'numeric',
    year: 'numeric',
  })
}
