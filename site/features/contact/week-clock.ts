import { dueAfterHours, isOpenAt } from '../../../contract/time/business-hours.ts'
import { type Moment, momentOf, zonedTime } from '../../../contract/time/moment.ts'
import { DAY_MS, MINUTE_MS } from '../../../contract/time/units.ts'
import { localTime } from '../../../contract/time/zone.ts'
import type { Week } from './WeekChart.tsx'

// Marks the present time on the week chart, in the company's time zone, and says when the answer is due. Without script
// there is no mark, and the words name the promise, as they always do for one in business days: the form's island can
// count these (site/form/DueNow.tsx), and this script runs before anything is touched, so it stays small.

// The page has it all, as WeekChart.tsx made it.
const chart = document.querySelector('[data-week]') as HTMLElement
const week = JSON.parse(chart.dataset.week as string) as Week
const { timeZone, promise } = week
/** Hours for which a weekday alone names one day. A longer promise keeps its words. */
const WEEKDAY_IS_CLEAR = 144

function show() {
  const now = Date.now()
  // The epoch began on a Thursday.
  const days = Date.parse(`${localTime(now, timeZone)}Z`) / DAY_MS + 3
  chart.style.cssText += `--day:${Math.floor(days % 7)};--hour:${(days % 1) * 24}`
  tell('now', `${brief(momentOf(now, timeZone))}, the desk is ${isOpenAt(week, now) ? 'open' : 'closed'}`)
  if ('hours' in promise && promise.hours < WEEKDAY_IS_CLEAR) {
    tell('due', brief(momentOf(dueAfterHours(promise, now), timeZone)))
  }
}

function brief(moment: Moment) {
  return `${moment.weekday} ${zonedTime(moment)}`
}

function tell(name: string, words: string) {
  chart.querySelector(`[data-${name}]`)?.replaceChildren(words)
}

show()
setInterval(show, MINUTE_MS)
