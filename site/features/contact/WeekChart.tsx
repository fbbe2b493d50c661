import { durationInWords } from '../../../contract/promise.ts'
import type { Calendar, PromiseTerm } from '../../../contract/time/business-hours.ts'
import { briefTime, clockTime } from '../../../contract/time/moment.ts'
import { HOUR_MS } from '../../../contract/time/units.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** What week-clock.ts reads from the chart. */
export interface Week extends Calendar {
  promise: PromiseTerm
  /** So long the desk must stay open to reply by its target, ms. */
  target: number
}

interface WeekChartProps {
  week: Omit<Week, 'target'>
  /** How soon the desk replies while it is open. */
  target: PromiseTerm
  /** Whose time it is. */
  city: string
}

/** One week in the company's time zone, a row a day: the desk's hours, the present minute, and the one that is promised. */
export function WeekChart({ week, target, city }: WeekChartProps) {
  const { days, opens, closes } = week.hours
  const [from, to] = [hourOf(opens), hourOf(closes)]
  const [soon, latest] = [durationInWords(target), durationInWords(week.promise)]
  // As `meetsTarget` counts, which is too large for a script before the first touch.
  const data: Week = { ...week, target: 'hours' in target ? target.hours * HOUR_MS - 1 : 0 }
  return (
    <div
      className="week [--gap:3px] [--name:1.75rem] [--row:1.5rem] sm:[--gap:4px] sm:[--name:7rem] sm:[--row:2.875rem] lg:contents"
      data-week={JSON.stringify(data)}
      style={{ '--within': `"within ${soon}"`, '--at-latest': `"within ${latest}"` }}
    >
      <p className="week-due">
        <span className="block text-small text-muted-deep" data-now="">
          Whenever you send it
        </span>
        <b data-due="">Within {latest}</b>
        <span className="block text-small text-muted-deep">
          An engineer has answered by then, if you send it now.{' '}
          {'hours' in target && <span className="invisible [[data-usual]_&]:visible">Usually within {soon}.</span>}
        </span>
      </p>
      <figure className="mt-6 bg-deep [box-shadow:0_0_0_100vmax_var(--color-deep)] [clip-path:inset(0_-100vmax)] lg:self-center lg:bg-transparent lg:[box-shadow:none] lg:[clip-path:none] lg:[grid-area:1/2/5/3]">
        <p
          className="*:absolute *:top-2 *:-translate-x-1/2 *:whitespace-nowrap *:first:translate-x-0 *:last:-translate-x-full mono relative ml-(--name) h-8 text-muted-deep"
          aria-hidden="true"
        >
          {['00:00', opens, closes, '24:00'].map((clock) => (
            <span key={clock} style={{ left: `${hourOf(clock) / 0.24}%` }}>
              {hourOf(clock) % 24 === 0 ? '12 AM' : briefTime(clockTime(clock))}
            </span>
          ))}
        </p>
        <div className="week-days @container relative grid gap-(--gap)">
          {DAYS.map((day, index) => (
            <div
              key={day}
              className="grid relative grid-cols-[var(--name)_minmax(0,1fr)]"
              data-closed={days.includes(index + 1) ? undefined : ''}
            >
              <p className="text-small leading-(--row)">
                <span className="max-sm:hidden">{day}</span>
                <abbr title={day} className="no-underline sm:hidden">
                  {day.slice(0, 1)}
                </abbr>
              </p>
              <div className="relative h-(--row) bg-water-6">
                <span
                  className="absolute inset-y-0 bg-shoal [[data-closed]_&]:hidden"
                  style={{ left: `${from / 0.24}%`, right: `${100 - to / 0.24}%` }}
                />
              </div>
              <p className="sr-only">
                <span className="[[data-closed]_&]:hidden">
                  {`${briefTime(clockTime(opens))}-${briefTime(clockTime(closes))}`}
                </span>
                <span className="hidden [[data-closed]_&]:inline">closed</span>
              </p>
            </div>
          ))}
          <span className="week-now" />
          <span className="week-promised" />
        </div>
        <figcaption className="pt-3 pb-6 text-small text-shoal lg:pt-4 lg:pb-0 lg:pl-(--name)">
          One row a day, in {city} time. Pale: the desk is open and replies within {soon}. At any other hour: within{' '}
          {latest}, questions taken 24/7. <span data-week-key="">White: now. Orange: the minute that we promise.</span>
        </figcaption>
      </figure>
    </div>
  )
}

/** Hours since midnight of a time like "09:30". */
function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}
