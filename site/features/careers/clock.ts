/** The hours of several working days, two by two, from when the first begins until the last has ended. */
export function scaleOf(shifts: readonly { from: number; to: number }[]) {
  const first = Math.min(...shifts.map(({ from }) => from))
  const last = Math.ceil((Math.max(...shifts.map(({ to }) => to)) - first) / 2) * 2 + first
  return { first, last, hours: Array.from({ length: (last - first) / 2 + 1 }, (_, index) => first + index * 2) }
}

/** "10 AM", for an hour of the day. */
export function clock(hour: number): string {
  if (hour === 12) return 'noon'
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}
