/** "Tuesday 3:00 PM EST": a due time in the visitor's words, in the company's time zone (specification 1.3.11). */
export function dueInWords(due: Date, timeZone: string): string {
  const { weekday, hour, minute, dayPeriod, timeZoneName } = parts(due, timeZone, 'long')
  return `${weekday} ${hour}:${minute} ${dayPeriod} ${timeZoneName}`
}

/** "Tue 3:00 PM", as the subject of the desk's letter has it (specification 16.2.2). */
export function dueInShort(due: Date, timeZone: string): string {
  const { weekday, hour, minute, dayPeriod } = parts(due, timeZone, 'short')
  return `${weekday} ${hour}:${minute} ${dayPeriod}`
}

/** "Monday, March 2, 3:00 PM EST". */
export function momentInWords(moment: Date, timeZone: string): string {
  const { weekday, month, day, hour, minute, dayPeriod, timeZoneName } = parts(moment, timeZone, 'long')
  return `${weekday}, ${month} ${day}, ${hour}:${minute} ${dayPeriod} ${timeZoneName}`
}

function parts(moment: Date, timeZone: string, weekday: 'long' | 'short'): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday,
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return Object.fromEntries(format.formatToParts(moment).map((part) => [part.type, part.value]))
}
