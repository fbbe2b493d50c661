import { durationInWords } from '../../../contract/promise.ts'
import type { Calendar, PromiseTerm } from '../../../contract/time/business-hours.ts'
import { briefTime, clockTime } from '../../../contract/time/moment.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** What week-clock.ts reads from the chart. */
export interface Week extends Calendar {
  promise: PromiseTerm
}

interface WeekChartProps {
  week: Week
  /** Whose time it is. */
  city: string
  /** How soon the desk replies while it is open: "1 hour". */
  target: string
}

/** One week in the company's time zone, with the hours when the desk is open. */
export function WeekChart({ week, city, target }: WeekChartProps) {
  const { days, opens, closes } = week.hours
  const [from, to] = [hourOf(opens), hourOf(closes)]
  const latest = durationInWords(week.promise)
  return (
    <figure
      className="week"
      data-week={JSON.stringify(week)}
      style={{ '--within': `"within ${target}"`, '--at-latest': `"within ${latest}"` }}
    >
      <p className="week-due">
        <span className="mono" data-now="">
          Whenever you send it
        </span>
        <b data-due="">Within {latest}</b>
        <span>An engineer has answered by then, if you send it now.</span>
      </p>
      <p className="week-scale mono" aria-hidden="true">
        {[0, from, to, 24].map((hour) => (
          <span key={hour} style={{ left: `${hour / 0.24}%` }}>
            {hour}
          </span>
        ))}
      </p>
      <div className="week-days">
        {DAYS.map((day, index) => {
          const isOpen = days.includes(index + 1)
          return (
            <div key={day} className="week-day" data-open={isOpen || undefined}>
              <p className="week-name">
                <span className="max-sm:hidden">{day}</span>
                <abbr title={day} className="no-underline sm:hidden">
                  {day.slice(0, 1)}
                </abbr>
              </p>
              <div className="week-hours">
                {isOpen && <span style={{ left: `${from / 0.24}%`, right: `${100 - to / 0.24}%` }} />}
              </div>
              <p className="mono week-note">
                {isOpen ? `${briefTime(clockTime(opens))}-${briefTime(clockTime(closes))}` : 'closed'}
              </p>
            </div>
          )
        })}
        <span className="week-now" />
      </div>
      <p className="week-note-below mono" aria-hidden="true">
        {city} time, hour of the day. Orange: your hour.
      </p>
      <figcaption className="week-key">
        <span>
          <i className="week-key-open" aria-hidden="true" /> The desk is open: a reply within {target}
        </span>
        <span>
          <i className="week-key-shut" aria-hidden="true" /> At any other hour: within {latest}, questions taken 24/7
        </span>
        <span data-week-key="">
          <i className="week-key-now" aria-hidden="true" /> Now
        </span>
      </figcaption>
    </figure>
  )
}

/** Hours since midnight of a time like "09:30". */
function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}
