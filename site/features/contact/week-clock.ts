import { dueAfterHours, isBusinessDay, isOpenAt } from '../../../contract/time/business-hours.ts'
import { type Moment, momentOf, zonedTime } from '../../../contract/time/moment.ts'
import { DAY_MS, MINUTE_MS } from '../../../contract/time/units.ts'
import { dayOf, localTime, weekdayOf } from '../../../contract/time/zone.ts'
import type { Week } from './WeekChart.tsx'

// Marks the present time on the week chart, in the company's time zone, and says when the answer is due. Without script
// there is no mark, and the words name the promise, as they always do for one in business days: the form's island can
// count these (site/form/DueNow.tsx), and this script runs before anything is touched, so it stays small.

// The page has it all, as WeekChart.tsx made it.
const chart = document.querySelector('[data-week]') as HTMLElement
const week = JSON.parse(chart.dataset.week as string) as Week
const { timeZone, promise } = week
const rows = chart.querySelectorAll('.week-days > div')

function show() {
  const now = Date.now()
  mark('', now)
  // The rows are today's and those of the six days that come. On a holiday one is as that of a Sunday.
  for (let ahead = 7; ahead--; ) {
    const day = dayOf(now + ahead * DAY_MS, timeZone)
    rows[weekdayOf(day) - 1]?.toggleAttribute('data-closed', !isBusinessDay(week, day))
  }
  const isOpen = isOpenAt(week, now)
  tell('now', `${brief(momentOf(now, timeZone))}, the desk is ${isOpen ? 'open' : 'closed'}`)
  chart.toggleAttribute('data-usual', isOpen && isOpenAt(week, now + week.target))
  // For less than six days a weekday alone names one day. A longer promise keeps its words.
  if ('hours' in promise && promise.hours < 144) {
    const due = dueAfterHours(promise, now)
    mark('due-', due)
    tell('due', brief(momentOf(due, timeZone)))
  }
}

/** Sets where a moment stands on the chart: its row from Monday, and its hour. The epoch began on a Thursday. */
function mark(name: string, at: number) {
  const days = Date.parse(`${localTime(at, timeZone)}Z`) / DAY_MS + 3
  chart.style.cssText += `--${name}day:${Math.floor(days % 7)};--${name}hour:${(days % 1) * 24}`
}

function brief(moment: Moment) {
  return `${moment.weekday} ${zonedTime(moment)}`
}

/** Each word in an element of its own: the styles print the time larger. The words are our own. */
function tell(name: string, words: string) {
  ;(chart.querySelector(`[data-${name}]`) as Element).innerHTML = words.replace(/\S+ ?/g, '<b>$&</b>')
}

show()
setInterval(show, MINUTE_MS)
