/** "10 AM", for an hour of the day. */
export function clock(hour: number): string {
  if (hour === 12) return 'noon'
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}
