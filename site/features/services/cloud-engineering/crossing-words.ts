const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** A count at the beginning of a sentence; from ten on in figures. */
export function spelled(count: number): string {
  return NUMBERS[count] ?? String(count)
}

/** "2026-05-06" plus so many days as "May 20". */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toLocaleDateString('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' })
}
