/** "2026-05-06" plus so many days as "May 20". */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toLocaleDateString('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' })
}
