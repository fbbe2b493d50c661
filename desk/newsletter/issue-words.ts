import { brief, momentOf } from '../../contract/time/moment.ts'

/** "1,284". */
export function number(value: number): string {
  return value.toLocaleString('en-US')
}

/** "Mar", and "March" with `long`. */
export function month(instant: string, timeZone: string, length: 'short' | 'long' = 'short'): string {
  const name = momentOf(Date.parse(instant), timeZone).month
  return length === 'long' ? name : brief(name)
}

/** "about 11 minutes", of so many emails. */
export function duration(emails: number, perMinute: number): string {
  const minutes = Math.max(1, Math.ceil(emails / perMinute))
  if (minutes < 90) return `about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`
  return `about ${Math.round(minutes / 60)} hours`
}

/** "1 subscriber", "1,276 subscribers". */
export function subscribers(count: number): string {
  return `${number(count)} subscriber${count === 1 ? '' : 's'}`
}

/** "18 kB". */
export function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))} kB`
}
