/** "Mon 3:00 PM", in the company's time zone. */
export function shortMoment(instant: string | number, timeZone: string): string {
  return new Date(instant).toLocaleString('en-US', { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' })
}
