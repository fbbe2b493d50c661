/** "19 hours 22 minutes": how long until an instant, in words; undefined once it has passed. Both in ms since the epoch. */
export function leftUntil(due: number, now: number): string | undefined {
  const minutes = Math.floor((due - now) / 60_000)
  if (minutes < 0) return undefined
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  if (days > 0) return `${count(days, 'day')} ${count(hours, 'hour')}`
  if (hours > 0) return `${count(hours, 'hour')} ${count(minutes % 60, 'minute')}`
  return count(minutes, 'minute')
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}
