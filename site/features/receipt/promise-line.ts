import type { Receipt } from '../../../contract/receipt.ts'
import { type Calendar, closedHours, type Interval } from '../../../contract/time/business-hours.ts'
import { brief, briefTime, momentOf } from '../../../contract/time/moment.ts'
import { HOUR_MS } from '../../../contract/time/units.ts'

/** The ticks of a line no longer than this, in ms, are hours of the day; those of a longer one are days of the week. */
const HOURS_UP_TO = 36 * HOUR_MS
/** The line has this many equal stretches; a promise of a day has a tick every six hours. */
const STRETCHES = 4

type Moments = Pick<Receipt, 'receivedAt' | 'openedAt' | 'answeredAt' | 'dueAt'>

/**
 * What stands on the line from received (0) to due, or to what came after it (1): the events, how far it is, and the ticks with
 * their words. After the due time only both ends have words. On a line of hours, when the desk is open.
 */
export function promiseLine({ receivedAt, openedAt, answeredAt, dueAt }: Moments, now: number, calendar: Calendar) {
  const [start, due] = [Date.parse(receivedAt), Date.parse(dueAt)]
  const end = Math.max(due, answeredAt ? Date.parse(answeredAt) : now)
  const share = (instant: number) => Math.max(0, (instant - start) / (end - start))
  const mark = (kind: 'received' | 'opened' | 'now' | 'answered', instant: number) => ({
    kind,
    instant,
    share: share(instant),
  })
  const last = answeredAt ? mark('answered', Date.parse(answeredAt)) : mark('now', now)
  const opened = openedAt ? [mark('opened', Date.parse(openedAt))] : []
  const isDay = end - start <= HOURS_UP_TO
  return {
    marks: [mark('received', start), ...opened, last],
    last,
    due: share(due),
    open: isDay ? openHours(start, end, calendar).map(({ from, to }) => ({ from: share(from), to: share(to) })) : [],
    ticks: Array.from({ length: STRETCHES + 1 }, (_, index) => {
      const instant = start + (index / STRETCHES) * (end - start)
      const moment = momentOf(instant, calendar.timeZone)
      const isEnd = index === 0 || index === STRETCHES
      return {
        share: index / STRETCHES,
        words: end > due && !isEnd ? '' : isDay ? briefTime(moment) : brief(moment.weekday),
        day: isDay && isEnd ? moment.weekday : undefined,
      }
    }),
  }
}

/** What lies between the closed hours. */
function openHours(from: number, to: number, calendar: Calendar): Interval[] {
  const closed = [{ from, to: from }, ...closedHours(from, to, calendar), { from: to, to }]
  return closed
    .slice(1)
    .map((next, index) => ({ from: closed[index]?.to ?? from, to: next.from }))
    .filter((interval) => interval.to > interval.from)
}
