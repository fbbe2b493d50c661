/** When the desk is open, and how soon it answers then. */
export interface DeskHours {
  timeZone: string
  /** 1 is Monday: "12345". */
  days: string
  /** Hours of the day, 9.5 for 9:30. */
  from: number
  to: number
  /** How many hours an answer takes while the desk is open; without it only the longest promise counts. */
  target?: number
}

/** A moment by the company's clock. */
export interface DeskMoment {
  weekday: string
  /** 0 is Monday. */
  day: number
  /** Hours since midnight. */
  hours: number
  /** "3:18", "PM", "EST". */
  time: string
  half: string
  zone: string
}

/** The longest promise of every form that asks a question, hours. */
const LONGEST = 24
const HOUR_MS = 3_600_000

/** By when an engineer has answered what is sent at `now`, ms since the epoch. */
export function answerBy(
  now: number,
  desk: DeskHours,
): { sent: DeskMoment; isOpen: boolean; due: DeskMoment; soon: boolean } {
  const sent = deskMoment(now, desk.timeZone)
  const isOpen = desk.days.includes(String(sent.day + 1)) && sent.hours >= desk.from && sent.hours < desk.to
  // Close to the end of the day the desk's own target may fall after hours: then the promise of every form counts.
  const soon = isOpen && desk.target !== undefined && sent.hours + desk.target <= desk.to
  const wait = soon && desk.target !== undefined ? desk.target : LONGEST
  return { sent, isOpen, due: deskMoment(now + wait * HOUR_MS, desk.timeZone), soon }
}

function deskMoment(at: number, timeZone: string): DeskMoment {
  const of = (options: Intl.DateTimeFormatOptions): Partial<Record<string, string>> =>
    Object.fromEntries(
      new Intl.DateTimeFormat('en-US', { timeZone, ...options })
        .formatToParts(at)
        .map(({ type, value }) => [type, value]),
    )
  const { weekday = '', hour, minute } = of({ weekday: 'long', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
  const clock = of({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
  return {
    weekday,
    day: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(weekday.slice(0, 3)),
    hours: Number(hour) + Number(minute) / 60,
    time: `${clock.hour}:${clock.minute}`,
    half: clock.dayPeriod ?? '',
    zone: clock.timeZoneName ?? '',
  }
}
