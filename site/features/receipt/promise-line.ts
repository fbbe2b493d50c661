import type { Receipt } from '../../../contract/receipt.ts'
import { brief, briefTime, momentOf } from '../../../contract/time/moment.ts'
import { HOUR_MS } from '../../../contract/time/units.ts'

/** The ticks of a line no longer than this, in ms, are hours of the day; those of a longer one are days of the week. */
const HOURS_UP_TO = 36 * HOUR_MS
/** The line has this many equal stretches; a promise of a day has a tick every six hours. */
const STRETCHES = 4

type Moments = Pick<Receipt, 'receivedAt' | 'openedAt' | 'answeredAt' | 'dueAt'>

/**
 * What stands on the line from received (0) to due (1): the events, how far it is, and the ticks with their words. A moment
 * after the due time stands at the line's end.
 */
export function promiseLine({ receivedAt, openedAt, answeredAt, dueAt }: Moments, now: number, timeZone: string) {
  const [start, end] = [Date.parse(receivedAt), Date.parse(dueAt)]
  const share = (instant: number) => Math.min(1, Math.max(0, (instant - start) / (end - start)))
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
    reached: last.share,
    ticks: Array.from({ length: STRETCHES + 1 }, (_, index) => {
      const instant = start + (index / STRETCHES) * (end - start)
      const moment = momentOf(instant, timeZone)
      const isEnd = index === 0 || index === STRETCHES
      return {
        share: index / STRETCHES,
        words: isDay ? briefTime(moment) : brief(moment.weekday),
        day: isDay && isEnd ? moment.weekday : undefined,
      }
    }),
  }
}
