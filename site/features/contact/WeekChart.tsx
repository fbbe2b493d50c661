const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface WeekChartProps {
  /** 1 is Monday. */
  days: readonly number[]
  /** Like "09:00". */
  opens: string
  closes: string
  timeZone: string
  /** Whose time it is. */
  city: string
  /** Undefined where the desk's own target is no number of hours. */
  targetHours: number | undefined
  /** How soon the desk replies while it is open, "1 hour", and at the latest, "24 hours". */
  target: string
  latest: string
}

/** One week in the company's time zone, with the hours when the desk is open. */
export function WeekChart(props: WeekChartProps) {
  const { days, opens, closes, timeZone, city, targetHours, target, latest } = props
  const [from, to] = [hourOf(opens), hourOf(closes)]
  return (
    <figure
      className="week"
      data-week={timeZone}
      data-open={`${days.join('')} ${from} ${to} ${targetHours ?? 'later'}`}
      style={{ '--within': `"within ${target}"`, '--at-latest': `"within ${latest}"` }}
    >
      <p className="week-due">
        <span className="mono" data-due-now="">
          Whenever you send it
        </span>
        <b data-due="">{latest}</b> <span className="mono" data-due-day="" />
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
              <p className="mono week-note">{isOpen ? `${clock(from)}-${clock(to)}` : 'closed'}</p>
            </div>
          )
        })}
        <span className="week-now" hidden />
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
        <span data-week-key="" hidden>
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

/** "9 AM": whole hours, as the company's hours are. */
function clock(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}
