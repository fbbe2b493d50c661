/** `2025-01-14` as "January 14, 2025". A day has no time zone, so it is read and written in one. */
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
