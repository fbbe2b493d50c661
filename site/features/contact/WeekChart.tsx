const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface WeekChartProps {
  /** 1 is Monday. */
  days: readonly number[]
  /** Like "09:00". */
  opens: string
  closes: string
  timeZone: string
  /** How soon the desk replies while it is open, "1 hour", and at the latest, "24 hours". */
  target: string
  latest: string
}

/** One week in the company's time zone, with the hours when the desk is open. */
export function WeekChart({ days, opens, closes, timeZone, target, latest }: WeekChartProps) {
  const [from, to] = [hourOf(opens), hourOf(closes)]
  return (
    <figure className="week" data-week={timeZone}>
      <div className="week-days">
        {DAYS.map((day, index) => {
          const isOpen = days.includes(index + 1)
          return (
            <div key={day} className="week-day">
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

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}

/** "9 AM": whole hours, as the company's hours are. */
function clock(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}
